import { counted, type NoRowsProps } from 'shared/ui';

/** What lists of records say in place of rows; `title` is the text of a list without records. */
export function noRecords(
  title: string,
  filtered?: { onClear: () => void },
): Omit<NoRowsProps, 'isFailed' | 'onRetry'> {
  return {
    failure: 'The gene list could not be loaded',
    title,
    filtered: filtered && {
      title: 'No records match',
      hint: 'Nothing was found with the filter that is set.',
      clear: 'Clear filters',
      ...filtered,
    },
  };
}

/** How many records a list has, in words. */
export function countText(total: number | undefined, isLoading: boolean): string {
  if (total === undefined) return isLoading ? 'Loading records…' : '';
  return counted(total, 'record');
}
