import { aGene } from './testing/a-gene-page.ts';
import { cameBySynonym, isSynonym } from './asked-name.ts';

test.each([
  ['Cib2', false],
  ['CIB2', false],
  [' cib2 ', false],
  ['MGI:1929293', false],
  ['mgi:1929293', false],
  ['Kip2', true],
  ['', true],
])('%j names the gene by a synonym: %s', (asked, expected) => {
  expect(isSynonym(asked, aGene())).toBe(expected);
});

test.each([
  [null, undefined],
  ['Kip2', undefined],
  [{ synonym: 2 }, undefined],
  [{ synonym: 'Kip2' }, { synonym: 'Kip2', sameSynonym: [] }],
  [
    { synonym: 'Kip2', sameSynonym: ['Aaa1', 3] },
    { synonym: 'Kip2', sameSynonym: ['Aaa1'] },
  ],
])('a history entry with %j', (state, expected) => {
  expect(cameBySynonym(state)).toEqual(expected);
});
