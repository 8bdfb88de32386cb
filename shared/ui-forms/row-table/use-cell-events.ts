import type { ClipboardEvent, KeyboardEvent, RefObject } from 'react';
import { fillRows, pasteText } from './fill-rows.ts';
import type { CellControl, RowColumns } from './row-column.ts';
import type { Rows, RowValues } from './rows.ts';
import { cellsOfText } from './spreadsheet.ts';

export interface CellEventsOptions<Row extends RowValues> {
  frame: RefObject<HTMLElement | null>;
  rows: Rows<Row>;
  rowLabel: string;
  columns: RowColumns<Row>;
  emptyRow: () => Row;
  /** Whether rows can be added. */
  canGrow: boolean;
  /** Adds a row below the last one. */
  addBelow: () => void;
  /** Puts these rows in the place of all; `focus` selects what has the focus afterwards. */
  fill: (rows: Row[], text: string, focus: string) => void;
}

/** Line breaks belong to the text: FASTA has them, sequences in capital letters have not. */
function keepsLines(control: CellControl | undefined): boolean {
  return control?.kind === 'area' && !control.isUpperCase;
}

/** Pasting and the Enter key, heard on the whole table instead of in hundreds of cells. */
export function useCellEvents<Row extends RowValues>(options: CellEventsOptions<Row>) {
  const { frame, rows, rowLabel, columns, emptyRow, canGrow, addBelow, fill } = options;
  const { keys, current } = rows;

  const onPaste = (event: ClipboardEvent) => {
    const place = cellPlaceOf(event.target);
    if (!place) return;
    const column = columns.findIndex(({ field }) => field === place.field);
    const copied = cellsOfText(event.clipboardData.getData('text/plain'));
    const isOneColumn = copied.every(({ length }) => length === 1);
    if (copied.flat().length < 2 || (isOneColumn && keepsLines(columns[column]?.control))) return;
    event.preventDefault();
    const taken = canGrow ? copied : copied.slice(0, keys.length - place.row);
    const filled = fillRows(current(), taken, { row: place.row, column }, { columns, emptyRow });
    fill(filled.rows, pasteText(filled, rowLabel), controlAt(place.row, place.field));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const place = cellPlaceOf(event.target);
    const isTyped = event.target instanceof HTMLInputElement && !event.nativeEvent.isComposing;
    if (!place || event.key !== 'Enter' || !isTyped) return;
    // Otherwise Enter would save the whole page from the middle of a row.
    event.preventDefault();
    const next = place.row + (event.shiftKey ? -1 : 1);
    const control = frame.current?.querySelector<HTMLElement>(controlAt(next, place.field));
    if (control) control.focus();
    else if (next === keys.length && canGrow) addBelow();
  };

  return { onPaste, onKeyDown };
}

/** Where in the table an event came from: the events of all cells are heard on the table itself. */
interface CellPlace {
  row: number;
  field: string;
  element: HTMLElement;
}

/** The cell of a control of the table's own; `undefined` for buttons and for controls that columns bring along. */
function cellPlaceOf(target: EventTarget): CellPlace | undefined {
  if (!(target instanceof HTMLElement) || !target.classList.contains('gt-cell')) return undefined;
  const row = target.closest<HTMLElement>('[data-row]')?.dataset.row;
  const field = target.closest<HTMLElement>('[data-field]')?.dataset.field;
  return row === undefined || field === undefined ? undefined : { row: Number(row), field, element: target };
}

function controlAt(row: number, field: string): string {
  return `[data-row="${row}"] [data-field="${field}"] .gt-cell`;
}
