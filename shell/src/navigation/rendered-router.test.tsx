import { act, render, screen } from '@testing-library/react';
import { Outlet, RouterProvider, useBlocker, useLocation } from 'shared/router';
import { createMemoryRouter } from 'shared/router/test-support';
import { NavigationProgress } from './navigation-progress.tsx';
import { renderedRouter, WholeRouter } from './rendered-router.ts';

let showNext: () => void;
const onRender = jest.fn();

function Screen() {
  const { pathname } = useLocation();
  onRender();
  const blocker = useBlocker(({ nextLocation }) => nextLocation.pathname === '/refused');
  return (
    <h1>
      {pathname} {blocker.state}
    </h1>
  );
}

function openSite() {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <NavigationProgress />
          <Outlet />
        </>
      ),
      children: [
        { path: '/', element: <Screen /> },
        {
          path: '*',
          element: <Screen />,
          loader: () =>
            new Promise<null>((resolve) => {
              showNext = () => resolve(null);
            }),
        },
      ],
    },
  ]);
  render(
    <WholeRouter value={router}>
      <RouterProvider router={renderedRouter(router)} />
    </WholeRouter>,
  );
  return router;
}

const heading = () => screen.getByRole('heading', { level: 1 });

test('a screen is not rendered again because the next one is waited for, which shows after a while', async () => {
  jest.useFakeTimers();
  const router = openSite();
  onRender.mockClear();
  let arrival: Promise<void> | undefined;
  act(() => {
    arrival = router.navigate('/next');
  });
  act(() => jest.advanceTimersByTime(200));
  expect(screen.getByRole('status')).toHaveTextContent('Loading the next page…');
  expect(onRender).not.toHaveBeenCalled();

  await act(async () => {
    showNext();
    await arrival;
  });
  expect(heading()).toHaveTextContent('/next');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  jest.useRealTimers();
});

test('a screen hears that it holds somebody back', async () => {
  const router = openSite();
  await act(() => router.navigate('/refused'));
  expect(heading()).toHaveTextContent('/ blocked');
});

test('a place that the router has gone to while the site was rendered for the first time is shown', async () => {
  const router = createMemoryRouter([{ path: '*', element: null }]);
  // Others follow it before, and hear of it.
  router.subscribe(() => undefined);
  const rendered = renderedRouter(router);
  expect(rendered.state.location.pathname).toBe('/');
  await router.navigate('/next');
  const places: string[] = [];
  rendered.subscribe(({ location }) => places.push(location.pathname));
  expect(places).toEqual(['/next']);
});
