import { noChanges, withDeletion, withEdit, withNewRecord } from '../changes/list-changes.ts';
import { aRecord } from '../testing/gene-list-server.ts';
import { endsFirst, rowOf, shownRows } from './shown-rows.ts';

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

// Spec part 2 §9: up to 200 rows a page.
describe('another page', () => {
  const page = (length: number, from = 0) =>
    Array.from({ length }, (_, place) => rowOf(aRecord(from + place, ['Abl1']), place));
  const ids = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

  test('is there at once while it is short', () => {
    const rows = page(24, 1000);
    expect(endsFirst(rows, page(200))).toBe(rows);
  });

  test('shows both its ends at first, and the page before between them', () => {
    const [rows, before] = [page(200, 1000), page(200)];
    const shown = endsFirst(rows, before);
    expect(ids(shown.slice(0, 12))).toEqual(ids(rows.slice(0, 12)));
    expect(ids(shown.slice(12, 188))).toEqual(ids(before.slice(12, 188)));
    expect(ids(shown.slice(188))).toEqual(ids(rows.slice(188)));
    expect(endsFirst(rows, rows)).toBe(rows);
  });

  test('has its own rows where the page before had none', () => {
    const [rows, before] = [page(200, 1000), page(20)];
    expect(ids(endsFirst(rows, before))).toEqual([
      ...ids(rows.slice(0, 12)),
      ...ids(before.slice(12)),
      ...ids(rows.slice(20)),
    ]);
  });
});
