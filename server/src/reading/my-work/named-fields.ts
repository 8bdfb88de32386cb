import type { HistoryDetail, MyChange } from 'shared/contract';
import { shownDetails, statusesFirst, withoutElementFields } from 'shared/record-fields';

/** Of one change. */
const NAMED = 3;

/** The fields by which a change is known: statuses, then others in the order of the record, and how many more there are. */
export function namedFields(details: readonly HistoryDetail[]): Pick<MyChange, 'fields' | 'moreFields'> {
  const lines = statusesFirst(withoutElementFields(shownDetails(details)));
  return { fields: lines.slice(0, NAMED), moreFields: Math.max(0, lines.length - NAMED) };
}
