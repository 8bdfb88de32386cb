import { aConfiguration } from 'shared/testing';
import { creationBody, emptyCreation, settleKind, type PlanCreationValues } from './creation-values.ts';

const VALUES: PlanCreationValues['plan'] = {
  typeName: 'production',
  attemptTypeName: 'crispr',
  outcomeTpo: '',
  workUnitName: 'JAX',
  workGroupName: 'BaSH',
  funderNames: ['KOMP'],
  comment: 'Second try',
};

const FIRST = { attemptTypeName: 'crispr', workUnitName: 'JAX' };
const LISTS = aConfiguration({
  attemptTypesByPlanTypes: {
    production: ['crispr', 'crispr allele modification'],
    phenotyping: ['adult and embryo phenotyping'],
  },
});

describe('the request that creates a plan (api-2 §3.3)', () => {
  test('says what was chosen', () => {
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

test('the form begins with what the address presets and nothing else', () => {
  const presets = { typeName: 'production', attemptTypeName: 'crispr', problems: [] };
  expect(emptyCreation(presets).plan).toEqual({
    typeName: 'production',
    attemptTypeName: 'crispr',
    outcomeTpo: '',
    workUnitName: '',
    workGroupName: '',
    funderNames: [],
    comment: '',
  });
});

describe('after another plan type or attempt type was chosen (PP-30)', () => {
  test('an attempt type of the other plan type goes, with the starting point, and both are told', () => {
    const plan = {
      ...VALUES,
      typeName: 'production',
      attemptTypeName: 'adult and embryo phenotyping',
      outcomeTpo: 'TPO:000000000004',
    };
    expect(settleKind(plan, FIRST, LISTS)).toEqual({
      attemptTypeName: '',
      outcomeTpo: '',
      removed: ['Attempt Type adult and embryo phenotyping', 'Starting point TPO:000000000004'],
    });
  });

  test('what still fits stays, and nothing is told', () => {
    const plan = {
      ...VALUES,
      attemptTypeName: 'crispr allele modification',
      outcomeTpo: 'TPO:000000000004',
    };
    expect(settleKind(plan, FIRST, LISTS)).toEqual({
      attemptTypeName: 'crispr allele modification',
      outcomeTpo: 'TPO:000000000004',
      removed: [],
    });
    expect(settleKind(VALUES, FIRST, LISTS)).toEqual({
      attemptTypeName: 'crispr',
      outcomeTpo: '',
      removed: [],
    });
  });
});
