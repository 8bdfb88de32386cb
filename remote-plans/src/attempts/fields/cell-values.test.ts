import { cellText, numberToStore, textToStore } from './cell-values.ts';

test.each([
  [null, ''],
  [undefined, ''],
  ['ACGT', 'ACGT'],
])('the cell of %j holds "%s"', (stored, text) => {
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
  expect(numberToStore(text, stored)).toBe(sent);
});
