import { isBlankRow, numberText } from 'shared/ui-forms';
import { cellText, numberToStore, textToStore } from '../../fields/cell-values.ts';
import type { AnyRow, AnyStoredRow, RowCell, RowOf, StoredCells } from './row-cell.ts';

/** A new row, into which nothing has been put. */
export function emptyRow<const Cell extends RowCell>(cells: readonly Cell[]): RowOf<Cell>;
export function emptyRow(cells: readonly RowCell[]): AnyRow {
  return { id: null, ...Object.fromEntries(cells.map(({ name }) => [name, ''])) };
}

/** The rows that a table holds of what is stored. */
export function rowsOf<const Cell extends RowCell>(
  cells: readonly Cell[],
  stored: readonly (StoredCells<Cell> & { id: number })[],
): RowOf<Cell>[];
export function rowsOf(cells: readonly RowCell[], stored: readonly AnyStoredRow[]): AnyRow[] {
  return stored.map((record) => ({
    id: record.id,
    ...Object.fromEntries(cells.map((cell) => [cell.name, shownText(record[cell.name])])),
  }));
}

/**
 * The rows to send. What nobody touched goes back exactly as it came, an emptied cell means no value (PP-36), and new rows
 * into which nothing was put are none.
 */
export function rowInputsOf<const Cell extends RowCell>(
  cells: readonly Cell[],
  rows: readonly RowOf<Cell>[],
  stored: readonly (StoredCells<Cell> & { id: number })[],
): (StoredCells<Cell> & { id: number | null })[];
export function rowInputsOf(
  cells: readonly RowCell[],
  rows: readonly AnyRow[],
  stored: readonly AnyStoredRow[],
): AnyRow[] {
  return rows
    .filter((row) => !isBlankRow(row))
    .map((row) => {
      const before = stored.find(({ id }) => id === row.id);
      return {
        id: row.id,
        ...Object.fromEntries(
          cells.map((cell) => [cell.name, toStore(cell, row[cell.name], before?.[cell.name])]),
        ),
      };
    });
}

function shownText(stored: string | number | null | undefined): string {
  return typeof stored === 'number' ? numberText(stored) : cellText(stored);
}

function toStore(
  { kind }: RowCell,
  typed: string | number | null | undefined,
  before: string | number | null | undefined,
): string | number | null {
  const text = shownText(typed);
  if (kind === 'digits' || kind === 'decimal')
    return numberToStore(text, typeof before === 'number' ? before : null);
  return textToStore(text, typeof before === 'string' ? before : null);
}
