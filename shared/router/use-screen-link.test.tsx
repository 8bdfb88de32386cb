import { fireEvent, render, screen } from '@testing-library/react';
import { RouterProvider, useScreenLink } from './index.ts';
import { createMemoryRouter } from './test-support/index.ts';

function LinkTo({ to, state }: { to: string; state?: unknown }) {
  const { href, follow } = useScreenLink(to);
  return (
    <a href={href} onClick={(event) => follow(event, state)}>
      There
    </a>
  );
}

function openAt(to: string, state?: unknown) {
  const router = createMemoryRouter([{ path: '*', element: <LinkTo to={to} state={state} /> }]);
  render(<RouterProvider router={router} />);
  return router;
}

test('leads there within the page, with what the history entry carries', () => {
  const router = openAt('/projects?page=2', { from: 'here' });
  const link = screen.getByRole('link', { name: 'There' });
  expect(link).toHaveAttribute('href', '/projects?page=2');
  fireEvent.click(link);
  expect(router.state.location).toMatchObject({
    pathname: '/projects',
    search: '?page=2',
    state: { from: 'here' },
  });
  expect(router.state.historyAction).toBe('PUSH');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  '%j is the browser’s',
  (press) => {
    const router = openAt('/projects');
    // What the browser does then, jsdom cannot.
    document.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(screen.getByRole('link'), press);
    expect(router.state.location.pathname).toBe('/');
  },
);

test('a link to where one is makes no further entry in the history', () => {
  const here = new URL(window.location.href);
  const router = openAt(`${here.pathname}${here.search}`);
  fireEvent.click(screen.getByRole('link'));
  expect(router.state.historyAction).toBe('REPLACE');
});
