import { useMemo } from 'react';
import { useAreas, useViewer } from '../areas/use-areas.ts';
import { siteMenu, type MenuEntry } from './site-menu.ts';

/** The menu of the site for the person who is there: the same entries until it is another. */
export function useSiteMenu(): readonly MenuEntry[] {
  const areas = useAreas();
  const { person, configuration } = useViewer();
  return useMemo(() => siteMenu(areas, { person, configuration }), [areas, person, configuration]);
}
