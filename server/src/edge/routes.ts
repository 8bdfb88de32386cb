import type { TrackerRoutes } from '../tracker/context.ts';
import { accountRoutes } from '../identity/accounts/routes.ts';
import { assignmentPreviewRoutes } from '../tracker/assignment-preview/routes.ts';
import { bulkJobRoutes } from '../tracker/bulk/routes.ts';
import { importRoutes } from '../tracker/bulk/import/routes.ts';
import { changeFeedRoutes } from '../reading/change-feed/routes.ts';
import { configurationRoutes } from '../catalogue/configuration/routes.ts';
import { distributionProductRoutes } from '../catalogue/es-cell-repository/distribution-product-routes.ts';
import { esCellRoutes } from '../catalogue/es-cell-repository/routes.ts';
import { exportRoutes } from '../reading/exports/routes.ts';
import { followRoutes, mailSubscriptionRoutes } from '../reading/following/routes.ts';
import { geneFeedRoutes } from '../reading/gene-feed/routes.ts';
import { geneListRoutes, geneListChangeRoutes } from '../reading/gene-lists/routes.ts';
import { geneListExportRoutes } from '../reading/gene-lists/export-routes.ts';
import { geneListImportRoutes } from '../reading/gene-lists/import/routes.ts';
import { geneRoutes } from '../catalogue/genes/routes.ts';
import { geneSuggestionRoutes } from '../reading/gene-suggestions/routes.ts';
import { genePageRoutes } from '../reading/gene-page/routes.ts';
import { invitationRoutes } from '../identity/people/invitation-routes.ts';
import { leavingRoutes } from '../reading/leaving/routes.ts';
import { myWorkRoutes } from '../reading/my-work/routes.ts';
import { noticeRoutes } from '../reading/notices/routes.ts';
import { outboxRoutes } from '../identity/outbox/routes.ts';
import { metricsRoutes } from '../platform/metrics/routes.ts';
import { forecastRoutes } from '../tracker/forecast/routes.ts';
import { mutationBatchRoutes } from '../tracker/mutations/batch-routes.ts';
import { mutationRoutes } from '../tracker/mutations/routes.ts';
import { externalServiceRoutes } from '../catalogue/external-services/routes.ts';
import { outcomeRoutes } from '../tracker/outcomes/routes.ts';
import { peopleAdministrationRoutes } from '../identity/people/administration-routes.ts';
import { peopleRoutes } from '../identity/people/routes.ts';
import { permissionRoutes } from '../identity/permissions/routes.ts';
import { personalTokenRoutes } from '../identity/personal-tokens/routes.ts';
import { phenotypingRoutes } from '../tracker/phenotyping/routes.ts';
import { planRoutes } from '../tracker/plans/routes.ts';
import { productionOverlapRoutes } from '../reading/production-numbers/overlap-routes.ts';
import { productionNumberRoutes } from '../reading/production-numbers/routes.ts';
import { projectOverviewRoutes } from '../reading/project-overview/routes.ts';
import { projectSearchRoutes, searchedIdentifierRoutes } from '../reading/project-search/routes.ts';
import { projectRoutes, projectChangeRoutes } from '../tracker/projects/routes.ts';
import { reportOverviewRoutes } from '../reading/report-overview/routes.ts';
import { liveReportRoutes } from '../reading/reports/live/routes.ts';
import { reportMaintenanceRoutes } from '../reading/reports/stored/maintenance-routes.ts';
import { statusPathRoutes } from '../catalogue/state-machines/routes.ts';
import { storedReportRoutes } from '../reading/reports/stored/routes.ts';
import { recordAtRoutes } from '../tracker/record-at/routes.ts';
import { releaseRoutes } from '../identity/releases/routes.ts';
import { savedViewRoutes } from '../tracker/saved-views/routes.ts';
import { securityLogRoutes } from '../identity/security-log/routes.ts';
import { ownSessionRoutes } from '../identity/sessions/own-sessions-routes.ts';
import { severalReadsRoutes } from '../identity/several-reads/routes.ts';
import { sessionRoutes } from '../identity/sessions/routes.ts';
import { signInServiceRoutes } from '../identity/sign-in-service/routes.ts';
import { siteHealthRoutes } from '../reading/site-health/routes.ts';
import { siteStatusRoutes } from '../reading/site-status/routes.ts';
import { siteRoutes } from '../platform/site/routes.ts';
import { startingPointRoutes } from '../tracker/starting-points/routes.ts';
import { webhookRoutes } from '../reading/webhooks/routes.ts';
import { workGroupRoutes } from '../identity/work-groups/routes.ts';

/** The route modules of the server, one a domain. */
export const ROUTE_MODULES: readonly TrackerRoutes[] = [
  sessionRoutes,
  signInServiceRoutes,
  ownSessionRoutes,
  severalReadsRoutes,
  personalTokenRoutes,
  peopleRoutes,
  peopleAdministrationRoutes,
  invitationRoutes,
  accountRoutes,
  outboxRoutes,
  securityLogRoutes,
  releaseRoutes,
  siteHealthRoutes,
  siteStatusRoutes,
  metricsRoutes,
  permissionRoutes,
  configurationRoutes,
  statusPathRoutes,
  geneRoutes,
  geneSuggestionRoutes,
  genePageRoutes,
  geneFeedRoutes,
  esCellRoutes,
  distributionProductRoutes,
  externalServiceRoutes,
  projectRoutes,
  projectChangeRoutes,
  projectOverviewRoutes,
  recordAtRoutes,
  assignmentPreviewRoutes,
  startingPointRoutes,
  planRoutes,
  outcomeRoutes,
  mutationRoutes,
  mutationBatchRoutes,
  projectSearchRoutes,
  searchedIdentifierRoutes,
  exportRoutes,
  phenotypingRoutes,
  forecastRoutes,
  workGroupRoutes,
  geneListRoutes,
  geneListChangeRoutes,
  geneListImportRoutes,
  geneListExportRoutes,
  productionNumberRoutes,
  productionOverlapRoutes,
  liveReportRoutes,
  storedReportRoutes,
  reportMaintenanceRoutes,
  reportOverviewRoutes,
  myWorkRoutes,
  changeFeedRoutes,
  followRoutes,
  mailSubscriptionRoutes,
  noticeRoutes,
  leavingRoutes,
  webhookRoutes,
  bulkJobRoutes,
  importRoutes,
  savedViewRoutes,
  siteRoutes,
];
