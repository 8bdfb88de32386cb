import { aRecord } from '../testing/gene-list-server.ts';
import { noChanges, withDeletion, withEdit, withNewRecord } from './list-changes.ts';
import { valuesOf } from './record-values.ts';
import { compareWithCurrent, resolveConflicts } from './resolve-conflicts.ts';

const BEFORE = aRecord(41, ['Abl1'], { note: 'Old' });
const STORED = valuesOf(BEFORE);
const EMPTY = noChanges('IDG', '"7"');
const EDITED = withEdit(EMPTY, { id: 41, stored: STORED }, { note: 'Mine' });
const DELETED = withDeletion(EMPTY, { id: 41, stored: STORED });
const present = (...records: ReturnType<typeof aRecord>[]) => ({ tag: '"9"', records });

describe('when somebody else has changed the list (412)', () => {
  test('changes of records that they left alone stand, bound to the present edition', () => {
    const { list, conflicts } = compareWithCurrent(EDITED, present(BEFORE, aRecord(50)));
    expect(conflicts).toEqual([]);
    expect(list).toEqual({ ...EDITED, tag: '"9"' });
  });

  test('what they have saved just so is done', () => {
    const { list, conflicts } = compareWithCurrent(EDITED, present({ ...BEFORE, note: 'Mine' }));
    expect(conflicts).toEqual([]);
    expect(list.changed).toEqual([]);
  });

  test('a record that both have deleted is gone', () => {
    expect(compareWithCurrent(DELETED, present())).toEqual({ list: { ...EMPTY, tag: '"9"' }, conflicts: [] });
  });

  test('a new record that is there already, because a response was lost, is not sent again', () => {
    const added = withNewRecord(EMPTY, -1, STORED);
    expect(compareWithCurrent(added, present(BEFORE)).list.added).toEqual([]);
  });

  test.each([
    ['both have changed', EDITED, present({ ...BEFORE, note: 'Theirs' }), { ...STORED, note: 'Theirs' }],
    ['they have deleted', EDITED, present(), null],
    [
      'they have changed and the person deletes',
      DELETED,
      present({ ...BEFORE, visible: true }),
      { ...STORED, visible: true },
    ],
  ])('a record that %s is for the person to decide, and is kept until then', (_case, mine, now, theirs) => {
    const { list, conflicts } = compareWithCurrent(mine, now);
    expect(conflicts).toEqual([{ ...mine.changed[0], theirs }]);
    expect(list.changed).toEqual(mine.changed);
  });
});

describe('what the person decides', () => {
  const both = compareWithCurrent(EDITED, present({ ...BEFORE, note: 'Theirs' }));
  const gone = compareWithCurrent(EDITED, present());

  test('a kept change is made of what the other has saved', () => {
    const resolved = resolveConflicts(both, new Set([41]));
    expect(resolved.changed).toEqual([
      { id: 41, stored: { ...STORED, note: 'Theirs' }, mine: { ...STORED, note: 'Mine' } },
    ]);
    expect(resolved.tag).toBe('"9"');
  });

  test('a dropped change leaves the record as the other has saved it', () => {
    expect(resolveConflicts(both, new Set()).changed).toEqual([]);
  });

  test('a kept change of a record that the other has deleted becomes a new record', () => {
    const resolved = resolveConflicts(gone, new Set([41]));
    expect(resolved.changed).toEqual([]);
    expect(resolved.added).toEqual([{ id: -1, mine: { ...STORED, note: 'Mine' } }]);
  });
});
