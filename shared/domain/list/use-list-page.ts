import type { ApiError, Resource } from 'shared/api';
import type { PageInfo } from 'shared/contract';
import { useLastPage, type ListAddress } from 'shared/ui';
import { listState, type ListState } from './list-state.ts';

/** A list that is read a page at a time, as screens show it. */
export interface ListPage<Page> extends ListState<Page> {
  error: ApiError | undefined;
  reload: () => Promise<void>;
}

/**
 * What to show of a list, from the reading of its page. When the address asks for a page behind the last one, the last
 * one is gone to: the list was longer when the address was noted.
 *
 * @param seen the page that the address names
 * @param refine changes what the address names
 */
export function useListPage<Page extends { page: PageInfo }>(
  reading: Resource<Page>,
  { page, size }: Pick<ListAddress, 'page' | 'size'>,
  refine: (change: Pick<ListAddress, 'page'>) => void,
): ListPage<Page> {
  const state = listState(reading);
  useLastPage({ page, size, totalElements: state.currentTotal }, (last) => refine({ page: last }));
  return { ...state, error: reading.error, reload: reading.reload };
}
