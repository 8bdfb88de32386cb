import type { ApiError, Resource } from 'shared/api';
import type { PageInfo } from 'shared/contract';
import { useIsAnswered } from './use-is-answered.ts';
import { useLastPage, type AskedPage, type ListAddress } from 'shared/ui';

/** What a screen shows of a list that is read a page at a time. */
export interface ListState<Page> {
  /** The page to show, be it the one before; none after a failure, so that no old rows and totals remain (PP-51). */
  response: Page | undefined;
  isFailed: boolean;
  /** The rows that were requested are not there yet. */
  isLoading: boolean;
  /** Length of the list as it is requested now; undefined while only the list before is known. */
  currentTotal: number | undefined;
}

/** The state of a list, from the reading of its page. */
export function listState<Page extends { page: PageInfo }>({
  data,
  error,
  isLoading,
  isPrevious,
  isValidating,
}: Omit<Resource<Page>, 'reload' | 'readAhead'>): ListState<Page> {
  if (error) return { response: undefined, isFailed: true, isLoading: isValidating, currentTotal: undefined };
  return {
    response: data,
    isFailed: false,
    isLoading: isLoading || isPrevious,
    currentTotal: isPrevious ? undefined : data?.page.totalElements,
  };
}

/** A list that is read a page at a time, as screens show it. */
export interface ListPage<Page> extends ListState<Page> {
  error: ApiError | undefined;
  /** The response is to what is asked for now, be it another page of it: otherwise its total says nothing. */
  isAnswered: boolean;
  reload: () => Promise<void>;
  /** Reads another page of it that the person probably asks for next. */
  readAhead?: (page: AskedPage) => void;
}

type SeenPage = AskedPage & Partial<ListAddress>;

/**
 * What to show of a list, from the reading of its page. When the address asks for a page behind the last one, the last
 * one is gone to: the list was longer when the address was noted.
 *
 * @param address the page that is seen, and of what list: its filters, terms and whatever else narrows it
 * @param refine changes what the address names
 */
export function useListPage<Page extends { page: PageInfo }>(
  reading: Resource<Page>,
  { page, size, sort: _sort, ...question }: SeenPage,
  refine: (change: Pick<ListAddress, 'page'>) => void,
): ListPage<Page> {
  const state = listState(reading);
  const isAnswered = useIsAnswered(
    JSON.stringify(question),
    reading.data !== undefined && !reading.isPrevious,
  );
  useLastPage({ page, size, totalElements: state.currentTotal }, (last) => refine({ page: last }));
  const { error, reload, readAhead } = reading;
  return {
    ...state,
    isAnswered,
    error,
    reload,
    readAhead: readAhead && ((asked) => readAhead({ ...asked })),
  };
}
