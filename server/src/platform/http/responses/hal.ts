import type { Link, PageInfo, PageLinks } from 'shared/contract';
import type { Sort } from '../requests/paging.ts';

/**
 * An absolute link. Colons of identifiers stay literal (`/api/projects/TPN:000000042`).
 *
 * @param baseUrl `request.baseUrl`
 * @param path begins with a slash
 */
export function link(baseUrl: string, path: string): Link {
  return { href: `${baseUrl}${path}` };
}

/** Links of a relation that is a list; undefined, and so left out of the JSON, for an empty list. */
export function linkList(baseUrl: string, paths: readonly string[]): Link[] | undefined {
  return paths.length === 0 ? undefined : paths.map((path) => link(baseUrl, path));
}

/** Address and query of a paged list. */
export interface PageAddress {
  baseUrl: string;
  path: string;
  sort: readonly Sort<string>[];
  /** The filters, which navigation keeps. Paging parameters among them are left out. */
  query: Readonly<Record<string, unknown>>;
}

/** Navigation of a paged list (api-1 section 1.5): nothing but `self` on a list of one page. */
export function pageLinks(address: PageAddress, page: PageInfo): PageLinks {
  const to = (number: number): Link[] => [link(address.baseUrl, pageAddress(address, page.size, number))];
  const last = page.totalPages - 1;
  const self = link(address.baseUrl, address.path);
  if (last < 1) return { self };
  return {
    first: to(0),
    ...(page.number > 0 ? { prev: to(Math.min(page.number - 1, last)) } : {}),
    self,
    ...(page.number < last ? { next: to(page.number + 1) } : {}),
    last: to(last),
  };
}

/**
 * The link of a list to itself with the filters of the request, and in braces the names of those that it does not have
 * (RFC 6570).
 *
 * @param names of all filters, in order
 */
export function templatedSelf(
  { baseUrl, path, query }: Omit<PageAddress, 'sort'>,
  names: readonly string[],
): PageLinks['self'] {
  const given = names.flatMap((name) => values(query[name]).map((text) => `${name}=${encode(text)}`));
  const others = names.filter((name) => query[name] === undefined).join(',');
  const begin = given.length === 0 ? path : `${path}?${given.join('&')}`;
  const template = others === '' ? '' : `{${given.length === 0 ? '?' : '&'}${others}}`;
  return { href: `${baseUrl}${begin}${template}`, templated: true };
}

const PAGING = new Set(['page', 'size', 'sort']);

function pageAddress({ path, sort, query }: PageAddress, size: number, number: number): string {
  const parameters = [
    ['page', String(number)],
    ['size', String(size)],
    ...sort.map(({ property, direction }) => ['sort', `${property},${direction}`]),
    ...Object.entries(query).flatMap(([name, value]) =>
      PAGING.has(name) ? [] : values(value).map((text) => [name, text]),
    ),
  ];
  return `${path}?${parameters.map((pair) => pair.map(encode).join('=')).join('&')}`;
}

function values(value: unknown): string[] {
  if (value === undefined || value === null) return [];
  return (Array.isArray(value) ? value : [value]).map(String);
}

function encode(text: string): string {
  return encodeURIComponent(text).replaceAll('%3A', ':').replaceAll('%2C', ',');
}

/** Many proxies refuse responses with more than 4 kB of headers, in characters. */
const LONGEST_LINK_HEADER = 2000;

/**
 * The `Link` response header of a list: first and next, or nothing on a list of one page, and where many filters make it too long.
 * The body has the same links.
 */
export function linkHeader({ first, next }: PageLinks): string {
  const parts = [
    ...(first ?? []).map(({ href }) => `<${href}>; rel="first"`),
    ...(next ?? []).map(({ href }) => `<${href}>; rel="next"`),
  ];
  const header = parts.join(', ');
  return header.length > LONGEST_LINK_HEADER ? '' : header;
}
