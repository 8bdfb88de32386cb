import { formatCount } from 'shared/ui';

/** How many records a list has, in words. */
export function countText(total: number | undefined, isLoading: boolean): string {
  if (total === undefined) return isLoading ? 'Loading records…' : '';
  return `${formatCount(total)} record${total === 1 ? '' : 's'}`;
}
