import { useAreas, useViewer } from '../areas/use-areas.ts';
import { siteMenu, type MenuEntry } from './site-menu.ts';

/** The menu of the site for the person who is there. */
export function useSiteMenu(): readonly MenuEntry[] {
  return siteMenu(useAreas(), useViewer());
}
