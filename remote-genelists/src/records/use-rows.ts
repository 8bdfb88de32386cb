import { useMemo } from 'react';
import type { GeneListPage } from 'shared/contract';
import { rowOf, type ShownRow } from './shown-rows.ts';

/** The rows of a page as it is stored, the same objects as long as the page is the same. */
export function useRows(page: GeneListPage | undefined): readonly ShownRow[] {
  return useMemo(() => (page?._embedded?.records ?? []).map(rowOf), [page]);
}
