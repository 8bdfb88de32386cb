/** The unsaved changes of all lists that a person has edited on this visit: kept until saved or dropped (PP-06). */
import { isBlank } from './record-values.ts';
import { noChanges, type ListChanges } from './list-changes.ts';

export type ChangeSet = readonly ListChanges[];

/** Shape of a stored draft. */
export const EXAMPLE_CHANGES: ChangeSet = [
  {
    consortium: '',
    tag: null,
    changed: [{ id: 1, stored: { genes: [''], note: null, recordTypes: [''], visible: false }, mine: null }],
    added: [{ id: -1, mine: { genes: [''], note: null, recordTypes: [''], visible: false } }],
  },
];

/** How many records of one or more lists are new, changed and deleted. */
export interface ChangeCount {
  added: number;
  changed: number;
  deleted: number;
}

/** The changes of a list; without any, those that begin with this edition of it. */
export function changesOf(set: ChangeSet, consortium: string, tag: string | null): ListChanges {
  return set.find((list) => list.consortium === consortium) ?? noChanges(consortium, tag);
}

/** The set with the changes of one list replaced; a list without changes is left out. */
export function withList(set: ChangeSet, list: ListChanges): ChangeSet {
  const isEmpty = list.changed.length === 0 && list.added.length === 0;
  const isKnown = set.some(({ consortium }) => consortium === list.consortium);
  if (!isKnown) return isEmpty ? set : [...set, list];
  return set.flatMap((each) => {
    if (each.consortium !== list.consortium) return [each];
    return isEmpty ? [] : [list];
  });
}

export function countChanges(set: ChangeSet): ChangeCount {
  const changed = set.flatMap((list) => list.changed);
  const added = set.flatMap((list) => list.added).filter(({ mine }) => !isBlank(mine));
  const deleted = changed.filter(({ mine }) => mine === null);
  return { added: added.length, changed: changed.length - deleted.length, deleted: deleted.length };
}

/** Whether saving would change anything. */
export function hasChanges(set: ChangeSet): boolean {
  const { added, changed, deleted } = countChanges(set);
  return added + changed + deleted > 0;
}

/** The size in words: `3 unsaved changes: 1 new, 2 deleted (IDG)`; empty for none. */
export function sizeText(set: ChangeSet): string {
  const { added, changed, deleted } = countChanges(set);
  const total = added + changed + deleted;
  if (total === 0) return '';
  const parts = [
    added > 0 && `${added} new`,
    changed > 0 && `${changed} changed`,
    deleted > 0 && `${deleted} deleted`,
  ].filter((part) => part !== false);
  const lists = set.filter((list) => hasChanges([list])).map(({ consortium }) => consortium);
  return `${total} unsaved ${total === 1 ? 'change' : 'changes'}: ${parts.join(', ')} (${lists.join(', ')})`;
}
