import { aProject } from 'shared/testing';
import { searchColumns } from './search-table.ts';

test('the columns about terms come first, and only where terms were searched', () => {
  const withTerms = searchColumns(true).map(({ title }) => title);
  expect(withTerms.slice(0, 3)).toEqual(['Search term', 'Search Result comments', 'Project summary']);
  expect(searchColumns(false).map(({ title }) => title)).toEqual(withTerms.slice(2));
});

// Spec part 1 §2: a row with no project shows the comment plus 'No projects found'.
test.each([
  ['a direct hit', { input: 'Atrx', project: aProject(), comment: null }, []],
  [
    'a synonym with a project',
    { input: 'FIP200', project: aProject(), comment: 'Synonym of Rb1cc1' },
    ['Synonym of Rb1cc1'],
  ],
  ['a gene without project', { input: 'Atrx', project: null, comment: null }, ['No projects found']],
  [
    'no gene',
    { input: 'notagene', project: null, comment: 'Not a gene symbol or synonym' },
    ['Not a gene symbol or synonym', 'No projects found'],
  ],
  [
    'the number of a project, which the search does not take',
    { input: 'tpn:000005734', project: null, comment: null },
    ['The search takes genes; open TPN:000005734'],
  ],
  [
    'the number of a plan',
    { input: 'PIN:0000000007', project: null, comment: null },
    ['The search takes genes; open PIN:0000000007'],
  ],
  [
    'the number of an outcome',
    { input: 'TPO:000000001', project: null, comment: null },
    ['The search takes genes; open TPO:000000001'],
  ],
  [
    'the number of a mutation, which has no page',
    { input: 'MIN:000000000042', project: null, comment: null },
    ['The search takes genes; MIN:000000000042 is listed with its outcome'],
  ],
  ['an accession id', { input: 'MGI:1929293', project: null, comment: null }, ['No projects found']],
])('comments on %s', (_what, result, comments) => {
  expect(searchColumns(true)[1]?.texts(result)).toEqual(comments);
});

test('the columns about projects are empty in a row without one', () => {
  const row = { input: 'Atrx', project: null, comment: null };
  expect(searchColumns(false).flatMap(({ texts }) => texts(row))).toEqual([]);
});
