import { createHashRouter, type RouteObject, type SiteRouter } from 'shared/router';
import { FederatedArea } from './federation/federated-area.tsx';
import { SiteFailure } from './layout/site-failure.tsx';
import { SiteLayout } from './layout/site-layout.tsx';
import { preparedRoute } from './navigation/prepared-route.tsx';
import { OWN_SCREENS } from './own-screens.tsx';

/** Every address of the site (spec part 1 §2). */
export const SITE_ROUTES: RouteObject[] = [
  {
    element: <SiteLayout />,
    errorElement: <SiteFailure />,
    children: [...OWN_SCREENS, { path: '*', element: <FederatedArea /> }].map(preparedRoute),
  },
];

/** The site's one router. Addresses are after the `#` (spec part 1 §2). */
export function createSiteRouter(): SiteRouter {
  return createHashRouter(SITE_ROUTES);
}
