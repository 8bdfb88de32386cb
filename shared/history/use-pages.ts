import { useState } from 'react';
import { lastPage } from 'shared/ui';

/** Changes on a page at first. A change has many lines, so this is a long page already. */
export const CHANGES_ON_A_PAGE = 50;

/** Pages through a list that is here as a whole. */
export function usePages<T>(all: readonly T[]) {
  const [{ page: wanted, size }, setPage] = useState({ page: 0, size: CHANGES_ON_A_PAGE });
  // A filter may have left fewer pages.
  const page = Math.min(wanted, lastPage(size, all.length));
  const paginator = {
    page,
    size,
    shown: { number: page, size, totalElements: all.length },
    onPage: (next: number) => setPage({ page: next, size }),
    onSize: (nextSize: number, next: number) => setPage({ page: next, size: nextSize }),
  };
  return {
    shown: all.slice(page * size, (page + 1) * size),
    /** What a Paginator needs; undefined while one page of the usual size contains everything. */
    paginator: all.length > CHANGES_ON_A_PAGE ? paginator : undefined,
  };
}
