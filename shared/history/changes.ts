import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import { shownDetails } from 'shared/record-fields';
import { formatDate } from 'shared/ui';
import { momentOf } from './moment.ts';

/**
 * The records with what was created before what changed it, numbered again. The server records the creation of a project
 * after the step that its first plan causes (api-1 §11.3); of several mutations in one history the dates decide.
 */
export function creationFirst(records: readonly HistoryRecord[]): HistoryRecord[] {
  const creations = records.filter(({ comment }) => CREATED.test(comment));
  const isOnly = ({ comment }: HistoryRecord) =>
    creations.filter((other) => other.comment === comment).length === 1;
  return creations
    .filter(isOnly)
    .reduce(moveBeforeUpdates, [...records])
    .map((record, index) => ({ ...record, id: index + 1 }));
}

const CREATED = / created$/;

function moveBeforeUpdates(records: HistoryRecord[], creation: HistoryRecord): HistoryRecord[] {
  const update = creation.comment.replace(CREATED, ' updated');
  const first = records.findIndex(({ comment }) => comment === update);
  const others = records.filter((record) => record !== creation);
  return first === -1 || records.indexOf(creation) < first ? records : others.toSpliced(first, 0, creation);
}

/** What a reader of a history looks for; an empty text does not narrow. */
export interface HistoryFilter {
  user: string;
  /** Path of a field. */
  field: string;
  /** Calendar dates, both included. */
  from: string;
  to: string;
}

export const EVERYTHING: HistoryFilter = { user: '', field: '', from: '', to: '' };

/** Whether a filter leaves anything out. */
export function isNarrowed(filter: HistoryFilter): boolean {
  return Object.values(filter).some((value) => value !== '');
}

/**
 * The changes that a filter leaves, newest first; the server sends them oldest first. With a field, only its lines are left, and
 * changes without it go. Dates are those of the reader's clock, as they are shown.
 */
export function filterChanges(records: readonly HistoryRecord[], filter: HistoryFilter): HistoryRecord[] {
  return records
    .map((record) => ({ ...record, details: linesAbout(filter.field, record.details) }))
    .filter((record) => isByAndAt(record, filter) && (filter.field === '' || record.details.length > 0))
    .toReversed();
}

function linesAbout(field: string, details: readonly HistoryDetail[]): HistoryDetail[] {
  const shown = shownDetails(details);
  return field === '' ? shown : shown.filter((detail) => fieldOf(detail) === field);
}

function isByAndAt({ user, ...record }: HistoryRecord, filter: HistoryFilter): boolean {
  const day = formatDate(momentOf(record));
  return (
    (filter.user === '' || user === filter.user) &&
    (filter.from === '' || day >= filter.from) &&
    (filter.to === '' || day <= filter.to)
  );
}

/** What a line is about, all elements of a list taken together: `crisprAttempt.guides.pam`. */
export function fieldOf({ field }: HistoryDetail): string {
  return field.replace(/\.?\[[^[\]]*\]/g, '');
}

/** Everybody who has changed something, by name. */
export function usersOf(records: readonly HistoryRecord[]): string[] {
  return [...new Set(records.map(({ user }) => user))].sort();
}

/** Everything that was ever changed, as `fieldOf` names it. */
export function fieldsOf(records: readonly HistoryRecord[]): string[] {
  const details = records.flatMap((record) => shownDetails(record.details));
  return [...new Set(details.map(fieldOf))].sort();
}
