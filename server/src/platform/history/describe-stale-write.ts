import type { HistoryDetail, SubError } from 'shared/contract';
import type { AuditedEntityName } from './record-change.ts';

/** A change that was saved after the caller had read the entity; without details where no record has them. */
export interface LaterChange {
  user: string;
  /** Local date-time. */
  date: string;
  details: readonly HistoryDetail[];
}

/** What the person calls the entity. */
const WORDS: Record<AuditedEntityName, string> = {
  Project: 'project',
  Plan: 'plan',
  Outcome: 'outcome',
  Mutation: 'mutation',
  PhenotypingStage: 'phenotyping stage',
  Person: 'person',
};

/** A message names the latest changes, and some fields of each; `subErrors` has all. */
const MOST_CHANGES = 3;
const MOST_FIELDS = 5;

/**
 * Explains to the caller that the entity has a newer version: who changed what and when, and each field with its
 * present value.
 */
export function describeStaleWrite(
  entity: AuditedEntityName,
  changes: readonly LaterChange[],
): { message: string; subErrors: SubError[] } {
  const opening = `The ${WORDS[entity]} has been changed since you opened it`;
  const sentences = changes.slice(-MOST_CHANGES).map(describeChange);
  const message = sentences.length === 0 ? `${opening}.` : `${opening}: ${sentences.join('; ')}.`;
  return { message, subErrors: changes.flatMap((change) => subErrorsOf(entity, change)) };
}

function describeChange({ user, date, details }: LaterChange): string {
  const fields = details.filter(isShown).map(({ field }) => field);
  const named = fields.length === 0 ? 'it' : fields.slice(0, MOST_FIELDS).join(', ');
  const more = fields.length > MOST_FIELDS ? ` and ${fields.length - MOST_FIELDS} more` : '';
  return `${user} changed ${named}${more} on ${when(date)}`;
}

function subErrorsOf(entity: AuditedEntityName, { user, date, details }: LaterChange): SubError[] {
  return details.filter(isShown).map(({ field, newValue }) => ({
    object: entity,
    field,
    rejectedValue: null,
    message: `${user} set this to ${newValue === null ? 'nothing' : `'${newValue}'`} on ${when(date)}.`,
  }));
}

/** A changed element is shown by its fields; history pages leave out its line too (api-1 §17.4). */
function isShown({ note }: HistoryDetail): boolean {
  return note !== 'Element changed';
}

/** `2031-03-02 at 11:00`. */
function when(date: string): string {
  return `${date.slice(0, 10)} at ${date.slice(11, 16)}`;
}
