import { isBlankRow } from './rows.ts';

test.each([
  [{ id: null, name: '', isBought: false, size: null }, true],
  [{ id: null, name: ' ' }, true],
  [{ id: null, name: 'DF1' }, false],
  [{ id: null, isBought: true }, false],
  [{ id: 7, name: '' }, false],
])('whether %j is a new row of nothing: %s', (row, expected) => {
  expect(isBlankRow(row)).toBe(expected);
});
