/** Rows a page that a person may choose (spec part 1 §9). */
export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 200];

/** Rows a page at the start (spec part 1 §9). */
export const DEFAULT_PAGE_SIZE = 20;

/** The page, counted from 0, that shows the first row of the present page once the page size has changed. */
export function pageAfterSizeChange(page: number, size: number, newSize: number): number {
  return Math.floor((page * size) / newSize);
}

/** The last page, counted from 0; an empty list has the one page 0. */
export function lastPage(totalElements: number, size: number): number {
  return Math.max(0, Math.ceil(totalElements / size) - 1);
}
