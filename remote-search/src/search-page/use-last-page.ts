import { useEffect } from 'react';
import type { Resource } from 'shared/api';
import type { SearchResponse } from 'shared/contract';
import { lastPage } from 'shared/ui';
import type { SearchAddressControl } from './use-search-address.ts';

/** Goes to the last page when the address asks for one behind it: the list was longer when the address was noted. */
export function useLastPage({ address, refine }: SearchAddressControl, results: Resource<SearchResponse>) {
  const { data, error, isPrevious } = results;
  const isCurrent = data !== undefined && error === undefined && !isPrevious;
  const last = isCurrent ? lastPage(address.size, data.page.totalElements) : undefined;
  useEffect(() => {
    if (last !== undefined && address.page > last) refine({ page: last });
  }, [address.page, last, refine]);
}
