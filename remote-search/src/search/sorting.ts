/** Project properties by which the server sorts a search without terms. */
export const SORT_PROPERTIES = [
  'tpn',
  'markerSymbol',
  'assignmentStatusName',
  'summaryStatusName',
  'privacyName',
] as const;
export type SortProperty = (typeof SORT_PROPERTIES)[number];

export interface Sort {
  property: SortProperty;
  direction: 'ASC' | 'DESC';
}

/** Order at the start (spec part 1 §9). */
export const DEFAULT_SORT: Sort = { property: 'tpn', direction: 'ASC' };

/** A sort as calls and addresses write it, for example `tpn,ASC`. */
export function writeSort({ property, direction }: Sort): string {
  return `${property},${direction}`;
}

/** Reads what `writeSort` wrote; anything else is the default order, so that a mistyped address still opens. */
export function readSort(text: string | null): Sort {
  const [name = '', direction = 'ASC'] = (text ?? '').split(',');
  const property = SORT_PROPERTIES.find((known) => known === name);
  if (property === undefined) return DEFAULT_SORT;
  return { property, direction: direction.toUpperCase() === 'DESC' ? 'DESC' : 'ASC' };
}
