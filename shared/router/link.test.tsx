import type { ReactElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import { Link, RouterProvider } from './index.ts';
import { createMemoryRouter } from './test-support/index.ts';

function open(link: ReactElement) {
  const router = createMemoryRouter([{ path: '*', element: link }]);
  render(<RouterProvider router={router} />);
  // What the browser does with what is left to it, jsdom cannot.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'There' }));
  return router.state.location;
}

test('goes to its screen, with what the history entry carries, and keeps its look', () => {
  const onClick = jest.fn();
  const link = (
    <Link to="/genes/Rfx7?tab=1" state={{ from: 'here' }} className="gt-link" onClick={onClick}>
      There
    </Link>
  );
  expect(open(link)).toMatchObject({ pathname: '/genes/Rfx7', search: '?tab=1', state: { from: 'here' } });
  expect(screen.getByRole('link')).toHaveClass('gt-link');
  expect(screen.getByRole('link')).toHaveAttribute('href', '/genes/Rfx7?tab=1');
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('what its press does can hold it back', () => {
  const link = (
    <Link to="/genes/Rfx7" onClick={(event) => event.preventDefault()}>
      There
    </Link>
  );
  expect(open(link).pathname).toBe('/');
});

test('a link to a new tab leaves this page where it is', () => {
  const link = (
    <Link to="/genes/Rfx7" target="_blank" rel="noopener">
      There
    </Link>
  );
  expect(open(link).pathname).toBe('/');
});
