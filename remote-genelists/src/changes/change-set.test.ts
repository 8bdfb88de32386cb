import { changesOf, countChanges, hasChanges, sizeText, withList, type ChangeSet } from './change-set.ts';
import { noChanges, withDeletion, withEdit, withNewRecord, type ListChanges } from './list-changes.ts';
import type { RecordValues } from './record-values.ts';

const STORED: RecordValues = { genes: ['Abl1'], note: 'Old', recordTypes: [], visible: false };
const changed = (list: ListChanges, id: number) => withEdit(list, { id, stored: STORED }, { note: 'New' });
const IDG = withDeletion(changed(noChanges('IDG', '"7"'), 41), { id: 42, stored: STORED });
const IMPC = withNewRecord(noChanges('IMPC', '"3"'), -1, STORED);

// PP-06.
test('changes are kept when another consortium is chosen', () => {
  const set = withList(withList([], IDG), IMPC);
  expect(changesOf(set, 'IDG', '"9"')).toEqual(IDG);
  expect(changesOf(set, 'IMPC', null)).toEqual(IMPC);
});

test('a list without changes begins with the edition that is shown', () => {
  expect(changesOf([], 'IDG', '"7"')).toEqual(noChanges('IDG', '"7"'));
});

test('a list that is saved leaves the set; the others stay', () => {
  expect(withList([IDG, IMPC], noChanges('IDG', '"8"'))).toEqual([IMPC]);
  expect(withList([], noChanges('IDG', '"8"'))).toEqual([]);
});

test('blank new rows are no change', () => {
  const set = [withNewRecord(noChanges('IDG', null), -1)];
  expect(countChanges(set)).toEqual({ added: 0, changed: 0, deleted: 0 });
  expect(hasChanges(set)).toBe(false);
});

test.each<[ChangeSet, string]>([
  [[], ''],
  [[IMPC], '1 unsaved change: 1 new (IMPC)'],
  [[IDG], '2 unsaved changes: 1 changed, 1 deleted (IDG)'],
  [[IDG, IMPC], '3 unsaved changes: 1 new, 1 changed, 1 deleted (IDG, IMPC)'],
])('shows the size in words (%#)', (set, expected) => {
  expect(sizeText(set)).toBe(expected);
});
