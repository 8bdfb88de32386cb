import { defineRemote, lazyRoute } from 'shared/remote';
import { lazyScreen } from 'shared/ui';

const management = lazyScreen(async () => (await import('./management/gene-list-page.tsx')).GeneListPage);
const publicLists = lazyScreen(
  async () => (await import('./public-lists/public-lists-page.tsx')).PublicListsPage,
);

/** Gene lists of consortia: their management, and those that everybody may see (spec part 2 §2). */
export default defineRemote({
  routes: [lazyRoute('/your-gene-list', management), lazyRoute('/public-gene-lists', publicLists)],
});
