import { findSites } from './find-sites.ts';
import type { SiteSearch } from './search-sites.ts';

/** Searches apart from the page, which goes on meanwhile. */
addEventListener('message', ({ data: { bases, nuclease } }: MessageEvent<SiteSearch>) => {
  postMessage(findSites(bases, nuclease));
});
