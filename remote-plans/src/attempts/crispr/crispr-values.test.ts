import type { CrisprAttempt, Plan } from 'shared/contract';
import {
  ASSAY_FIELDS,
  CRISPR_DETAILS_FIELDS,
  DONOR_CELLS,
  INJECTION_FIELDS,
  MUTAGENESIS_FIELDS,
  PRIMER_CELLS,
  REAGENT_CELLS,
} from 'shared/record-fields';
import { aCrisprAttempt, aCrisprPlan, aPlan } from '../../testing/index.ts';
import {
  crisprInputOf,
  crisprValuesOf,
  isCrisprUntouched,
  isInjectionUntouched,
  type CrisprValues,
} from './crispr-values.ts';
import { emptyRow } from '../fields/row-values.ts';

const LISTS = { nucleaseTypes: ['Cas9', 'Cpf1'] };

const valuesOf = (plan: Plan) => crisprValuesOf(plan, LISTS);
const sentOf = (values: CrisprValues, plan: Plan) => crisprInputOf(values, plan).crisprAttempt;

/** What is read-only in an attempt is not sent. */
function sendable({ guides, reagents, assay, ...attempt }: CrisprAttempt) {
  return {
    ...attempt,
    guides: guides.map((guide) => ({ ...guide, gid: undefined })),
    reagents: reagents.map((reagent) => ({ ...reagent, reagentDescription: undefined })),
    assay: assay && { ...assay, id: undefined },
  };
}

const NOTHING: Partial<CrisprAttempt> = {
  miDate: null,
  attemptExternalRef: '',
  experimental: null,
  comment: null,
  mutagenesisExternalRef: null,
  embryoTransferDay: null,
  totalTransferred: null,
  totalEmbryosInjected: 0,
  totalEmbryosSurvived: null,
  embryo2Cell: 'about 30',
  strainInjectedName: null,
  nucleases: [],
  guides: [],
  mutagenesisDonors: [],
  reagents: [],
  genotypePrimers: [],
  assay: null,
};

describe('what nobody touched goes back exactly as it came', () => {
  test.each([
    ['a full attempt', aCrisprAttempt()],
    ['an attempt of nothing', aCrisprAttempt(NOTHING)],
    [
      'rows of nothing',
      aCrisprAttempt({
        nucleases: [{ id: 5, typeName: null, className: null, concentration: null }],
        genotypePrimers: [
          { id: 6, name: null, sequence: '', genomicStartCoordinate: null, genomicEndCoordinate: 0 },
        ],
        mutagenesisDonors: [
          { id: 7, vectorName: null, oligoSequenceFasta: '', concentration: 0, preparationTypeName: null },
        ],
        reagents: [{ id: 8, reagentName: 'Xrcc5', reagentDescription: null, concentration: null }],
      }),
    ],
  ])('%s', (_what, crisprAttempt) => {
    const plan = aCrisprPlan({ crisprAttempt });
    expect(sentOf(valuesOf(plan), plan)).toEqual(sendable(crisprAttempt));
    expect(isCrisprUntouched(valuesOf(plan), plan)).toBe(true);
  });
});

describe('a plan without an attempt', () => {
  test('starts with one nuclease of the first configured type (spec part 2 §4), and sends nothing', () => {
    const plan = aPlan();
    expect(valuesOf(plan).nucleases.rows).toEqual([
      { id: null, typeName: 'Cas9', className: '', concentration: '' },
    ]);
    expect(crisprInputOf(valuesOf(plan), plan)).toEqual({});
  });

  test('an attempt that is begun without nucleases sends none', () => {
    const plan = aPlan();
    const values = valuesOf(plan);
    const sent = sentOf({ ...values, crisprDetails: { ...values.crisprDetails, comment: 'Go' } }, plan);
    expect(sent).toMatchObject({ comment: 'Go', nucleases: [], guides: [], assay: null });
  });
});

describe('new rows into which nothing was put are not sent', () => {
  const blank: Partial<CrisprValues>[] = [
    { genotypePrimers: { rows: [emptyRow(PRIMER_CELLS)] } },
    { mutagenesisDonors: { rows: [emptyRow(DONOR_CELLS)] } },
    { reagents: { rows: [emptyRow(REAGENT_CELLS)] } },
  ];
  test.each(blank)('%j', (table) => {
    const plan = aPlan();
    const values = { ...valuesOf(plan), ...table };
    expect(crisprInputOf(values, plan)).toEqual({});
    const begun = { ...values, assay: { ...values.assay, numFounderPups: 0 } };
    expect(sentOf(begun, plan)).toMatchObject({
      genotypePrimers: [],
      mutagenesisDonors: [],
      reagents: [],
      assay: { numFounderPups: 0 },
    });
  });
});

/** Every field outside the tables, with another value than the stored one; `undefined` empties it. */
const SAMPLES = {
  text: 'Another',
  area: 'Two\nlines',
  date: '2032-01-02',
  count: 4711,
  flag: true,
  digits: '99',
};
const PLACES = [
  ...CRISPR_DETAILS_FIELDS.map((field) => ['crisprDetails', field] as const),
  ...MUTAGENESIS_FIELDS.map((field) => ['mutagenesisDetails', field] as const),
  ...INJECTION_FIELDS.map((field) => ['injectionDetails', field] as const),
  ...ASSAY_FIELDS.map((field) => ['assay', field] as const),
];

describe.each(PLACES)('%s, %j', (section, { name, kind }) => {
  const plan = aCrisprPlan();
  const before = sendable(aCrisprAttempt());
  const changed = kind === 'choice' ? 'Something else' : SAMPLES[kind];
  const emptied = kind === 'count' ? null : kind === 'flag' ? false : '';
  const sentWith = (value: unknown) => {
    const values = valuesOf(plan);
    return sentOf({ ...values, [section]: { ...values[section], [name]: value } }, plan);
  };
  const expected = (value: unknown) =>
    section === 'assay'
      ? { ...before, assay: { ...before.assay, [name]: value } }
      : { ...before, [name]: value };

  test('a change is stored under its own name, and nothing else changes', () => {
    expect(sentWith(changed)).toEqual(expected(changed));
  });

  test('emptied it is null (PP-36)', () => {
    expect(sentWith(emptied)).toEqual(expected(kind === 'flag' ? false : null));
  });
});

const CELLS = [
  ['nucleases', 'typeName', 'Cpf1', 'Cpf1'],
  ['nucleases', 'className', 'mRNA', 'mRNA'],
  ['nucleases', 'concentration', '0.05', 0.05],
  ['genotypePrimers', 'name', 'DR9', 'DR9'],
  ['genotypePrimers', 'sequence', 'ACGT', 'ACGT'],
  ['genotypePrimers', 'genomicStartCoordinate', '17', 17],
  ['genotypePrimers', 'genomicEndCoordinate', '18', 18],
  ['mutagenesisDonors', 'oligoSequenceFasta', '>x\nAC', '>x\nAC'],
  ['mutagenesisDonors', 'preparationTypeName', 'Linear', 'Linear'],
  ['mutagenesisDonors', 'concentration', '1.', 1],
  ['reagents', 'reagentName', 'Xrcc5', 'Xrcc5'],
  ['reagents', 'concentration', '0.0', 0],
] as const;

describe.each(CELLS)('%s, %s', (table, field, typed, stored) => {
  const plan = aCrisprPlan();
  const before = sendable(aCrisprAttempt());
  const sentWith = (text: string) => {
    const values = valuesOf(plan);
    const rows = values[table].rows.map((row) => ({ ...row, [field]: text }));
    return sentOf({ ...values, [table]: { rows } }, plan);
  };
  const expected = (value: unknown) => ({
    ...before,
    [table]: before[table].map((row) => ({ ...row, [field]: value })),
  });

  test(`"${typed}" is stored as ${stored} under its own name, and nothing else changes`, () => {
    expect(sentWith(typed)).toEqual(expected(stored));
  });

  test('emptied it is null (PP-36; spec part 2 §5)', () => {
    expect(sentWith('')).toEqual(expected(null));
  });
});

describe('guides are designed before there is an injection', () => {
  const plan = aPlan();
  const [guide] = valuesOf(aCrisprPlan()).guides.rows;

  test('guides alone need no reference', () => {
    const values = { ...valuesOf(plan), guides: { rows: guide ? [{ ...guide, id: null }] : [] } };
    expect(isCrisprUntouched(values, plan)).toBe(false);
    expect(isInjectionUntouched(values, plan)).toBe(true);
  });

  test('a day of injection, or a litter, does', () => {
    const values = valuesOf(plan);
    const dated = { ...values, crisprDetails: { ...values.crisprDetails, miDate: '2031-03-02' } };
    const born = { ...values, assay: { ...values.assay, numFounderPups: 12 } };
    expect(isInjectionUntouched(dated, plan)).toBe(false);
    expect(isInjectionUntouched(born, plan)).toBe(false);
  });
});
