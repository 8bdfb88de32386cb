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
])('comments on %s', (_what, result, comments) => {
  expect(searchColumns(true)[1]?.texts(result)).toEqual(comments);
});

test('the columns about projects are empty in a row without one', () => {
  const row = { input: 'Atrx', project: null, comment: null };
  expect(searchColumns(false).flatMap(({ texts }) => texts(row))).toEqual([]);
});
