import { lazy, Suspense, type ComponentType } from 'react';
import { createHashRouter, type RouteObject, type SiteRouter } from 'shared/router';
import { LoadingState } from 'shared/ui';
import { authenticationRoutes } from './authentication/routes.tsx';
import { FederatedArea } from './federation/federated-area.tsx';
import { SiteFailure } from './layout/site-failure.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

/** A screen of the shell in a file of its own, so that the first page does not carry it. */
function lazyScreen(load: () => Promise<ComponentType>) {
  const Screen = lazy(async () => ({ default: await load() }));
  return (
    <Suspense fallback={<LoadingState />}>
      <Screen />
    </Suspense>
  );
}

/** The shell's own screens; every other address belongs to a remote (spec part 1 §2). */
export const SITE_ROUTES: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <SiteFailure />,
    children: [
      ...authenticationRoutes,
      { path: '/gallery', element: lazyScreen(async () => (await import('shared/ui-gallery')).GalleryPage) },
      { path: '*', element: <FederatedArea /> },
    ],
  },
];

/** The site's one router. Addresses live after the `#` (spec part 1 §2). */
export function createSiteRouter(): SiteRouter {
  return createHashRouter(SITE_ROUTES);
}
