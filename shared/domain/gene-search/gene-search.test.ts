import { exactMatch, isSearchable } from './gene-search.ts';

const genes = [
  { symbol: 'Egr2', accId: 'MGI:95296' },
  { symbol: 'Egr2os', accId: 'MGI:1' },
  { symbol: 'egR2', accId: 'MGI:2' },
];

test.each([
  ['Eg', false],
  ['Egr', true],
  ['Eg ', false],
  ['MGI:95', false],
  ['MGI:952', true],
  ['', false],
])('"%s" is searched for: %s (from 3 characters on, ui-screens 2.10, api-1 §18)', (text, expected) => {
  expect(isSearchable(text)).toBe(expected);
});

test.each([
  ['Egr2', { symbol: 'Egr2', accessionId: 'MGI:95296' }],
  ['egR2', { symbol: 'egR2', accessionId: 'MGI:2' }],
  [' EGR2 ', { symbol: 'Egr2', accessionId: 'MGI:95296' }],
  ['mgi:95296', { symbol: 'Egr2', accessionId: 'MGI:95296' }],
  ['Egr', undefined],
  ['', undefined],
])('"%s" typed means %j (issue: exact typed match accepted)', (text, expected) => {
  expect(exactMatch(text, genes)).toEqual(expected);
});
