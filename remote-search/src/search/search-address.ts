import { DEFAULT_PAGE_SIZE, PAGE_SIZES, type FilterValues, type Sort } from 'shared/ui';
import { cleanTerms } from './clean-terms.ts';
import { FILTER_NAMES, meaningfulFilters } from './filters.ts';
import { DEFAULT_SORT, readSort, writeSort } from './sorting.ts';

/**
 * What is searched and which part of the answer is seen: everything that the address of the search page holds.
 * A searched file is not in it; its terms would not fit (see searched-files.ts).
 */
export interface SearchAddress {
  /** Cleaned terms; none lists all projects. */
  terms: string[];
  filters: FilterValues;
  /** Page counted from 0, as in the calls. */
  page: number;
  /** Rows a page, one of `PAGE_SIZES`. */
  size: number;
  /** Order of a search without terms; with terms the server orders by project and term. */
  sort: Sort;
}

/** The search page as it opens: every project. */
export const EVERYTHING: SearchAddress = {
  terms: [],
  filters: {},
  page: 0,
  size: DEFAULT_PAGE_SIZE,
  sort: DEFAULT_SORT,
};

/**
 * Reads a search from the query part of an address. Whatever cannot be understood (a page below 0, a size that is
 * not offered, an unknown filter) falls back to its default: a mistyped address still opens the page.
 */
export function readSearchAddress(query: string): SearchAddress {
  const parameters = new URLSearchParams(query);
  const filters = Object.fromEntries(FILTER_NAMES.map((name) => [name, parameters.getAll(name)]));
  const size = Number(parameters.get('size'));
  return {
    terms: cleanTerms(parameters.getAll('input').join(',')),
    filters: meaningfulFilters(filters),
    page: readPage(parameters.get('page')),
    size: PAGE_SIZES.includes(size) ? size : DEFAULT_PAGE_SIZE,
    sort: readSort(parameters.get('sort')),
  };
}

function readPage(text: string | null): number {
  const page = Number(text);
  return Number.isSafeInteger(page) && page > 0 ? page : 0;
}

/**
 * Writes a search as the query part of an address, with its `?`, or nothing for the page as it opens. A list is
 * one parameter a value, so that values with commas survive (PP-48); defaults are left out, so that a plain search
 * has a plain address.
 */
export function writeSearchAddress({ terms, filters, page, size, sort }: SearchAddress): string {
  const parts = terms.map((term) => parameter('input', term));
  for (const [name, values] of Object.entries(meaningfulFilters(filters))) {
    parts.push(...values.map((value) => parameter(name, value)));
  }
  if (page > 0) parts.push(parameter('page', String(page)));
  if (size !== DEFAULT_PAGE_SIZE) parts.push(parameter('size', String(size)));
  if (terms.length === 0 && writeSort(sort) !== writeSort(DEFAULT_SORT)) {
    parts.push(parameter('sort', writeSort(sort)));
  }
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

/** The colon needs no escape in a query, and accession ids read better with it. */
function parameter(name: string, value: string): string {
  return `${name}=${encodeURIComponent(value).replaceAll('%3A', ':')}`;
}

/** Longest list of terms, in characters of the address, that an address holds; servers and proxies refuse from 8,000. */
const LONGEST_TERMS = 6000;

/** Whether terms can travel in an address; longer lists are searched as a file. */
export function fitInAddress(terms: string[]): boolean {
  return writeSearchAddress({ ...EVERYTHING, terms }).length <= LONGEST_TERMS;
}
