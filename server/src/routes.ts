import type { RouteModule } from './http/app-context.ts';
import { siteRoutes } from './site/routes.ts';

/** The route modules of the server, one a domain. */
export const ROUTE_MODULES: readonly RouteModule[] = [siteRoutes];
