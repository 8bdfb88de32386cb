import type { SheetTable } from '../../platform/spreadsheet/write-workbook.ts';
import type { Cell, TsvFile } from './tsv.ts';

type Rows = AsyncIterator<readonly (readonly Cell[])[]>;

/** The report as a sheet. Of reports that are stored as text the first row is the header, and numbers are texts there. */
export async function withHeader({ header, rows }: Pick<TsvFile, 'header' | 'rows'>): Promise<SheetTable> {
  if (header !== undefined) return { header, rows };
  const pieces = iteratorOf(rows);
  const first = await pieces.next();
  const [titles = [], ...others] = first.done === true ? [] : first.value;
  return { header: titles.map(String), rows: typed(others, pieces) };
}

async function* iteratorOf(rows: TsvFile['rows']): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield* rows;
}

async function* typed(
  first: readonly (readonly Cell[])[],
  pieces: Rows,
): AsyncGenerator<readonly (readonly Cell[])[]> {
  yield first.map(typedRow);
  for (let piece = await pieces.next(); piece.done !== true; piece = await pieces.next())
    yield piece.value.map(typedRow);
}

function typedRow(cells: readonly Cell[]): Cell[] {
  return cells.map((cell) => (typeof cell === 'string' && NUMBER.test(cell) ? Number(cell) : cell));
}

/** Digits that a number is written with, so none with leading zeros, which identifiers have. */
const NUMBER = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/;
