import { useDeferredValue, useMemo } from 'react';
import type { GeneListPage } from 'shared/contract';
import { endsFirst, rowOf, type ShownRow } from './shown-rows.ts';

/**
 * The rows of a page as it is stored, the same objects as long as the page is the same. Of a long page both ends are there at
 * once, what is between them a moment later.
 *
 * @param consortium whose list it is: another list is never mixed with this one
 */
export function useRows(consortium: string, page: GeneListPage | undefined): readonly ShownRow[] {
  const now = useMemo(
    () => ({ consortium, rows: (page?._embedded?.records ?? []).map(rowOf) }),
    [consortium, page],
  );
  const before = useDeferredValue(now);
  return useMemo(
    () => (before.consortium === consortium ? endsFirst(now.rows, before.rows) : now.rows),
    [now, before, consortium],
  );
}
