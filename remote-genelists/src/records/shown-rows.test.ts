import { noChanges, withDeletion, withEdit, withNewRecord } from '../changes/list-changes.ts';
import { aRecord } from '../testing/gene-list-server.ts';
import { rowOf, shownRows } from './shown-rows.ts';

const ROWS = [aRecord(41, ['Abl1']), aRecord(42, ['Abl2'])].map(rowOf);
const EMPTY = noChanges('IDG', null);
const [FIRST] = ROWS;

// PP-06: what is not saved is seen wherever the record is.
describe('the rows of a page', () => {
  test('are the same objects while nothing is changed', () => {
    expect(shownRows(ROWS, EMPTY)).toEqual(ROWS);
    expect(shownRows(ROWS, EMPTY)[0]).toBe(FIRST);
  });

  test('show what was changed, and know what is stored', () => {
    const list = withEdit(EMPTY, { id: 42, stored: ROWS[1]?.stored ?? null }, { note: 'New' });
    const shown = shownRows(ROWS, list);
    expect(shown[0]).toBe(FIRST);
    expect(shown[1]).toMatchObject({ id: 42, note: 'New', stored: { note: null }, label: 'Row 2' });
  });

  test('leave deleted records out, and end with the new ones', () => {
    const list = withNewRecord(withDeletion(EMPTY, { id: 41, stored: FIRST?.stored ?? null }), -1);
    expect(shownRows(ROWS, list).map(({ id, label }) => [id, label])).toEqual([
      [42, 'Row 2'],
      [-1, 'New row 1'],
    ]);
  });
});
