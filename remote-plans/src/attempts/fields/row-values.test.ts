import { cellText, rowInputOf, textToStore } from './row-values.ts';

test.each([
  [null, ''],
  [undefined, ''],
  ['ACGT', 'ACGT'],
])('the cell of %j contains "%s"', (stored, text) => {
  expect(cellText(stored)).toBe(text);
});

test.each([
  ['', null, null],
  ['', undefined, null],
  ['', '', ''],
  ['', 'ACGT', null],
  [' ', 'ACGT', null],
  [' ', ' ', ' '],
  ['TT', 'ACGT', 'TT'],
])('the text "%s" over %j is stored as %j (PP-36)', (text, stored, sent) => {
  expect(textToStore(text, stored)).toBe(sent);
});

test.each([
  ['', null, null],
  ['', 7, null],
  ['0', null, 0],
  ['0.05', 7, 0.05],
  ['1.', null, 1],
  ['.', null, null],
  ['-3', -3, -3],
])('the number "%s" over %j is stored as %j (PP-25)', (text, stored, sent) => {
  const cells = [{ name: 'number', label: 'Number', kind: 'decimal' }] as const;
  expect(rowInputOf(cells, { id: 1, number: text }, { number: stored })).toEqual({ id: 1, number: sent });
});
