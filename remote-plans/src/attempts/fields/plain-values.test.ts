import type { PlainField } from 'shared/record-fields';
import { isUntouched, storedOf, valuesOf } from './plain-values.ts';

const FIELDS = [
  { name: 'ref', label: 'Reference', kind: 'text' },
  { name: 'comment', label: 'Comment', kind: 'area' },
  { name: 'day', label: 'Day', kind: 'date' },
  { name: 'pups', label: 'Pups', kind: 'count' },
  { name: 'isTried', label: 'Tried', kind: 'flag' },
  { name: 'strain', label: 'Strain', kind: 'choice', list: 'blastStrains' },
] as const satisfies readonly PlainField[];

const NOTHING = { ref: null, comment: null, day: null, pups: null, isTried: null, strain: null };
const EMPTY = { ref: '', comment: '', day: '', pups: null, isTried: false, strain: '' };
const FULL = { ref: 'R1', comment: 'two\nlines', day: '2031-02-11', pups: 0, isTried: true, strain: 'B6' };

test.each([
  ['no record', undefined, EMPTY],
  ['a record of nothing', NOTHING, EMPTY],
  ['a full record', FULL, FULL],
])('what controls hold for %s', (_what, stored, values) => {
  expect(valuesOf(FIELDS, stored)).toEqual(values);
});

describe('what is stored', () => {
  test.each([
    ['no record', undefined, NOTHING],
    ['a record of nothing', NOTHING, NOTHING],
    ['a full record', FULL, FULL],
    ['a text of spaces', { ...FULL, ref: '  ' }, { ...FULL, ref: '  ' }],
    ['an empty text', { ...FULL, ref: '' }, { ...FULL, ref: '' }],
    ['a false flag', { ...FULL, isTried: false }, { ...FULL, isTried: false }],
  ])('what nobody touched goes back exactly as it came: %s', (_what, stored, sent) => {
    const values = valuesOf(FIELDS, stored);
    expect(storedOf(FIELDS, values, stored)).toEqual(sent);
    expect(isUntouched(FIELDS, values, stored)).toBe(true);
  });

  test('an emptied control is sent as null (PP-36)', () => {
    expect(storedOf(FIELDS, EMPTY, FULL)).toEqual({ ...NOTHING, isTried: false });
    expect(isUntouched(FIELDS, EMPTY, FULL)).toBe(false);
  });

  test.each(FIELDS)('a changed $name is sent under its own name, and nothing else changes', ({ name }) => {
    const values = { ...EMPTY, [name]: FULL[name] };
    const changes = FULL[name] !== EMPTY[name];
    expect(storedOf(FIELDS, values, undefined)).toEqual({ ...NOTHING, [name]: FULL[name] });
    expect(isUntouched(FIELDS, values, undefined)).toBe(!changes);
  });
});
