import { aRecord } from '../testing/gene-list-server.ts';
import { BLANK_RECORD, inputOf, isBlank, sameValues, valuesOf, type RecordValues } from './record-values.ts';

const VALUES: RecordValues = {
  genes: ['Abl1', 'Abl2'],
  note: 'A note',
  recordTypes: ['Tier1'],
  visible: true,
};

test('a new row has no genes, an empty note, and is not visible (spec part 2 §4)', () => {
  expect(BLANK_RECORD).toEqual({ genes: [], note: null, recordTypes: [], visible: false });
  expect(isBlank(BLANK_RECORD)).toBe(true);
  expect(isBlank({ ...BLANK_RECORD, note: 'x' })).toBe(false);
});

test('what is edited of a record are genes by symbol, note, types and visible (spec part 2 §3)', () => {
  const record = aRecord(41, ['Abl1', 'Abl2'], { note: 'A note', recordTypes: ['Tier1'], visible: true });
  expect(valuesOf(record)).toEqual(VALUES);
});

test('a record is sent with its id, projects as null (spec part 2 §3)', () => {
  expect(inputOf(41, VALUES)).toEqual({
    id: 41,
    genes: [{ symbol: 'Abl1' }, { symbol: 'Abl2' }],
    note: 'A note',
    recordTypes: ['Tier1'],
    visible: true,
    projects: null,
  });
});

test('a negative temporary id is sent as null (spec part 2 §3, PP-05)', () => {
  expect(inputOf(-1, VALUES).id).toBeNull();
});

test.each<[string, Partial<RecordValues>, boolean]>([
  ['the same', {}, true],
  ['other genes', { genes: ['Abl1'] }, false],
  ['genes in another order', { genes: ['Abl2', 'Abl1'] }, false],
  ['another note', { note: 'Other' }, false],
  ['another type', { recordTypes: ['Tier2'] }, false],
  ['not visible', { visible: false }, false],
])('values are compared: %s', (_case, other, expected) => {
  expect(sameValues(VALUES, { ...VALUES, ...other })).toBe(expected);
});

test('an empty note is no note, and types have no order', () => {
  expect(sameValues({ ...VALUES, note: '' }, { ...VALUES, note: null })).toBe(true);
  const both = { ...VALUES, recordTypes: ['Tier1', 'Tier2'] };
  expect(sameValues(both, { ...both, recordTypes: ['Tier2', 'Tier1'] })).toBe(true);
});
