/** The address of a list: which filters are set, and which page is seen in which order. */
import {
  filtersFromSearchParams,
  filtersToSearchParams,
  type FilterDefinition,
  type FilterValues,
} from '../filters/filter-values.ts';
import type { Sort } from '../table/column.ts';
import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type AskedPage } from '../table/paging.ts';

/** The part of a list that is seen. */
export interface ListAddress extends AskedPage {
  filters: FilterValues;
  sort: Sort;
}

/** What the address of a list may contain. */
export interface ListAddressRules {
  filters: readonly Pick<FilterDefinition, 'name' | 'kind'>[];
  /** Properties by which the server sorts the list. */
  sortKeys: readonly string[];
  /** Order at the start, which the address leaves out. */
  defaultSort: Sort;
}

/** A list as it opens. */
export function wholeList({ defaultSort }: ListAddressRules): ListAddress {
  return { filters: {}, page: 0, size: DEFAULT_PAGE_SIZE, sort: defaultSort };
}

/**
 * Reads what of a list is requested. Whatever cannot be understood (a page below 0, a size that is not offered, an
 * unknown filter) falls back to its default: a mistyped address still opens the list.
 */
export function readListAddress(rules: ListAddressRules, params: URLSearchParams): ListAddress {
  const size = Number(params.get('size'));
  return {
    filters: filtersFromSearchParams(rules.filters, params),
    page: readPage(params.get('page')),
    size: PAGE_SIZES.includes(size) ? size : DEFAULT_PAGE_SIZE,
    sort: readSort(rules, params.get('sort')),
  };
}

/**
 * Writes the query part of an address, with its `?`, or nothing for the list as it opens: defaults are left out, so
 * that a plain list has a plain address. A filter is one parameter a value, so that values with commas survive
 * (PP-48).
 *
 * @param others other parameters of the address; they come first
 */
export function writeListAddress(
  rules: ListAddressRules,
  { filters, page, size, sort }: ListAddress,
  others?: URLSearchParams,
): string {
  const params = filtersToSearchParams(rules.filters, filters, others);
  if (page > 0) params.set('page', String(page));
  if (size !== DEFAULT_PAGE_SIZE) params.set('size', String(size));
  if (writeSort(sort) !== writeSort(rules.defaultSort)) params.set('sort', writeSort(sort));
  return params.size === 0 ? '' : `?${readable(params)}`;
}

/** A sort as calls and addresses write it, for example `tpn,ASC`. */
export function writeSort({ key, direction }: Sort): string {
  return `${key},${direction.toUpperCase()}`;
}

function readSort({ sortKeys, defaultSort }: ListAddressRules, text: string | null): Sort {
  const [key = '', direction = ''] = (text ?? '').split(',');
  if (!sortKeys.includes(key)) return defaultSort;
  return { key, direction: direction.toLowerCase() === 'desc' ? 'desc' : 'asc' };
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 0;
}

/** The colon needs no escape in a query, and accession ids read better with it; programs that split at `+` exist. */
function readable(params: URLSearchParams): string {
  return params.toString().replaceAll('+', '%20').replaceAll('%3A', ':');
}
