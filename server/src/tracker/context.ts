import type { RouteModule } from '../platform/http/app-context.ts';
import type { CatalogueContext } from '../catalogue/context.ts';
import type { IdentityContext } from '../identity/context.ts';
import type { UsualDays } from './usual-times/usual-times.ts';

/** What the routes of projects, plans and all below them need, and those that read them. */
export interface TrackerContext extends IdentityContext, CatalogueContext {
  /** How long plans usually stay at a status. */
  usualDays: () => Promise<UsualDays>;
}

/** A module of routes of this layer. */
export type TrackerRoutes = RouteModule<TrackerContext>;
