import { ApiError } from 'shared/api';
import { readWholeList } from '../list/list-calls.ts';
import { hasChanges, type ChangeSet } from './change-set.ts';
import type { ListChanges } from './list-changes.ts';
import { sendChanges } from './send-changes.ts';
import { compareWithCurrent, type Comparison } from './resolve-conflicts.ts';

/** Called with what is left of a list's changes after each part that was saved. */
type Keep = (left: ListChanges) => void;

/**
 * Saves the changes of all lists, one after the other. When somebody else has changed a list, it is read again: changes
 * that touch nothing of theirs are saved over it.
 *
 * @returns what the person must decide before the rest can be saved; null when everything was saved
 * @throws ApiError with the text to show; what was not saved is kept
 */
export async function saveChanges(set: ChangeSet, keep: Keep): Promise<Comparison | null> {
  for (const list of set) {
    if (!hasChanges([list])) continue;
    const comparison = await saveList(list, keep);
    if (comparison !== null) return comparison;
  }
  return null;
}

async function saveList(list: ListChanges, keep: Keep): Promise<Comparison | null> {
  let left = list;
  const keepLeft = (after: ListChanges) => keep((left = after));
  try {
    await sendChanges(list, keepLeft);
    return null;
  } catch (refusal) {
    if (!(refusal instanceof ApiError) || refusal.status !== 412) throw refusal;
    const comparison = compareWithCurrent(left, await readWholeList(list.consortium));
    keepLeft(comparison.list);
    if (comparison.conflicts.length > 0) return comparison;
    await sendChanges(comparison.list, keepLeft);
    return null;
  }
}
