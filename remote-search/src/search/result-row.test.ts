import { aProject, intentionOf, listed, restrictedVersion } from '../testing/results.ts';
import { intentionsOf, isRestrictedVersion, resultComments, rowKey, targetsOf } from './result-row.ts';

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

// Spec part 1 §2: restricted when it has no related work units and no related work groups.
describe('isRestrictedVersion', () => {
  it.each([
    [['JAX'], ['BaSH'], false],
    [['JAX'], [], false],
    [[], ['BaSH'], false],
    [[], [], true],
  ])('work units %j, work groups %j: %s', (relatedWorkUnitNames, relatedWorkGroupNames, expected) => {
    expect(isRestrictedVersion(aProject({ relatedWorkUnitNames, relatedWorkGroupNames }))).toBe(expected);
  });
});

describe('intentionsOf', () => {
  it('finds none where there is no project, and none where a project has none', () => {
    expect(intentionsOf({ input: 'x', project: null, comment: null })).toEqual([]);
    expect(intentionsOf(listed(aProject({ projectIntentions: null })))).toEqual([]);
  });
});

describe('targetsOf', () => {
  it('names the gene', () => {
    expect(targetsOf(intentionOf('Atrx', 'MGI:103067'))).toEqual(['Atrx']);
  });

  it('names the places of an intention by sequence', () => {
    const location = {
      id: 1,
      chr: '5',
      start: 100,
      stop: 200,
      strand: '+',
      genomeBuild: 'GRCm39',
      strainName: null,
      speciesName: null,
    };
    const sequence = {
      id: 1,
      sequence: null,
      typeName: null,
      categoryName: null,
      sequenceLocations: [
        { id: 1, locationIndex: 1, location },
        { id: 2, locationIndex: 2, location: { ...location, stop: null, genomeBuild: null } },
      ],
    };
    const bySequence = { intentionByGene: undefined, intentionsBySequences: [{ index: 1, sequence }] };
    expect(targetsOf(intentionOf('-', '-', bySequence))).toEqual(['Chr 5:100-200 (GRCm39)', 'Chr 5:100-?']);
  });
});

describe('rowKey', () => {
  it('tells rows of a repeated term apart', () => {
    const row = { input: 'Atrx', project: restrictedVersion('TPN:000000001'), comment: null };
    expect(rowKey(row, 0)).not.toBe(rowKey(row, 1));
  });
});
