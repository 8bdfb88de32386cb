import { apiFetch } from 'shared/api';
import { contentPath } from '../list/list-calls.ts';
import { conditionOf, followingTag } from '../list/list-tag.ts';
import { idsToDelete, recordsToSend, type ListChanges } from './list-changes.ts';

/** Ids per address, well below what servers accept. */
const IDS_A_CALL = 200;

/**
 * Saves the changes of a list in order (spec part 2 §4, PP-06): new and changed records, then the deletions, each on condition
 * that nobody else has changed the list meanwhile. When a later part fails, what was saved before is not sent again.
 *
 * @param onSaved called after each part with what is left
 * @throws ApiError for the first part that is refused; 412 when somebody else has changed the list
 */
export async function sendChanges(list: ListChanges, onSaved: (left: ListChanges) => void): Promise<void> {
  const path = contentPath(list.consortium);
  const records = recordsToSend(list);
  let left = { ...list, changed: list.changed.filter(({ mine }) => mine === null), added: [] };
  if (records.length > 0) {
    await apiFetch(path, { method: 'POST', body: records, headers: conditionOf(list.tag) });
    left = { ...left, tag: followingTag(list.tag) };
    onSaved(left);
  }
  const ids = idsToDelete(list);
  for (let first = 0; first < ids.length; first += IDS_A_CALL) {
    const some = ids.slice(first, first + IDS_A_CALL);
    const query = { recordId: some.join(',') };
    await apiFetch(path, { method: 'DELETE', query, headers: conditionOf(left.tag) });
    const changed = left.changed.filter(({ id }) => !some.includes(id));
    left = { ...left, changed, tag: followingTag(left.tag) };
    onSaved(left);
  }
}
