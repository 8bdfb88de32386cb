import type { PageInfo } from 'shared/contract';

/** The page metadata of the server for a list of this length; by default of its first page with 20 rows. */
export function aPage(totalElements: number, { number = 0, size = 20 }: Partial<PageInfo> = {}): PageInfo {
  return { number, size, totalElements, totalPages: Math.ceil(totalElements / size) };
}
