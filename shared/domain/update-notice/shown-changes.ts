import type { ChangeResponse, HistoryDetail } from 'shared/contract';
import { shownDetails } from '../history/changes.ts';

/** With this many changes or more the notice has no table (spec part 1 §9). */
export const TABLE_THRESHOLD = 10;

/** A line of the notice's table. */
export interface ShownChange {
  property: string;
  change: string;
}

/** What the notice of a successful update shows (spec part 1 §8): the first record of the response only. */
export function summaryOfChange({ history: [record] }: ChangeResponse) {
  const details = record?.details ?? [];
  const shown = shownDetails(details);
  return {
    count: shown.length,
    /** Empty when nothing changed, or too much for a table. */
    lines: details.length < TABLE_THRESHOLD ? shown.map(lineOf) : [],
  };
}

/** The part after the last dot, and old and new value; of an added element the new value is left out (spec part 1 §8). */
function lineOf({ field, oldValue, newValue, note }: HistoryDetail): ShownChange {
  const property = field.slice(field.lastIndexOf('.') + 1);
  const after = note === 'Element added' ? '' : (newValue ?? '');
  return { property, change: `${oldValue ?? ''} => ${after}`.trim() };
}
