import type { RouteModule } from './http/app-context.ts';

/** The route modules of the API, one a domain. */
export const ROUTE_MODULES: readonly RouteModule[] = [];
