import type { RouteModule } from '../platform/http/app-context.ts';
import type { CatalogueContext } from '../catalogue/context.ts';
import type { IdentityContext } from '../identity/context.ts';

/** What the routes of projects, plans and all below them need, and those that read them. */
export type TrackerContext = IdentityContext & CatalogueContext;

/** A module of routes of this layer. */
export type TrackerRoutes = RouteModule<TrackerContext>;
