import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { readGeneList, writeGeneList, type GeneListAddress } from './list-address.ts';

export interface SeenList {
  address: GeneListAddress;
  /** Changes consortium, filter, page or size in place of the history entry; what is not said starts from the first page. */
  refine: (change: Partial<GeneListAddress>) => void;
}

/** The list that the address bar holds: which consortium, filter and page (PP-55). */
export function useListAddress(): SeenList {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readGeneList(search), [search]);
  const refine = useCallback(
    (change: Partial<GeneListAddress>) => {
      const next = { ...address, page: 0, ...change };
      void navigate({ pathname, search: writeGeneList(next) }, { replace: true });
    },
    [address, navigate, pathname],
  );
  return { address, refine };
}
