import type { PageInfo, PageQuery } from 'shared/contract';
import { UserError } from '../errors/errors.ts';
import { isIntegerText, unconverted } from './unconverted.ts';

/** Page size of lists when the client requests none (api-1 section 1.4). */
const DEFAULT_SIZE = 40;
const MAX_SIZE = 2000;

export interface Sort<Property extends string> {
  property: Property;
  direction: 'asc' | 'desc';
}

/** A requested page: `page` counts from 0, `offset` is its first row. */
export interface Paging<Property extends string> {
  page: number;
  size: number;
  offset: number;
  sort: Sort<Property>[];
}

/** The sort keys of a list, and its default order. */
export interface PagingRules<Property extends string> {
  sortable: readonly Property[];
  defaultSort: readonly Sort<Property>[];
  defaultSize?: number;
}

/**
 * Reads `page`, `size` and `sort` of a list request (api-1 section 1.4). A size that is unreadable or below 1 falls
 * back to the default, one above 2000 is cut; a wrong page or sort is refused, because the rows would not be the
 * requested ones.
 *
 * @throws UserError
 */
export function readPaging<Property extends string>(
  query: PageQuery,
  rules: PagingRules<Property>,
): Paging<Property> {
  const page = readPage(query.page);
  const size = readSize(query.size, rules.defaultSize ?? DEFAULT_SIZE);
  const offset = page * size;
  if (!Number.isSafeInteger(offset)) throw new UserError(`The page ${page} is too large.`);
  return { page, size, offset, sort: readSort(query.sort, rules) };
}

function readPage(text: string | undefined): number {
  if (text === undefined || text === '') return 0;
  if (!isIntegerText(text)) throw unconverted('page', text);
  if (text.startsWith('-')) throw new UserError(`The page must not be negative, but it is ${text}.`);
  return Number(text);
}

function readSize(text: string | undefined, defaultSize: number): number {
  const size = text !== undefined && /^\d+$/.test(text) ? Number(text) : 0;
  return size < 1 ? defaultSize : Math.min(size, MAX_SIZE);
}

function readSort<Property extends string>(
  sort: PageQuery['sort'],
  rules: PagingRules<Property>,
): Sort<Property>[] {
  const asked = (typeof sort === 'string' ? [sort] : (sort ?? [])).flatMap((text) => readOrder(text, rules));
  return asked.length > 0 ? asked : [...rules.defaultSort];
}

/** One `sort` parameter: properties, then perhaps a direction, all separated by commas. */
function readOrder<Property extends string>(text: string, rules: PagingRules<Property>): Sort<Property>[] {
  const parts = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const last = parts.at(-1)?.toLowerCase();
  const hasDirection = last === 'asc' || last === 'desc';
  const direction = last === 'desc' ? 'desc' : 'asc';
  return (hasDirection ? parts.slice(0, -1) : parts).map((name) => {
    const property = rules.sortable.find((candidate) => candidate === name);
    if (property === undefined)
      throw new UserError(`Cannot sort by '${name}'. Use one of: ${rules.sortable.join(', ')}.`);
    return { property, direction };
  });
}

/** The `page` block of a list response. */
export function pageInfo(paging: { page: number; size: number }, totalElements: number): PageInfo {
  const totalPages = Math.ceil(totalElements / paging.size);
  return { size: paging.size, totalElements, totalPages, number: paging.page };
}
