import { StrictMode } from 'react';
import { RouterProvider, type SiteRouter } from 'shared/router';
import { AppTheme } from 'shared/ui';

/** The whole site: its look and its one router. */
export function App({ router }: { router: SiteRouter }) {
  return (
    <StrictMode>
      <AppTheme>
        <RouterProvider router={router} />
      </AppTheme>
    </StrictMode>
  );
}
