import { defineRemote } from 'shared/remote';
import { SearchPage } from './search-page/search-page.tsx';

/** The search area: the home page and the search are the same screen. */
export default defineRemote({
  routes: [
    { path: '/', element: <SearchPage /> },
    { path: '/search', element: <SearchPage /> },
  ],
});
