import { aProject, restrictedVersion } from 'shared/testing';
import { resultComments, rowKey } from './result-row.ts';

// Spec part 1 §2: a row with no project shows the comment plus 'No projects found'.
describe('resultComments', () => {
  it.each([
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
  ])('%s', (_what, result, comments) => {
    expect(resultComments(result)).toEqual(comments);
  });
});

describe('rowKey', () => {
  it('tells rows of a repeated term apart', () => {
    const row = { input: 'Atrx', project: restrictedVersion('TPN:000000001'), comment: null };
    expect(rowKey(row, 0)).not.toBe(rowKey(row, 1));
  });
});
