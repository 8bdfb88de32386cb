import { useLayoutEffect, type RefObject } from 'react';

/** Longer tables are laid out part by part: style, layout and paint of rows that nobody sees are most of what a long page costs. */
const MANY_ROWS = 50;
/** More than any area shows at once. */
const FIRST_ROWS = 20;
const ROWS_OF_PART = 10;

/** The rows of a table as its `tbody` elements contain them: in one, or in parts when there are many. */
export function inParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  if (rows.length <= MANY_ROWS) return [rows];
  const parts = [rows.slice(0, FIRST_ROWS)];
  for (let start = FIRST_ROWS; start < rows.length; start += ROWS_OF_PART)
    parts.push(rows.slice(start, start + ROWS_OF_PART));
  return parts;
}

/**
 * Gives the parts of a long table the same columns. A part that is out of view is skipped, so that it cannot share the columns of the
 * others: each gets the widths that the header has, and the header is wide enough for the longest texts of all parts.
 */
export function useEqualColumns(
  area: RefObject<HTMLDivElement | null>,
  isLong: boolean,
  rows: unknown,
  columns: unknown,
): void {
  useLayoutEffect(() => {
    const table = area.current?.querySelector('table');
    if (!isLong || !table) return undefined;
    const headers = [...table.querySelectorAll('thead th')];
    const [, ...parts] = table.tBodies;
    const leastWidths = longestTexts(parts, headers.length).map(leastWidth).join(' ');
    for (const { style } of [table, ...parts]) style.gridTemplateColumns = leastWidths;
    let known = '';
    const equalize = () => {
      const widths = headers.map((header) => `${header.getBoundingClientRect().width}px`).join(' ');
      const height = heightOfRow(table);
      const sizes = `${widths} ${height}`;
      // A table that is not shown has no sizes yet.
      if (height === 0 || sizes === known) return;
      known = sizes;
      for (const { style, rows } of parts) {
        style.gridTemplateColumns = widths;
        style.containIntrinsicHeight = `auto ${height * rows.length}px`;
      }
    };
    // Before the parts in view are laid out: the observer, which looks after that, would have them laid out a second time.
    equalize();
    const observer = new ResizeObserver(equalize);
    for (const header of headers) observer.observe(header);
    return () => {
      observer.disconnect();
      table.style.gridTemplateColumns = '';
    };
  }, [area, isLong, rows, columns]);
}

/** In the first part, which is laid out: the others are taken to be as high until they are. In px. */
function heightOfRow({ tBodies: [first] }: HTMLTableElement): number {
  return first ? first.offsetHeight / first.rows.length : 0;
}

/** By characters, because to measure them would be to lay them out. A cell is no wider than 20 rem (table.styles.ts). */
const leastWidth = (characters: number) => `minmax(min(20rem, ${characters} * 0.9ch + 1.5rem), auto)`;

/** How many characters the longest text of each column has. */
function longestTexts(parts: readonly HTMLTableSectionElement[], columns: number): number[] {
  const lengths = new Array<number>(columns).fill(0);
  for (const row of parts.flatMap((part) => [...part.children])) {
    // Opened details are one cell.
    if (row.childElementCount === 1) continue;
    for (
      let cell = row.firstElementChild, column = 0;
      cell !== null;
      cell = cell.nextElementSibling, column++
    )
      lengths[column] = Math.max(lengths[column] ?? 0, cell.textContent.length);
  }
  return lengths;
}
