import { useEffect, useEffectEvent } from 'react';
import { lastPage, type AskedPage } from '../table/paging.ts';

export interface SeenPage extends AskedPage {
  /** Length of the list; undefined while it is not known for these filters. */
  totalElements: number | undefined;
}

/** Goes to the last page when the address asks for one behind it: the list was longer when the address was noted. */
export function useLastPage({ page, size, totalElements }: SeenPage, goTo: (page: number) => void): void {
  const last = totalElements === undefined ? undefined : lastPage(size, totalElements);
  const isBehind = last !== undefined && page > last;
  const goToLast = useEffectEvent(() => last !== undefined && goTo(last));
  useEffect(() => {
    if (isBehind) goToLast();
  }, [isBehind]);
}
