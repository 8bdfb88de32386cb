import { asOption, isDay, tidyDay } from 'shared/ui';
import { readableNumberText } from '../number-text.ts';
import { columnLabel, type CellControl, type RowColumn, type RowColumns } from './row-column.ts';
import type { RowValues } from './rows.ts';

/** A pasted text that its cell cannot store. */
export interface RefusedText {
  /** Counted from 1, as people do. */
  rowNumber: number;
  header: string;
  text: string;
}

export interface FilledRows<Row> {
  rows: Row[];
  /** How many of the rows were there and got other values, and how many were added. */
  changed: number;
  added: number;
  refused: RefusedText[];
}

/** The text without spaces around it; in upper case, or otherwise changed, where the column wants it. */
export function tidyText(
  text: string,
  { isUpperCase, tidy }: Extract<CellControl, { kind: 'text' | 'area' }>,
): string {
  const trimmed = text.trim();
  const tidied = tidy ? tidy(trimmed) : trimmed;
  return isUpperCase ? tidied.toUpperCase() : tidied;
}

/** What a cell takes of a pasted text: its value, or `undefined` when it cannot store it. */
export function readCellText(text: string, control: CellControl): string | undefined {
  switch (control.kind) {
    case 'text':
      return tidyText(text.replace(/\s*\n\s*/g, ' '), control);
    case 'area':
      return tidyText(text, control);
    case 'digits':
      return readableNumberText(text, false);
    case 'decimal':
      return readableNumberText(text, true);
    case 'date':
      return text.trim() === '' || isDay(tidyDay(text)) ? tidyDay(text) : undefined;
    case 'select':
      return choiceOf(text.trim(), control.options);
    case 'readOnly':
    case 'custom':
      return undefined;
  }
}

function choiceOf(text: string, options: Extract<CellControl, { kind: 'select' }>['options']) {
  const values = options.map((option) => asOption(option).value);
  if (text === '' || values.includes(text)) return text;
  return values.find((value) => value.toLowerCase() === text.toLowerCase());
}

function canBePasted({ control }: { control: CellControl }): boolean {
  return control.kind !== 'readOnly' && control.kind !== 'custom';
}

/**
 * Puts pasted cells into the rows, from one cell on to the right and down, adding rows where they end. What a cell cannot
 * store is left out and reported; nothing is guessed.
 */
export function fillRows<Row extends RowValues>(
  rows: readonly Row[],
  cells: readonly (readonly string[])[],
  start: { row: number; column: number },
  { columns, emptyRow }: { columns: RowColumns<Row>; emptyRow: () => Row },
): FilledRows<Row> {
  const refused: RefusedText[] = [];
  const columnsThere = columns.slice(start.column);

  const fill = (row: Row, texts: readonly string[], index: number): Row => {
    const next = { ...row };
    texts.forEach((text, place) => {
      const column: RowColumn<Row> | undefined = columnsThere[place];
      if (!column || !canBePasted(column)) return;
      const value = readCellText(text, column.control);
      if (value === undefined) refused.push({ rowNumber: index + 1, header: columnLabel(column), text });
      else Object.assign(next, { [column.field]: value });
    });
    return next;
  };

  const filled = cells.map((texts, line) => {
    const index = start.row + line;
    return fill(rows[index] ?? emptyRow(), texts, index);
  });
  const changed = Math.min(cells.length, rows.length - start.row);
  return {
    rows: [...rows.slice(0, start.row), ...filled, ...rows.slice(start.row + filled.length)],
    changed,
    added: filled.length - changed,
    refused,
  };
}

/** What pasting has done, in words. */
export function pasteText({ changed, added, refused }: FilledRows<unknown>, rowLabel: string): string {
  const rowsOf = (count: number) => `${count} ${count === 1 ? 'row' : 'rows'}`;
  const done = [changed > 0 && `${rowsOf(changed)} filled`, added > 0 && `${rowsOf(added)} added`].filter(
    Boolean,
  );
  const left = refused.map(
    ({ rowNumber, header, text }) => `${rowLabel} ${rowNumber}, ${header}: “${text.trim()}”`,
  );
  return [`Pasted: ${done.join(', ')}.`, left.length > 0 && `Not taken: ${left.join('; ')}.`]
    .filter(Boolean)
    .join(' ');
}
