import type { Resource } from 'shared/api';
import type { PageInfo } from 'shared/contract';

/** What a screen shows of a list that is read a page at a time. */
export interface ListState<Page> {
  /** The page to show, be it the one before; none after a failure, so that no old rows and totals remain (PP-51). */
  answer: Page | undefined;
  isFailed: boolean;
  /** The rows that were asked for are not there yet. */
  isLoading: boolean;
  /** Length of the list as it is asked for now; undefined while only the list before is known. */
  currentTotal: number | undefined;
}

/** The state of a list, from the reading of its page. */
export function listState<Page extends { page: PageInfo }>({
  data,
  error,
  isLoading,
  isPrevious,
  isValidating,
}: Omit<Resource<Page>, 'reload'>): ListState<Page> {
  if (error) return { answer: undefined, isFailed: true, isLoading: isValidating, currentTotal: undefined };
  return {
    answer: data,
    isFailed: false,
    isLoading: isLoading || isPrevious,
    currentTotal: isPrevious ? undefined : data?.page.totalElements,
  };
}
