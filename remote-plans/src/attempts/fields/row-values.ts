import type { RowCell } from 'shared/record-fields';
import { isBlankRow, numberOf, numberText, type RowValues } from 'shared/ui-forms';

type Kind = RowCell['kind'];
type StoredBy<K extends Kind> = K extends 'digits' | 'decimal' ? number | null : string | null;

/** A row as it is edited, by the names of its cells: all text, so that what is typed stays (PP-25). */
export type RowOf<Cell extends RowCell> = RowValues & { [Each in Cell as Each['name']]: string };

/** The cells of a row as the server knows them. */
type StoredCells<Cell extends RowCell> = { [Each in Cell as Each['name']]: StoredBy<Each['kind']> };

type CellValue = string | number | null | undefined;

/** Any row as it is edited. */
export type AnyRow = RowValues & { [cell: string]: string | number | null };

/** Any row as it is stored. */
export type AnyStoredRow = { readonly id: number; readonly [cell: string]: string | number | null };

/** A new row, into which nothing has been put. */
export function emptyRow<const Cell extends RowCell>(cells: readonly Cell[]): RowOf<Cell>;
export function emptyRow(cells: readonly RowCell[]): AnyRow {
  return { id: null, ...Object.fromEntries(cells.map(({ name }) => [name, ''])) };
}

/** The row that a table contains of what is stored, or of what is to become a new row. */
export function rowOf<const Cell extends RowCell>(
  cells: readonly Cell[],
  record: Readonly<StoredCells<Cell>> & { id: number | null },
): RowOf<Cell>;
export function rowOf(cells: readonly RowCell[], { id, ...record }: AnyRow): AnyRow {
  return { id, ...Object.fromEntries(cells.map(({ name }) => [name, cellText(record[name])])) };
}

/** A row to send. What nobody touched goes back exactly as it came, an emptied cell means no value (PP-36). */
export function rowInputOf<const Cell extends RowCell>(
  cells: readonly Cell[],
  row: RowOf<Cell>,
  before: Readonly<StoredCells<Cell>> | undefined,
): StoredCells<Cell> & { id: number | null };
export function rowInputOf(
  cells: readonly RowCell[],
  { id, ...row }: AnyRow,
  before: Readonly<Record<string, CellValue>> | undefined,
): AnyRow {
  return {
    id,
    ...Object.fromEntries(
      cells.map((cell) => [cell.name, toStore(cell, row[cell.name], before?.[cell.name])]),
    ),
  };
}

/** The rows to send; new rows that are empty are left out. */
export function rowInputsOf<const Cell extends RowCell>(
  cells: readonly Cell[],
  rows: readonly RowOf<Cell>[],
  stored: readonly (StoredCells<Cell> & { id: number })[],
) {
  return rows
    .filter((row) => !isBlankRow(row))
    .map((row) =>
      rowInputOf<Cell>(
        cells,
        row,
        stored.find(({ id }) => id === row.id),
      ),
    );
}

/** The text in the cell of a stored value. */
export function cellText(stored: CellValue): string {
  return typeof stored === 'number' ? numberText(stored) : (stored ?? '');
}

function toStore({ kind }: RowCell, typed: CellValue, before: CellValue): string | number | null {
  const text = cellText(typed);
  if (text === cellText(before)) return before ?? null;
  return kind === 'digits' || kind === 'decimal' ? numberOf(text) : textToStore(text);
}

/**
 * The text of a control as it is sent: what nobody touched goes back as it came, an emptied control means no value
 * (spec part 2 §5, PP-36).
 */
export function textToStore(text: string, stored: string | null = null): string | null {
  if (text === (stored ?? '')) return stored;
  return text.trim() === '' ? null : text;
}
