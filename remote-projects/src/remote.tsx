import { defineRemote, lazyRoute } from 'shared/remote';
import { lazyScreen } from 'shared/ui';

const list = lazyScreen(async () => (await import('./list/managed-projects-page.tsx')).ManagedProjectsPage);
const detail = lazyScreen(async () => (await import('./detail/project-detail-page.tsx')).ProjectDetailPage);
const history = lazyScreen(
  async () => (await import('./history/project-history-page.tsx')).ProjectHistoryPage,
);
const creation = lazyScreen(
  async () => (await import('./creation/project-creation-page.tsx')).ProjectCreationPage,
);
const spreadsheet = lazyScreen(async () => (await import('./import/import-page.tsx')).ImportPage);
const views = lazyScreen(async () => (await import('./views/views-page.tsx')).ViewsPage);
const gene = lazyScreen(async () => (await import('./gene/gene-page.tsx')).GenePageScreen);
const work = lazyScreen(async () => (await import('./work/work-page.tsx')).WorkPage);

/**
 * The projects area: list, creation, detail, history (spec part 1 §2), the genes that they are about, and a person's
 * work.
 */
export default defineRemote({
  routes: [
    lazyRoute('/projects', list),
    lazyRoute('/projects/project-creation', creation),
    lazyRoute('/projects/import', spreadsheet),
    lazyRoute('/projects/views', views),
    lazyRoute('/projects/:tpn', detail),
    lazyRoute('/projects/:tpn/history', history),
    lazyRoute('/genes/:symbolOrId', gene),
    lazyRoute('/work', work),
  ],
});
