import type { PlatformContext, RouteModule } from '../platform/http/app-context.ts';
import type { ExternalServices } from './external-services/external-services.ts';

/** What the routes of genes, reference data and the ES cell repository need. */
export interface CatalogueContext extends PlatformContext {
  /** Guides, positions on another build, orthologs: what external services know. */
  externalServices: ExternalServices;
}

/** A module of routes of this layer. */
export type CatalogueRoutes = RouteModule<CatalogueContext>;
