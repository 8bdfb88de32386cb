import {
  idsToDelete,
  nextTemporaryId,
  noChanges,
  recordsToSend,
  recordsWithoutGenes,
  withDeletion,
  withEdit,
  withNewRecord,
  withoutChange,
} from './list-changes.ts';
import type { RecordValues } from './record-values.ts';

const STORED: RecordValues = { genes: ['Abl1'], note: 'Old', recordTypes: [], visible: false };
const EMPTY = noChanges('IDG', '"7-digest"');
const stored = (id: number) => ({ id, stored: STORED });
const added = (id: number) => ({ id, stored: null });

describe('temporary ids (spec part 2 §9)', () => {
  test('start at -1 and count down', () => {
    expect(nextTemporaryId(EMPTY)).toBe(-1);
    const one = withNewRecord(EMPTY, -1);
    expect(nextTemporaryId(one)).toBe(-2);
  });

  test('are not used again after their row has gone, because it may come back', () => {
    expect(nextTemporaryId(EMPTY, -3)).toBe(-4);
  });
});

describe('changes of a stored record', () => {
  test('are merged, and keep what was stored', () => {
    const noted = withEdit(EMPTY, stored(41), { note: 'New' });
    const shown = withEdit(noted, stored(41), { visible: true });
    expect(shown.changed).toEqual([
      { id: 41, stored: STORED, mine: { ...STORED, note: 'New', visible: true } },
    ]);
    expect(shown.tag).toBe('"7-digest"');
  });

  test('that lead back to what is stored leave nothing', () => {
    const changed = withEdit(EMPTY, stored(41), { note: 'New' });
    expect(withEdit(changed, stored(41), { note: 'Old' })).toEqual(EMPTY);
  });

  test('end when it is deleted: its id is queued, nothing of it is sent (spec part 2 §4)', () => {
    const deleted = withDeletion(withEdit(EMPTY, stored(41), { note: 'New' }), stored(41));
    expect(idsToDelete(deleted)).toEqual([41]);
    expect(recordsToSend(deleted)).toEqual([]);
  });

  test('can be taken back', () => {
    expect(withoutChange(withDeletion(EMPTY, stored(41)), 41)).toEqual(EMPTY);
  });
});

describe('new records', () => {
  test('are sent after the changed ones, without their ids', () => {
    const list = withEdit(withNewRecord(withNewRecord(EMPTY, -1), -2), added(-2), { genes: ['Abl2'] });
    const both = withEdit(list, stored(41), { note: 'New' });
    expect(recordsToSend(both).map(({ id, genes }) => [id, genes])).toEqual([
      [41, [{ symbol: 'Abl1' }]],
      [null, [{ symbol: 'Abl2' }]],
    ]);
  });

  test('into which nothing was typed are not sent', () => {
    expect(recordsToSend(withNewRecord(EMPTY, -1))).toEqual([]);
  });

  test('go one by one, and no temporary id is queued for deletion (PP-05)', () => {
    const two = withNewRecord(withNewRecord(EMPTY, -1), -2);
    const one = withDeletion(two, added(-1));
    expect(one.added.map(({ id }) => id)).toEqual([-2]);
    expect(idsToDelete(one)).toEqual([]);
  });

  test('can be brought back as they were (PP-03)', () => {
    expect(withNewRecord(EMPTY, -1, STORED).added).toEqual([{ id: -1, mine: STORED }]);
    expect(withoutChange(withNewRecord(EMPTY, -1, STORED), -1)).toEqual(EMPTY);
  });
});

test('records without genes are found before the server refuses them; blank new rows and deletions are valid', () => {
  let list = withEdit(EMPTY, stored(41), { genes: [] });
  list = withDeletion(list, { id: 42, stored: { ...STORED, genes: [] } });
  list = withNewRecord(withNewRecord(list, -1), -2);
  list = withEdit(list, added(-2), { note: 'A note' });
  expect(recordsWithoutGenes(list)).toEqual([41, -2]);
});
