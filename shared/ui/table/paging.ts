import { formatCount } from '../text/numbers.ts';

/** The arithmetic of paging. Pages are counted from zero, as the server counts them. */

/** A page of a list as it is asked for, counted from 0. */
export interface AskedPage {
  page: number;
  /** Rows a page, one of `PAGE_SIZES` where a person chose it. */
  size: number;
}

/** A page of a list as a server describes it. */
export interface PageOfList {
  number: number;
  size: number;
  totalElements: number;
}

export const PAGE_SIZES: readonly number[] = [10, 20, 50, 100, 200];
export const DEFAULT_PAGE_SIZE = 20;
export const LARGEST_PAGE_SIZE = Math.max(...PAGE_SIZES);

/** `1 – 20 of 4,321`, and `0 of 0` when there is nothing (ui-screens 2.12). */
export function rangeText({ number, size, totalElements }: PageOfList): string {
  const first = number * size;
  const last = Math.min(first + size, totalElements);
  const range = first >= totalElements ? '0' : `${formatCount(first + 1)} – ${formatCount(last)}`;
  return `${range} of ${formatCount(totalElements)}`;
}

/** The page that contains the first visible row after the page size changes. */
export function pageAfterSizeChange(page: number, oldSize: number, newSize: number): number {
  return Math.floor((page * oldSize) / newSize);
}

/** The last page of a list, counted from 0; an empty list has one page. */
export function lastPage(size: number, totalElements: number): number {
  return Math.max(0, Math.ceil(totalElements / size) - 1);
}
