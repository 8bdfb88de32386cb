import { createHashRouter, type RouteObject, type SiteRouter } from 'shared/router';
import { lazyScreen } from 'shared/ui';
import { authenticationRoutes } from './authentication/routes.tsx';
import { FederatedArea } from './federation/federated-area.tsx';
import { SiteFailure } from './layout/site-failure.tsx';
import { SiteLayout } from './layout/site-layout.tsx';

// In its own file, so that the first page does not carry it.
const gallery = lazyScreen(async () => (await import('shared/ui-gallery')).GalleryPage);

/** The shell's own screens; every other address belongs to a remote (spec part 1 §2). */
export const SITE_ROUTES: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <SiteFailure />,
    children: [
      ...authenticationRoutes,
      { path: '/gallery', element: <gallery.Screen /> },
      { path: '*', element: <FederatedArea /> },
    ],
  },
];

/** The site's one router. Addresses are after the `#` (spec part 1 §2). */
export function createSiteRouter(): SiteRouter {
  return createHashRouter(SITE_ROUTES);
}
