import type { HistoryDetail } from 'shared/contract';
import {
  fieldName,
  isStatusField,
  listOfElement,
  shownDetails,
  shownValues,
  withoutElementFields,
} from 'shared/record-fields';

/** A change as the history has it. */
export interface RecordedChange {
  entityName: string;
  comment: string;
  details: readonly HistoryDetail[];
}

/** What a new record of each kind is called in a sentence. */
const CREATED: Readonly<Record<string, string>> = {
  Project: 'A project was started',
  Plan: 'A plan was added',
  Outcome: 'An outcome was added',
  Mutation: 'A mutation was recorded',
  PhenotypingStage: 'A phenotyping stage was added',
};

/** What changed where no field is named, such as the history of earlier systems. */
const UPDATED: Readonly<Record<string, string>> = {
  Project: 'The project was changed',
  Plan: 'The plan was changed',
  Outcome: 'The outcome was changed',
  Mutation: 'The mutation was changed',
  PhenotypingStage: 'The phenotyping stage was changed',
};

/** How a status of each kind of record is called. */
const STATUS_NAMES: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^assignmentStatus/, 'assignment status'],
  [/^summaryStatus/, 'summary status'],
  [/^colony\./, 'status of the colony'],
  [/^specimen\./, 'status of the specimen'],
  [/^status/, 'status'],
];

/** Longer values are not written out. */
const SHORT = 60;
/** More fields are counted. */
const NAMED = 4;

/**
 * A change in words: `Status: Embryos Obtained → Founder Obtained. Comment was changed.` Statuses come first. Long values are
 * left out: they are in the history.
 */
export function changeInWords({ entityName, comment, details }: RecordedChange): string {
  if (/ created$/.test(comment)) return `${CREATED[entityName] ?? comment}.`;
  const fields = withoutElementFields(shownDetails(details));
  const statuses = fields.filter(({ field }) => isStatusField(field)).map(statusInWords);
  const others = fields.filter(({ field }) => !isStatusField(field));
  const sentences = [
    ...statuses,
    ...others.slice(0, NAMED).map(fieldInWords),
    ...rest(others.length - NAMED),
  ];
  return sentences.length === 0 ? `${UPDATED[entityName] ?? comment}.` : sentences.join(' ');
}

function statusInWords({ field, oldValue, newValue }: HistoryDetail): string {
  const name = STATUS_NAMES.find(([pattern]) => pattern.test(field))?.[1] ?? 'status';
  const label = name.charAt(0).toUpperCase() + name.slice(1);
  return `${label}: ${[oldValue, newValue].filter((value) => value !== null).join(' → ') || 'none'}.`;
}

function fieldInWords(detail: HistoryDetail): string {
  const { field, note } = detail;
  if (note === 'Element added') return `${fieldName(listOfElement(field))}: added.`;
  if (note === 'Element removed') return `${fieldName(listOfElement(field))}: removed.`;
  const name = fieldName(field);
  const shown = shownValues(detail);
  const [before, after] = [shown.before ?? 'nothing', shown.after ?? 'nothing'];
  const isShort = before.length + after.length <= SHORT && before !== after && !/[\r\n]/.test(before + after);
  return isShort ? `${name}: ${before} → ${after}.` : `${name}: changed.`;
}

function rest(count: number): string[] {
  return count > 0 ? [`And ${count} more ${count === 1 ? 'field' : 'fields'}.`] : [];
}
