import { aConfiguration } from 'shared/testing';
import { creationBody, emptyCreation, resolveKind, type PlanCreationValues } from './creation-values.ts';

const VALUES: PlanCreationValues['plan'] = {
  typeName: 'production',
  attemptTypeName: 'crispr',
  outcomeTpo: '',
  workUnitName: 'JAX',
  workGroupName: 'BaSH',
  funderNames: ['KOMP'],
  comment: 'Second try',
};

const FACTS = {
  first: { attemptTypeName: 'crispr', workUnitName: 'JAX' },
  lists: aConfiguration({
    attemptTypesByPlanTypes: {
      production: ['crispr', 'crispr allele modification'],
      phenotyping: ['adult and embryo phenotyping'],
    },
  }),
  outcomes: [
    { tpo: 'TPO:000000000004', externalReference: 'A', statusName: 'Genotype Confirmed' },
    { tpo: 'TPO:000000000005', externalReference: 'B', statusName: 'Genotype In Progress' },
  ],
};

describe('the request that creates a plan (api-2 §3.3)', () => {
  test('shows what was chosen', () => {
    expect(creationBody('TPN:000000042', { plan: VALUES })).toEqual({
      tpn: 'TPN:000000042',
      typeName: 'production',
      attemptTypeName: 'crispr',
      workUnitName: 'JAX',
      workGroupName: 'BaSH',
      funderNames: ['KOMP'],
      comment: 'Second try',
    });
  });

  test('an empty comment is null (PP-36)', () => {
    expect(creationBody('TPN:000000042', { plan: { ...VALUES, comment: ' ' } }).comment).toBeNull();
  });

  test.each([
    ['phenotyping', 'adult and embryo phenotyping', 'phenotypingStartingPoint'],
    ['production', 'es cell allele modification', 'esCellAlleleModificationStartingPoint'],
    ['production', 'crispr allele modification', 'crisprAlleleModificationStartingPoint'],
  ])('%s, %s sends its starting point as %s', (typeName, attemptTypeName, member) => {
    const plan = { ...VALUES, typeName, attemptTypeName, outcomeTpo: 'TPO:000000000004' };
    const body = creationBody('TPN:000000042', { plan });
    expect(body).toHaveProperty(member, { outcomeTpo: 'TPO:000000000004' });
    expect(body).not.toHaveProperty('outcomeTpo');
  });

  test('haplo-essential phenotyping without a starting point sends none', () => {
    const plan = { ...VALUES, typeName: 'phenotyping', attemptTypeName: 'haplo-essential phenotyping' };
    expect(creationBody('TPN:000000042', { plan })).not.toHaveProperty('phenotypingStartingPoint');
  });
});

test('the form begins with what the address presets, and what there is no choice about', () => {
  const presets = { typeName: 'production', attemptTypeName: 'crispr', problems: [] };
  expect(emptyCreation(presets, { workUnitName: 'JAX', workGroupName: '' }, FACTS.outcomes).plan).toEqual({
    typeName: 'production',
    attemptTypeName: 'crispr',
    outcomeTpo: '',
    workUnitName: 'JAX',
    workGroupName: '',
    funderNames: [],
    comment: '',
  });
});

test.each([
  ['phenotyping', 'adult and embryo phenotyping', 'TPO:000000000004'],
  ['production', 'crispr allele modification', 'TPO:000000000004'],
  ['phenotyping', 'haplo-essential phenotyping', ''],
  ['phenotyping', '', ''],
])('%s, %s begins with the only starting point that it can have: %s', (typeName, attemptTypeName, tpo) => {
  const presets = { typeName, attemptTypeName, problems: [] };
  const work = { workUnitName: '', workGroupName: '' };
  expect(emptyCreation(presets, work, FACTS.outcomes).plan.outcomeTpo).toBe(tpo);
  const plan = { ...VALUES, typeName, attemptTypeName };
  const lists = aConfiguration({ attemptTypesByPlanTypes: { [typeName]: [attemptTypeName] } });
  expect(resolveKind(plan, { ...FACTS, lists }).outcomeTpo).toBe(tpo);
  const another = { ...FACTS.outcomes[0], tpo: 'TPO:000000000006', externalReference: 'C' };
  expect(emptyCreation(presets, work, [...FACTS.outcomes, another]).plan.outcomeTpo).toBe('');
});

describe('after another plan type or attempt type was chosen (PP-30)', () => {
  test('an attempt type of the other plan type goes, with the starting point, and both are shown', () => {
    const plan = {
      ...VALUES,
      typeName: 'production',
      attemptTypeName: 'adult and embryo phenotyping',
      outcomeTpo: 'TPO:000000000004',
    };
    expect(resolveKind(plan, FACTS)).toEqual({
      attemptTypeName: '',
      outcomeTpo: '',
      removed: ['Attempt Type adult and embryo phenotyping', 'Starting point TPO:000000000004'],
    });
  });

  test('so does an outcome that the chosen kind of plan cannot start from, for the only one that it can', () => {
    const plan = {
      ...VALUES,
      typeName: 'phenotyping',
      attemptTypeName: 'adult and embryo phenotyping',
      outcomeTpo: 'TPO:000000000005',
    };
    expect(resolveKind(plan, FACTS)).toEqual({
      attemptTypeName: 'adult and embryo phenotyping',
      outcomeTpo: 'TPO:000000000004',
      removed: ['Starting point TPO:000000000005'],
    });
  });

  test('what still fits stays, and nothing is shown', () => {
    const plan = {
      ...VALUES,
      attemptTypeName: 'crispr allele modification',
      outcomeTpo: 'TPO:000000000004',
    };
    expect(resolveKind(plan, FACTS)).toEqual({
      attemptTypeName: 'crispr allele modification',
      outcomeTpo: 'TPO:000000000004',
      removed: [],
    });
    expect(resolveKind(VALUES, FACTS)).toEqual({
      attemptTypeName: 'crispr',
      outcomeTpo: '',
      removed: [],
    });
  });
});
