import type { HistoryRecord } from 'shared/contract';
import { fieldName } from './field-name.ts';
import { shownValues } from './shown-values.ts';

const HEADER = ['Id', 'User', 'Date', 'Action', 'Field', 'Technical path', 'Note', 'From', 'To'];

/** A spreadsheet runs a text that begins like this as a formula; an apostrophe in front prevents that. */
const FORMULA_START = /^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/;

function cell(value: string): string {
  const harmless = FORMULA_START.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

function linesOf({ id, user, date, comment, details }: HistoryRecord): string[][] {
  const change = [String(id), user, date, comment];
  if (details.length === 0) return [[...change, '', '', '', '', '']];
  return details.map((detail) => {
    const { field, note } = detail;
    const { before, after } = shownValues(detail);
    return [...change, fieldName(field), field, note, before ?? '', after ?? ''];
  });
}

/**
 * Changes as CSV in the manner of the server's exports: every field in double quotes, each line ended by a line feed. One
 * line for each changed field, whole values as the screens show them, dates as the server sent them.
 */
export function historyCsv(records: readonly HistoryRecord[]): string {
  const lines = [HEADER, ...records.flatMap(linesOf)];
  return lines.map((cells) => `${cells.map(cell).join(',')}\n`).join('');
}

/** `TPN_000000042 history.csv`: some systems take no colons in file names. */
export function historyFileName(entityName: string): string {
  return `${entityName.replace(/[^\w.-]+/g, '_')} history.csv`;
}
