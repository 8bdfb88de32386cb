import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, type ReactNode } from 'react';
import { RouterProvider } from 'shared/router';
import { createMemoryRouter } from 'shared/router/test-support';
import { AppTheme } from '../theme/app-theme.tsx';

/** Shows pieces of the kit with their look and a router around them, and a person to use them. */
export function renderKit(children: ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: children }]);
  const view = render(
    <StrictMode>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </StrictMode>,
  );
  return { ...view, user: userEvent.setup(), address: () => router.state.location.pathname };
}
