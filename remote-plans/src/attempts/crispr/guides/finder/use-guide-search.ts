import { useState } from 'react';
import { errorText, pathPart, useResource } from 'shared/api';
import type { ExonWithGuides } from 'shared/contract';

/** The search for the exons of a gene with their guides. */
export interface GuideSearch {
  /** Symbol of the gene that was requested; null before the first search and after a cancelled one. */
  symbol: string | null;
  isWaiting: boolean;
  exons: readonly ExonWithGuides[] | undefined;
  error: string | undefined;
  find: (symbol: string) => void;
  /** Gives the search up, or its findings away. */
  cancel: () => void;
}

/** Asks the guide finder (api-2 §19.1): it may take long, so that a search can be given up. */
export function useGuideSearch(): GuideSearch {
  const [symbol, setSymbol] = useState<string | null>(null);
  const path = symbol === null ? null : `/api/plans/exons_from_wge/${pathPart(symbol)}`;
  const { data, error, isValidating, isPrevious, reload } = useResource<ExonWithGuides[]>(path, undefined, {
    once: true,
    showsRefusal: true,
  });
  const exons = symbol === null || isPrevious ? undefined : data;
  const isWaiting = symbol !== null && exons === undefined && isValidating;
  return {
    symbol,
    isWaiting,
    exons,
    error: error && !isWaiting ? errorText(error) : undefined,
    find: (wanted) => {
      if (wanted === symbol && error) void reload();
      setSymbol(wanted);
    },
    cancel: () => setSymbol(null),
  };
}
