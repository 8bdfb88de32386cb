/** What is not saved yet of one gene list, by record. */
import type { GeneListRecordInput } from 'shared/contract';
import { BLANK_RECORD, inputOf, isBlank, sameValues, type RecordValues } from './record-values.ts';

/** A stored record and what it is to become; null for one that is to be deleted. */
export interface RecordChange {
  id: number;
  /** As it was when the person began to change it. */
  stored: RecordValues;
  mine: RecordValues | null;
}

/** A record that is not stored; its id is negative and never sent. */
export interface NewRecord {
  id: number;
  mine: RecordValues;
}

/** Unsaved changes of a consortium's list. */
export interface ListChanges {
  consortium: string;
  /** ETag of the list that the first change was made of. */
  tag: string | null;
  /** In the order in which they were made. */
  changed: readonly RecordChange[];
  /** In the order in which they were added. */
  added: readonly NewRecord[];
}

export function noChanges(consortium: string, tag: string | null): ListChanges {
  return { consortium, tag, changed: [], added: [] };
}

/** Keeps what a stored record is to become; back to what is stored, nothing is left of the change. */
function withRecord(
  list: ListChanges,
  id: number,
  stored: RecordValues,
  mine: RecordValues | null,
): ListChanges {
  const earlier = list.changed.find((change) => change.id === id);
  const change = { id, stored: earlier?.stored ?? stored, mine };
  const isNone = mine !== null && sameValues(change.stored, mine);
  if (earlier === undefined) return isNone ? list : { ...list, changed: [...list.changed, change] };
  const changed = isNone
    ? list.changed.filter((each) => each !== earlier)
    : list.changed.map((each) => (each === earlier ? change : each));
  return { ...list, changed };
}

/** Adds a blank record, or the one that was taken away before. */
export function withNewRecord(list: ListChanges, id: number, mine: RecordValues = BLANK_RECORD): ListChanges {
  return { ...list, added: [...list.added, { id, mine }] };
}

/**
 * Changes some of the values of a record, on top of what has been changed of it before.
 *
 * @param stored what the server has; null for a new record
 */
export function withEdit(
  list: ListChanges,
  { id, stored }: { id: number; stored: RecordValues | null },
  values: Partial<RecordValues>,
): ListChanges {
  if (stored === null) {
    const edited = ({ mine }: NewRecord): NewRecord => ({ id, mine: { ...mine, ...values } });
    return { ...list, added: list.added.map((record) => (record.id === id ? edited(record) : record)) };
  }
  const before = list.changed.find((change) => change.id === id)?.mine ?? stored;
  return withRecord(list, id, stored, { ...before, ...values });
}

/** Marks a stored record for deletion, or takes a new one away. */
export function withDeletion(
  list: ListChanges,
  { id, stored }: { id: number; stored: RecordValues | null },
): ListChanges {
  return stored === null ? withoutNewRecord(list, id) : withRecord(list, id, stored, null);
}

/** One new record goes, and no other (PP-05). */
function withoutNewRecord(list: ListChanges, id: number): ListChanges {
  return { ...list, added: list.added.filter((record) => record.id !== id) };
}

/** Drops the change of a record, be it stored or new. */
export function withoutChange(list: ListChanges, id: number): ListChanges {
  if (id < 0) return withoutNewRecord(list, id);
  return { ...list, changed: list.changed.filter((change) => change.id !== id) };
}

/** Temporary ids start at -1 and count down (spec part 2 §9). */
export function nextTemporaryId({ added }: Pick<ListChanges, 'added'>, lastId = 0): number {
  return Math.min(lastId, ...added.map(({ id }) => id)) - 1;
}

/** New and changed records as they are sent. A new row into which nothing was typed is not. */
export function recordsToSend({ changed, added }: ListChanges): GeneListRecordInput[] {
  return [
    ...changed.flatMap(({ id, mine }) => (mine === null ? [] : [inputOf(id, mine)])),
    ...added.filter(({ mine }) => !isBlank(mine)).map(({ id, mine }) => inputOf(id, mine)),
  ];
}

/** Ids of the records to delete; temporary ones are never among them (PP-05). */
export function idsToDelete({ changed }: ListChanges): number[] {
  return changed.flatMap(({ id, mine }) => (mine === null ? [id] : []));
}

/** Records that the server would refuse: those without a gene. */
export function recordsWithoutGenes({ changed, added }: ListChanges): number[] {
  const typed = added.filter(({ mine }) => !isBlank(mine));
  return [...changed, ...typed].filter(({ mine }) => mine?.genes.length === 0).map(({ id }) => id);
}
