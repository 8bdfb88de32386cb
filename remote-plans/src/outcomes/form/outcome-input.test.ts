import { emptyMutation } from '../../mutations/index.ts';
import { aColony, aMutation, anOutcome, aSpecimen, aSpecimenOutcome } from '../testing/outcomes.ts';
import { outcomeCreation, outcomeInput } from './outcome-input.ts';
import { EMPTY_OUTCOME, emptyProduct, valuesOfOutcome, type OutcomeValues } from './outcome-values.ts';

const colony = anOutcome();
const specimen = aSpecimenOutcome();
const valuesOf = (outcome = colony): OutcomeValues => valuesOfOutcome({ outcome, mutations: [] });
const PRODUCT = {
  id: 61,
  distributionIdentifier: 'EM:00077',
  distributionCentreName: 'JAX',
  productTypeName: 'Live mice',
  distributionNetworkName: 'MMRRC',
  startDate: '2031-05-01',
  endDate: '2031-06-02',
};

describe('the values of an outcome', () => {
  test('of a colony', () => {
    const stored = { outcome: colony, mutations: [aMutation()] };
    expect(valuesOfOutcome(stored)).toMatchObject({
      outcome: { outcomeTypeName: 'Colony' },
      colony: {
        name: 'NL-Z999-EM1',
        genotypingComment: 'Second litter',
        backgroundStrainName: 'C57BL/6N',
      },
      transition: { action: '' },
      products: { rows: [PRODUCT] },
      mutations: { rows: [{ min: 'MIN:000000000555' }] },
    });
  });

  test('of a specimen (PP-18)', () => {
    expect(valuesOf(specimen)).toMatchObject({
      specimen: {
        specimenExternalRef: 'NL-SP-8',
        specimenTypeName: 'haplo-essential',
        backgroundStrainName: 'C57BL/6N',
      },
      products: { rows: [] },
    });
  });

  test('of a colony of which little is known', () => {
    const bare = anOutcome({
      colony: aColony({
        genotypingComment: null,
        distributionProducts: [{ ...PRODUCT, distributionNetworkName: null, endDate: null }],
      }),
    });
    expect(valuesOf(bare)).toMatchObject({
      colony: { genotypingComment: '' },
      products: { rows: [{ distributionNetworkName: '', endDate: '' }] },
    });
  });
});

describe('the change of an outcome (spec part 2 §4 and §5)', () => {
  test('there is none while nothing differs from what is stored', () => {
    expect(outcomeInput(valuesOf(), colony)).toBeNull();
    expect(outcomeInput(valuesOf(specimen), specimen)).toBeNull();
  });

  test('what nobody touched goes back exactly as it came', () => {
    const stored = anOutcome({
      colony: aColony({
        genotypingComment: '',
        distributionProducts: [{ ...PRODUCT, distributionIdentifier: null, startDate: null }],
      }),
    });
    const values = valuesOf(stored);
    expect(outcomeInput({ ...values, colony: { ...values.colony, name: 'NL-2' } }, stored)).toEqual({
      colony: {
        name: 'NL-2',
        genotypingComment: '',
        backgroundStrainName: 'C57BL/6N',
        distributionProducts: [{ ...PRODUCT, distributionIdentifier: null, startDate: null }],
        statusTransition: { actionToExecute: null },
      },
    });
  });

  test('an emptied genotyping comment becomes null', () => {
    const values = valuesOf();
    const emptied = { ...values, colony: { ...values.colony, genotypingComment: ' ' } };
    expect(outcomeInput(emptied, colony)).toMatchObject({ colony: { genotypingComment: null } });
  });

  test('distribution products: changed ones keep their id, new ones have none, deleted ones are not sent', () => {
    const stored = anOutcome({
      colony: aColony({ distributionProducts: [PRODUCT, { ...PRODUCT, id: 62 }] }),
    });
    const values = valuesOf(stored);
    const rows = [
      { ...PRODUCT, distributionNetworkName: '' },
      { ...emptyProduct(), distributionCentreName: 'BCM', productTypeName: 'Live mice' },
    ];
    expect(outcomeInput({ ...values, products: { rows } }, stored)).toMatchObject({
      colony: {
        distributionProducts: [
          { ...PRODUCT, distributionNetworkName: null },
          {
            id: null,
            distributionIdentifier: null,
            distributionCentreName: 'BCM',
            productTypeName: 'Live mice',
            distributionNetworkName: null,
            startDate: null,
            endDate: null,
          },
        ],
      },
    });
  });

  const step = 'updateFromGenotypeInProgressToGenotypeNotConfirmed';
  test('a step goes along with everything else', () => {
    expect(outcomeInput({ ...valuesOf(), transition: { action: step } }, colony)).toMatchObject({
      colony: { name: 'NL-Z999-EM1', statusTransition: { actionToExecute: step } },
    });
  });

  test('a step that does not lead out of the present status is not requested', () => {
    const transition = { action: 'abortGenotypeConfirmed' };
    expect(outcomeInput({ ...valuesOf(), transition }, colony)).toBeNull();
  });

  test('a specimen is sent as one (PP-18)', () => {
    const values = valuesOf(specimen);
    const changed = { ...values, specimen: { ...values.specimen, specimenExternalRef: 'NL-SP-9' } };
    expect(outcomeInput(changed, specimen)).toEqual({
      specimen: {
        specimenExternalRef: 'NL-SP-9',
        specimenTypeName: 'haplo-essential',
        backgroundStrainName: 'C57BL/6N',
        statusTransition: { actionToExecute: null },
      },
    });
  });

  test('a specimen that was never described can be (api-2 §12.2)', () => {
    const bare = aSpecimenOutcome({ specimen: undefined });
    const values = valuesOf(bare);
    const described = { ...values, specimen: { ...values.specimen, backgroundStrainName: 'C57BL/6N' } };
    expect(outcomeInput(described, bare)).toMatchObject({
      specimen: { specimenExternalRef: null, backgroundStrainName: 'C57BL/6N' },
    });
  });
});

describe('a new outcome (spec part 2 §4: either a colony or a specimen)', () => {
  const filled: OutcomeValues = {
    ...valuesOf(),
    specimen: { ...valuesOf(specimen).specimen },
    mutations: { rows: [emptyMutation(), { ...emptyMutation(), symbol: 'Zfp999<em2(IMPC)J>' }] },
  };

  test('a colony, without the specimen that was described before', () => {
    const creation = outcomeCreation({ ...filled, outcome: { outcomeTypeName: 'Colony' } });
    expect(creation).toMatchObject({
      outcomeTypeName: 'Colony',
      colony: { name: 'NL-Z999-EM1' },
      mutations: [{ symbol: 'Zfp999<em2(IMPC)J>' }],
    });
    expect(creation).not.toHaveProperty('specimen');
  });

  test('a specimen, without a colony and its products', () => {
    const creation = outcomeCreation({ ...filled, outcome: { outcomeTypeName: 'Specimen' } });
    expect(creation).toMatchObject({
      outcomeTypeName: 'Specimen',
      specimen: { specimenExternalRef: aSpecimen().specimenExternalRef },
    });
    expect(creation).not.toHaveProperty('colony');
  });

  test('without mutations', () => {
    const bare = { ...EMPTY_OUTCOME, outcome: { outcomeTypeName: 'Colony' } };
    expect(outcomeCreation(bare)).toMatchObject({ mutations: [], colony: { distributionProducts: [] } });
  });
});
