import { NamedList } from '../../platform/look-up-lists/named-list.ts';
import { STATUSES } from '../../catalogue/reference-data/statuses.ts';
import type {
  AlleleModificationValues,
  CrisprValues,
  NucleaseValues,
  PhenotypingAttemptRow,
  PhenotypingValues,
  SentAttempt,
} from './attempt-row.ts';
import { checkAttempt } from './check-attempt.ts';

const lists = {
  phenotyping_stage_type: new NamedList(
    ['early adult and embryo', 'late adult', 'haplo-essential', 'embryo'].map((name, id) => ({ id, name })),
  ),
  status: new NamedList(
    STATUSES.map(({ name, ordering, isAbortion }, id) => ({
      id,
      name,
      ordering,
      is_abortion_status: isAbortion,
      description: null,
    })),
  ),
};
const PLAN_WORK_UNIT = 1;

/** The message of the refusal, or null. */
function complaint(
  attemptTypeName: string,
  after: SentAttempt | null,
  before: PhenotypingAttemptRow | null = null,
): string | null {
  try {
    checkAttempt(before, after, { attemptTypeName, planWorkUnitId: PLAN_WORK_UNIT, lists });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

describe('a CRISPR attempt (api-2 §6.3)', () => {
  const cas9: NucleaseValues = { id: null, typeId: 1, classId: 1, concentration: null };

  it.each<[string, readonly NucleaseValues[], string]>([
    ['no nuclease', [], '[Nuclease information] cannot be null.'],
    ['a nuclease without type', [cas9, { ...cas9, typeId: null }], '[Nuclease type] cannot be null.'],
    ['a nuclease without class', [{ ...cas9, classId: null }, cas9], '[Nuclease class] cannot be null.'],
    [
      'nucleases without class, and without type',
      [
        { ...cas9, classId: null },
        { ...cas9, typeId: null },
      ],
      '[Nuclease type] cannot be null.',
    ],
    ['no guide', [cas9], '[Guides information] cannot be null.'],
  ])('with %s is refused', (_name, nucleases, message) => {
    expect(complaint('crispr', crispr(nucleases))).toBe(message);
  });

  it('is not checked in haplo-essential plans', () => {
    expect(complaint('haplo-essential crispr', crispr([]))).toBeNull();
  });
});

describe('an allele modification attempt', () => {
  const kinds: AlleleModificationValues['kind'][] = [
    'es cell allele modification',
    'crispr allele modification',
  ];

  it.each(kinds)('of kind %s needs its external reference', (kind) => {
    const message = 'Modification External Reference cannot be null.';
    expect(complaint(kind, modification(kind, null))).toBe(message);
    expect(complaint(kind, modification(kind, ' '))).toBe(message);
    expect(complaint(kind, modification(kind, 'MOD-1'))).toBeNull();
  });
});

describe('a phenotyping attempt', () => {
  const adult = 'adult and embryo phenotyping';

  it('needs strain and external reference, the strain first', () => {
    expect(complaint(adult, phenotyping({ backgroundStrainId: null, phenotypingExternalRef: null }))).toBe(
      'Background Strain cannot be null.',
    );
    expect(complaint(adult, phenotyping({ phenotypingExternalRef: null }))).toBe(
      'Phenotyping External Reference cannot be null.',
    );
    expect(complaint(adult, phenotyping({}))).toBeNull();
  });

  it('is not checked in haplo-essential plans', () => {
    expect(complaint('haplo-essential phenotyping', phenotyping({ backgroundStrainId: null }))).toBeNull();
  });
});

test.each(['crispr', 'es cell allele modification', 'adult and embryo phenotyping', 'breeding', 'es cell'])(
  'a %s plan without an attempt keeps the rules',
  (attemptTypeName) => {
    expect(complaint(attemptTypeName, null)).toBeNull();
  },
);

describe('after data have gone to the DCC', () => {
  const adult = 'adult and embryo phenotyping';
  const frozen =
    'The external reference, the background strain or the cohort production work unit can not be changed after data ' +
    'has been submitted to the DCC.';
  const submitted = stored(['early adult and embryo', 'Phenotyping Started']);

  it.each<[string, Partial<PhenotypingValues>]>([
    ['external reference', { phenotypingExternalRef: 'NLPH-32' }],
    ['background strain', { backgroundStrainId: 9 }],
    ['cohort production work unit', { cohortWorkUnitId: 5 }],
  ])('the %s cannot be changed', (_name, changes) => {
    expect(complaint(adult, phenotyping(changes), submitted)).toBe(frozen);
  });

  it('the rest can, and the work unit of the plan may be named or left out', () => {
    const same = phenotyping({ doNotCountTowardsCompleteness: true, cohortWorkUnitId: PLAN_WORK_UNIT });
    expect(complaint(adult, same, submitted)).toBeNull();
  });

  it.each<[string, string, boolean]>([
    ['early adult and embryo', 'Phenotyping Registered', false],
    ['early adult and embryo', 'Rederivation Started', true],
    ['early adult and embryo', 'Phenotyping Started', true],
    ['early adult and embryo', 'Phenotyping Finished', true],
    ['late adult', 'Late Adult Phenotyping Registered', false],
    ['late adult', 'Late Adult Phenotyping Started', true],
    ['late adult', 'Late Adult Phenotyping Finished', true],
    ['haplo-essential', 'Haplo-Essential Phenotyping Finished', false],
    ['embryo', 'Embryo Phenotyping Finished', false],
  ])('a stage of type %s in %s freezes: %s', (type, status, isFrozen) => {
    const before = stored([type, status]);
    const after = phenotyping({ backgroundStrainId: 9 });
    expect(complaint(adult, after, before)).toBe(isFrozen ? frozen : null);
  });

  it('one such stage among others is enough', () => {
    const before = stored(
      ['embryo', 'Embryo Phenotyping Registered'],
      ['late adult', 'Late Adult Phenotyping Started'],
    );
    expect(complaint(adult, phenotyping({ backgroundStrainId: 9 }), before)).toBe(frozen);
  });

  it('haplo-essential plans are exempt from it', () => {
    const after = phenotyping({ backgroundStrainId: 9 });
    expect(complaint('haplo-essential phenotyping', after, submitted)).toBeNull();
  });
});

function crispr(nucleases: readonly NucleaseValues[]): CrisprValues {
  return {
    kind: 'crispr',
    miDate: null,
    attemptExternalRef: null,
    experimental: null,
    comment: null,
    mutagenesisExternalRef: null,
    embryoTransferDay: null,
    totalTransferred: null,
    totalEmbryosInjected: null,
    totalEmbryosSurvived: null,
    embryo2Cell: null,
    strainInjectedId: null,
    nucleases,
    guides: [],
    mutagenesisDonors: [],
    reagents: [],
    genotypePrimers: [],
    assay: null,
  };
}

function modification(
  kind: AlleleModificationValues['kind'],
  modificationExternalRef: string | null,
): AlleleModificationValues {
  return {
    kind,
    modificationExternalRef,
    numberOfCreMatingsSuccessful: null,
    tatCre: null,
    deleterStrainId: null,
  };
}

function phenotyping(changes: Partial<PhenotypingValues>): PhenotypingValues {
  return {
    kind: 'phenotyping',
    phenotypingExternalRef: 'NLPH-31',
    backgroundStrainId: 3,
    doNotCountTowardsCompleteness: false,
    cohortWorkUnitId: null,
    ...changes,
  };
}

/** A stored attempt with stages of these types in these statuses. */
function stored(...stages: readonly (readonly [type: string, status: string])[]): PhenotypingAttemptRow {
  return {
    ...phenotyping({}),
    phenotypingExternalRef: 'NLPH-31',
    backgroundStrainId: 3,
    imitsPhenotypeAttemptId: null,
    imitsPhenotypingProductionId: null,
    imitsParentColonyId: null,
    stages: stages.map(([type, status], id) => ({
      id,
      psn: `PSN:${id}`,
      typeId: lists.phenotyping_stage_type.require(type),
      statusId: lists.status.require(status),
    })),
  };
}
