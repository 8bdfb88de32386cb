import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { Column } from './column.ts';

/** A column that is shown; those that stay in view beside the first have their place among these, from 1. */
export type ShownColumn<Row> = Column<Row> & { frozenAt?: number };

/** Numbers the columns that stay in view beside the first one, which always does. */
export function withFrozenPlaces<Row>(columns: readonly Column<Row>[]): ShownColumn<Row>[] {
  const frozen = columns.slice(1).filter(({ isFrozen }) => isFrozen);
  return columns.map((column) => {
    const place = frozen.indexOf(column);
    return place === -1 ? column : { ...column, frozenAt: place + 1 };
  });
}

/** Of the width of the table's area, at most: the others need room to be scrolled to. */
const MOST_SHARE = 0.6;

/**
 * Where frozen columns stop as the others scroll, in px from the edge: each beside the one before. None where they would
 * leave too little room.
 *
 * @param widths of the first column and of those frozen beside it, in px
 * @param room width of the area in which the table scrolls, in px
 */
export function frozenOffsets(widths: readonly number[], room: number): number[] {
  const widthOf = (count: number) => widths.slice(0, count).reduce((sum, width) => sum + width, 0);
  if (widthOf(widths.length) > room * MOST_SHARE) return [];
  return widths.slice(1).map((_, index) => widthOf(index + 1));
}

/**
 * Places the frozen columns of a table once it is scrolled sideways, and again as widths change or rows come. Before, they stand where
 * they would anyway: to measure 200 rows and then to place them has them laid out twice. Each cell has its own place: a custom property
 * of the table would have the style of all its cells worked out again, which takes twelve times as long.
 */
export function useFrozenColumns<Row>(
  area: RefObject<HTMLDivElement | null>,
  columns: readonly ShownColumn<Row>[],
  rows: readonly Row[] | undefined,
) {
  const count = columns.filter(({ frozenAt }) => frozenAt !== undefined).length;
  const offsets = useRef<number[]>([]);
  useLayoutEffect(() => {
    if (area.current !== null && offsets.current.length > 0) placeCells(area.current, offsets.current);
  }, [area, columns, rows]);
  useLayoutEffect(() => {
    const element = area.current;
    if (element === null || count === 0) return undefined;
    const headers = [...element.querySelectorAll<HTMLElement>('thead th:first-child, thead th[data-frozen]')];
    const sizes = new ResizeObserver(() => {
      const widths = headers.map(({ offsetWidth }) => offsetWidth);
      const measured = frozenOffsets(widths, element.clientWidth);
      if (measured.join() === offsets.current.join()) return;
      offsets.current = measured;
      placeCells(element, measured);
    });
    const observe = () => {
      for (const each of [element, ...headers]) sizes.observe(each);
    };
    const observeOnceScrolled = () => {
      if (element.scrollLeft === 0) return;
      element.removeEventListener('scroll', observeOnceScrolled);
      observe();
    };
    // Reading the position now would have all rows laid out: what is placed already was scrolled.
    if (offsets.current.length > 0) observe();
    else element.addEventListener('scroll', observeOnceScrolled, { passive: true });
    return () => {
      element.removeEventListener('scroll', observeOnceScrolled);
      sizes.disconnect();
    };
  }, [area, columns, count]);
}

function placeCells(area: HTMLElement, offsets: readonly number[]): void {
  for (const cell of area.querySelectorAll<HTMLElement>('[data-frozen]')) {
    const offset = offsets[Number(cell.dataset['frozen']) - 1];
    cell.style.insetInlineStart = offset === undefined ? '' : `${offset}px`;
  }
}
