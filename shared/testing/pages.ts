import type { PageInfo } from 'shared/contract';

/** What the server says of a page of a list that is this long: of its first one, and of 20 rows, unless told. */
export function aPage(totalElements: number, { number = 0, size = 20 }: Partial<PageInfo> = {}): PageInfo {
  return { number, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}
