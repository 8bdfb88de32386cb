import { describeChanges, recordText } from './describe-changes.ts';
import { noChanges, withDeletion, withEdit, withNewRecord } from './list-changes.ts';
import type { RecordValues } from './record-values.ts';

const STORED: RecordValues = { genes: ['Abl1', 'Abl2'], note: 'Old', recordTypes: [], visible: false };

test('each change is shown with the genes that the record has in the list', () => {
  let list = withEdit(noChanges('IDG', null), { id: 41, stored: STORED }, { genes: ['T'] });
  list = withDeletion(list, { id: 42, stored: STORED });
  list = withNewRecord(withNewRecord(list, -1), -2, { ...STORED, genes: [] });
  expect(describeChanges([list]).map(({ id, text }) => [id, text])).toEqual([
    [41, 'Changed: Abl1, Abl2'],
    [42, 'Deleted: Abl1, Abl2'],
    [-2, 'New: no genes'],
  ]);
});

test.each<[RecordValues | null, string]>([
  [null, 'Deleted'],
  [STORED, 'Abl1, Abl2 · Note: Old · Types: none · Not visible'],
  [
    { genes: ['T'], note: '', recordTypes: ['Tier1', 'Tier2'], visible: true },
    'T · Note: none · Types: Tier1, Tier2 · Visible',
  ],
])('describes a version of a record in words (%#)', (values, expected) => {
  expect(recordText(values)).toBe(expected);
});
