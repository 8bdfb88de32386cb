/** What becomes of unsaved changes when somebody else has changed the list meanwhile. */
import type { GeneListRecord } from 'shared/contract';
import {
  nextTemporaryId,
  withNewRecord,
  withoutChange,
  type ListChanges,
  type RecordChange,
} from './list-changes.ts';
import { sameValues, valuesOf, type RecordValues } from './record-values.ts';

/** A record that both the person and somebody else have changed. */
export interface RecordConflict extends RecordChange {
  /** As somebody else has saved it; null when they have deleted it. */
  theirs: RecordValues | null;
}

/** A list as it is now. */
export interface CurrentList {
  tag: string | null;
  records: readonly GeneListRecord[];
}

export interface Comparison {
  /** The changes, made of the present edition of the list; those in conflict are still among them. */
  list: ListChanges;
  conflicts: readonly RecordConflict[];
}

/**
 * Holds unsaved changes against the list as it is now. A change of a record that nobody else has touched stands; what is stored
 * by now exactly as the person wanted it is done; the rest is for the person to decide.
 */
export function compareWithCurrent(list: ListChanges, { tag, records }: CurrentList): Comparison {
  const present = new Map(records.map((record) => [record.id, valuesOf(record)]));
  const conflicts: RecordConflict[] = [];
  const changed = list.changed.filter((change) => {
    const theirs = present.get(change.id) ?? null;
    if (isSame(theirs, change.mine)) return false;
    if (!isSame(theirs, change.stored)) conflicts.push({ ...change, theirs });
    return true;
  });
  // The response to an earlier attempt may have been lost: then the new records are there already.
  const added = list.added.filter(
    ({ mine }) => !records.some((record) => sameValues(valuesOf(record), mine)),
  );
  return { list: { ...list, tag, changed, added }, conflicts };
}

/**
 * The changes after the person has decided. What they keep is saved over what somebody else has saved; a record that was deleted
 * is added again.
 *
 * @param kept ids of the records whose change is kept; the other conflicts are dropped
 */
export function resolveConflicts({ list, conflicts }: Comparison, kept: ReadonlySet<number>): ListChanges {
  let resolved = list;
  for (const { id, mine, theirs } of conflicts) {
    if (!kept.has(id)) resolved = withoutChange(resolved, id);
    else if (theirs === null) {
      resolved = withoutChange(resolved, id);
      if (mine !== null) resolved = withNewRecord(resolved, nextTemporaryId(resolved), mine);
    } else {
      const rebased = resolved.changed.map((each) => (each.id === id ? { ...each, stored: theirs } : each));
      resolved = { ...resolved, changed: rebased };
    }
  }
  return resolved;
}

function isSame(one: RecordValues | null, other: RecordValues | null): boolean {
  return one === null || other === null ? one === other : sameValues(one, other);
}
