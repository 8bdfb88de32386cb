import { StrictMode, useMemo } from 'react';
import { RouterProvider, type SiteRouter } from 'shared/router';
import { AppTheme } from 'shared/ui';
import { renderedRouter, WholeRouter } from './navigation/rendered-router.ts';

/** The whole site: its look and its one router. */
export function App({ router }: { router: SiteRouter }) {
  const rendered = useMemo(() => renderedRouter(router), [router]);
  return (
    <StrictMode>
      <AppTheme>
        <WholeRouter value={router}>
          <RouterProvider router={rendered} />
        </WholeRouter>
      </AppTheme>
    </StrictMode>
  );
}
