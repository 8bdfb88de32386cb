import type { HistoryRecord } from 'shared/contract';
import { csvText, shownValues } from 'shared/domain';
import { fieldName } from 'shared/record-fields';

const HEADER = ['Id', 'User', 'Date', 'Action', 'Field', 'Technical path', 'Note', 'From', 'To'];

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
 * Changes as CSV: one line for each changed field, whole values as the screens show them, dates as the server sent them.
 */
export function historyCsv(records: readonly HistoryRecord[]): string {
  return csvText([HEADER, ...records.flatMap(linesOf)]);
}

/** `TPN_000000042 history.csv`: some systems take no colons in file names. */
export function historyFileName(entityName: string): string {
  return `${entityName.replace(/[^\w.-]+/g, '_')} history.csv`;
}
