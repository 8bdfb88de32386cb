import { aConfiguration } from 'shared/testing';
import { attemptTypesFor, needsStartingPoint, startingPointMember, workUnitProblem } from './plan-kinds.ts';

const lists = aConfiguration({
  attemptTypesByPlanTypes: {
    production: [
      'crispr',
      'haplo-essential crispr',
      'es cell',
      'es cell allele modification',
      'crispr allele modification',
      'breeding',
    ],
    phenotyping: ['adult and embryo phenotyping', 'haplo-essential phenotyping'],
  },
});

const firstOf = (attemptTypeName: string) => ({ attemptTypeName, workUnitName: 'JAX' });

describe('attempt types by the first plan of the project (ui-screens 9)', () => {
  test.each([
    ['crispr', ['crispr', 'haplo-essential crispr', 'crispr allele modification']],
    ['es cell', ['es cell', 'es cell allele modification']],
    ['haplo-essential crispr', lists.attemptTypesByPlanTypes.production],
    ['adult and embryo phenotyping', lists.attemptTypesByPlanTypes.production],
  ])('after %s a production plan attempts one of %j', (first, expected) => {
    expect(attemptTypesFor('production', firstOf(first), lists)).toEqual(expected);
  });

  test('the first plan of a project without plans may attempt anything', () => {
    expect(attemptTypesFor('production', undefined, lists)).toEqual(lists.attemptTypesByPlanTypes.production);
  });

  test('phenotyping has attempt types of its own, whatever was first', () => {
    expect(attemptTypesFor('phenotyping', firstOf('crispr'), lists)).toEqual([
      'adult and embryo phenotyping',
      'haplo-essential phenotyping',
    ]);
  });

  test('no plan type has none', () => {
    expect(attemptTypesFor('', firstOf('crispr'), lists)).toEqual([]);
  });
});

test.each([
  ['phenotyping', 'adult and embryo phenotyping', 'phenotypingStartingPoint', true],
  ['phenotyping', 'haplo-essential phenotyping', 'phenotypingStartingPoint', false],
  ['production', 'es cell allele modification', 'esCellAlleleModificationStartingPoint', true],
  ['production', 'crispr allele modification', 'crisprAlleleModificationStartingPoint', true],
  ['production', 'crispr', undefined, false],
  ['production', '', undefined, false],
])('%s, %s: starts from %s, must: %s (ui-screens 9, api-2 §5)', (type, attempt, member, isNeeded) => {
  expect(startingPointMember(type, attempt)).toBe(member);
  expect(needsStartingPoint(type, attempt)).toBe(isNeeded);
});

describe('work unit of a production plan (api-2 §6.1)', () => {
  const refusal = 'Your work unit [BCM] cannot create production plans in this project.';
  test.each([
    ['production', 'JAX', 'BCM', refusal],
    ['production', 'JAX', 'JAX', undefined],
    ['production', 'WTSI', 'Harwell', undefined],
    ['production', 'WTSI', 'BCM', refusal],
    ['phenotyping', 'JAX', 'BCM', undefined],
  ])('%s in a project of %s by %s: %s', (type, owner, unit, problem) => {
    expect(workUnitProblem(type, { attemptTypeName: 'crispr', workUnitName: owner }, unit)).toBe(problem);
  });

  test('any unit may make the first plan', () => {
    expect(workUnitProblem('production', undefined, 'BCM')).toBeUndefined();
  });
});
