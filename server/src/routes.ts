import { accountRoutes } from './accounts/routes.ts';
import { assignmentPreviewRoutes } from './assignment-preview/routes.ts';
import { configurationRoutes } from './configuration/routes.ts';
import { distributionProductRoutes } from './es-cells/distribution-product-routes.ts';
import { esCellRoutes } from './es-cells/routes.ts';
import { exportRoutes } from './exports/routes.ts';
import { geneListChangeRoutes } from './gene-lists/change-routes.ts';
import { geneListExportRoutes } from './gene-lists/export-routes.ts';
import { geneListImportRoutes } from './gene-lists/import/routes.ts';
import { geneListRoutes } from './gene-lists/routes.ts';
import { geneRoutes } from './genes/routes.ts';
import type { RouteModule } from './http/app-context.ts';
import { outboxRoutes } from './mail/routes.ts';
import { metricsRoutes } from './metrics/routes.ts';
import { mutationBatchRoutes } from './mutations/batch-routes.ts';
import { mutationRoutes } from './mutations/routes.ts';
import { outsideRoutes } from './outside/routes.ts';
import { outcomeRoutes } from './outcomes/routes.ts';
import { peopleAccessRoutes } from './people/access-routes.ts';
import { peopleAdministrationRoutes } from './people/administration-routes.ts';
import { ownAccountRoutes } from './people/own-account-routes.ts';
import { peopleRoutes } from './people/routes.ts';
import { permissionRoutes } from './permissions/routes.ts';
import { personalTokenRoutes } from './personal-tokens/routes.ts';
import { phenotypingRoutes } from './phenotyping/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { productionOverlapRoutes } from './production-numbers/overlap-routes.ts';
import { productionNumberRoutes } from './production-numbers/routes.ts';
import { projectOverviewRoutes } from './project-overview/routes.ts';
import { projectSearchRoutes } from './project-search/routes.ts';
import { projectChangeRoutes } from './projects/change-routes.ts';
import { projectRoutes } from './projects/routes.ts';
import { reportOverviewRoutes } from './report-overview/routes.ts';
import { liveReportRoutes } from './reports/live/routes.ts';
import { storedReportRoutes } from './reports/stored/routes.ts';
import { securityLogRoutes } from './security-log/routes.ts';
import { ownSessionRoutes } from './sessions/own-sessions-routes.ts';
import { sessionRoutes } from './sessions/routes.ts';
import { signInServiceRoutes } from './sign-in-service/routes.ts';
import { siteHealthRoutes } from './site-health/routes.ts';
import { siteRoutes } from './site/routes.ts';
import { startingPointRoutes } from './starting-points/routes.ts';
import { workGroupRoutes } from './work-groups/routes.ts';

/** The route modules of the server, one a domain. */
export const ROUTE_MODULES: readonly RouteModule[] = [
  sessionRoutes,
  signInServiceRoutes,
  ownSessionRoutes,
  personalTokenRoutes,
  peopleRoutes,
  ownAccountRoutes,
  peopleAdministrationRoutes,
  peopleAccessRoutes,
  accountRoutes,
  outboxRoutes,
  securityLogRoutes,
  siteHealthRoutes,
  metricsRoutes,
  permissionRoutes,
  configurationRoutes,
  geneRoutes,
  esCellRoutes,
  distributionProductRoutes,
  outsideRoutes,
  projectRoutes,
  projectChangeRoutes,
  projectOverviewRoutes,
  assignmentPreviewRoutes,
  startingPointRoutes,
  planRoutes,
  outcomeRoutes,
  mutationRoutes,
  mutationBatchRoutes,
  projectSearchRoutes,
  exportRoutes,
  phenotypingRoutes,
  workGroupRoutes,
  geneListRoutes,
  geneListChangeRoutes,
  geneListImportRoutes,
  geneListExportRoutes,
  productionNumberRoutes,
  productionOverlapRoutes,
  liveReportRoutes,
  storedReportRoutes,
  reportOverviewRoutes,
  siteRoutes,
];
