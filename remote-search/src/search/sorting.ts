import type { Sort } from 'shared/ui';

/** Project properties by which the server sorts a search without terms. */
const SORT_KEYS: readonly string[] = [
  'tpn',
  'markerSymbol',
  'assignmentStatusName',
  'summaryStatusName',
  'privacyName',
];

/** Order at the start (spec part 1 §9). */
export const DEFAULT_SORT: Sort = { key: 'tpn', direction: 'asc' };

/** A sort as calls and addresses write it, for example `tpn,ASC`. */
export function writeSort({ key, direction }: Sort): string {
  return `${key},${direction.toUpperCase()}`;
}

/** Reads what `writeSort` wrote; anything else is the default order, so that a mistyped address still opens. */
export function readSort(text: string | null): Sort {
  const [key = '', direction = ''] = (text ?? '').split(',');
  if (!SORT_KEYS.includes(key)) return DEFAULT_SORT;
  return { key, direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' };
}
