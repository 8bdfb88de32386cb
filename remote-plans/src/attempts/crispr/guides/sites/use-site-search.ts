import { useEffect, useRef, useState } from 'react';
import { errorText } from 'shared/api';
import type { Site } from './find-sites.ts';
import type { NucleaseName } from './nucleases.ts';
import { readSequence } from './read-sequence.ts';

/** What is shown of a search. */
export type SiteSearchState =
  | { state: 'none' }
  | { state: 'searching' }
  | { state: 'refused'; problem: string }
  | { state: 'found'; nuclease: NucleaseName; length: number; sites: readonly Site[] };

/** Searches a pasted sequence; a new search takes the place of the one before. */
export function useSiteSearch() {
  const [shown, setShown] = useState<SiteSearchState>({ state: 'none' });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const find = async (text: string, nuclease: NucleaseName) => {
    running.current?.abort();
    const sequence = readSequence(text);
    if ('problem' in sequence) return setShown({ state: 'refused', ...sequence });
    const search = new AbortController();
    running.current = search;
    setShown({ state: 'searching' });
    try {
      // Few people need it: it is loaded with the first search.
      const { searchSites } = await import('./search-sites.ts');
      const sites = await searchSites({ bases: sequence.bases, nuclease }, search.signal);
      if (!search.signal.aborted)
        setShown({ state: 'found', nuclease, length: sequence.bases.length, sites });
    } catch (error) {
      if (!search.signal.aborted) setShown({ state: 'refused', problem: errorText(error) });
    }
  };
  return { shown, find };
}
