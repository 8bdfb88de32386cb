import type { HistoryDetail } from 'shared/contract';
import { isStatusField } from './status-fields.ts';

/** Lines of this kind repeat what the lines of the fields say (spec part 1 §8, ui-screens 18). */
const REPEATING_NOTE = 'Element changed';
/** The innermost element of a list that a field belongs to: `guides.[12]` of `guides.[12].pam`. */
const ELEMENT_OF_FIELD = /^(.*\])\./;
const ELEMENT_KEY = /\.?\[[^[\]]*\]$/;

/** The lines of a change that people see. */
export function shownDetails(details: readonly HistoryDetail[]): HistoryDetail[] {
  return details.filter(({ note }) => note !== REPEATING_NOTE);
}

/** Whether a line is about a whole element of a list, whose text has all of its fields. */
export function isWholeElement({ note }: Pick<HistoryDetail, 'note'>): boolean {
  return note === 'Element added' || note === 'Element removed';
}

/** `guides` of `guides.[12]`. */
export function listOfElement(path: string): string {
  return path.replace(ELEMENT_KEY, '');
}

/** Without the fields of elements that were added or removed: the line of the element has them. */
export function withoutElementFields(details: readonly HistoryDetail[]): HistoryDetail[] {
  const elements = new Set(details.filter(isWholeElement).map(({ field }) => field));
  return details.filter(({ field }) => !elements.has(ELEMENT_OF_FIELD.exec(field)?.[1] ?? ''));
}

/** Statuses before everything else. A plan and its summary often take the same step, for which one line is enough. */
export function statusesFirst(details: readonly HistoryDetail[]): HistoryDetail[] {
  const statuses = details.filter(({ field }) => isStatusField(field));
  const isFirst = ({ oldValue, newValue }: HistoryDetail, index: number) =>
    statuses.findIndex((other) => other.oldValue === oldValue && other.newValue === newValue) === index;
  return [...statuses.filter(isFirst), ...details.filter(({ field }) => !isStatusField(field))];
}
