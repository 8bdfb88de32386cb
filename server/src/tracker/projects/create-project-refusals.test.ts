import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app.ts';
import { refusal, send } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { FIRST_PLAN, intention, LEAST_PROJECT } from '../../../testing/new-project.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { projectChangeRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectChangeRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296', synonyms: ['Krox20'] });
});

afterAll(() => tracker.close());

const post = (body: object, caller: string | null = CAST.unitMember) =>
  send(tracker, 'POST', '/api/projects', body, caller);

async function projectCount(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from project`.execute(tracker.db);
  return rows[0]?.count ?? -1;
}

describe('who may create', () => {
  const FORBIDDEN = '403 You do not have permission to create the project.';

  it.each([
    ['no manager of another unit', CAST.stranger, FORBIDDEN],
    ['no member of a consortium', CAST.consortiumMember, FORBIDDEN],
    ['not the DCC', CAST.dcc, FORBIDDEN],
    ['a member of the unit', CAST.unitMember, '200'],
    ['an administrator', CAST.administrator, '200'],
  ])('%s', async (_who, caller, expected) => {
    const response = await post(LEAST_PROJECT, caller);
    expect(response.statusCode === 200 ? '200' : refusal(response)).toBe(expected);
  });
});

describe('refusals', () => {
  const intend = (change: object) => ({ projectIntentions: [{ ...intention('Egr2'), ...change }] });
  const gene = (reference: object) => intend({ intentionByGene: { gene: reference } });
  const sequence = (input: object) => intend({ intentionsBySequences: [{ sequence: input }] });
  const location = (input: object) =>
    sequence({ typeName: 'complete', sequenceLocations: [{ location: input }] });
  const plan = (change: object) => ({ planDetails: { ...FIRST_PLAN, ...change } });

  it.each<[string, object, string]>([
    ['no privacy', { privacyName: null }, "400 Privacy cannot be 'null'."],
    ['an unknown privacy', { privacyName: 'secret' }, "400 Privacy 'secret' does not exist."],
    ['no intentions', { projectIntentions: null }, '400 Select at least one project intention.'],
    ['empty intentions', { projectIntentions: [] }, '400 Select at least one project intention.'],
    [
      'no mutation type',
      intend({ molecularMutationTypeName: null }),
      "400 Molecular mutation type name 'null' does not exist.",
    ],
    [
      'an unknown mutation type',
      intend({ molecularMutationTypeName: 'Wish' }),
      "400 Molecular mutation type name 'Wish' does not exist.",
    ],
    [
      'an unknown categorization',
      intend({ mutationCategorizations: [{ name: 'Nice' }] }),
      "400 Mutation Categorization name 'Nice' do not exist.",
    ],
    [
      'a categorization of another type',
      intend({ mutationCategorizations: [{ name: 'Conditional', typeName: 'repair_mechanism' }] }),
      "400 Mutation Categorization name 'Conditional' or type 'repair_mechanism' do not exist.",
    ],
    ['no intention by gene', intend({ intentionByGene: null }), '400 Gene symbol cannot be null.'],
    ['no gene', intend({ intentionByGene: {} }), '400 Gene symbol cannot be null.'],
    ['a gene without a name', gene({ symbol: ' ' }), '400 Gene symbol cannot be null.'],
    [
      'an unknown gene',
      gene({ symbol: 'Nope1' }),
      '404 Gene with accession id or symbol [Nope1] does not exist.',
    ],
    [
      'a synonym',
      gene({ symbol: 'Krox20' }),
      '400 Krox20 is a synonym for the gene Egr2 (MGI:95296). Please use the valid symbol Egr2 instead.',
    ],
    [
      'a human gene',
      gene({ symbol: 'EGR3', speciesName: 'Homo sapiens' }),
      '400 Human genes not supported yet.',
    ],
    ['no sequence', intend({ intentionsBySequences: [{}] }), "400 Sequence type 'null' does not exist."],
    ['an unknown sequence type', sequence({ typeName: 'x' }), "400 Sequence type 'x' does not exist."],
    ['no species of a location', location({}), "400 Species 'null' does not exist."],
    ['an unknown species', location({ speciesName: 'Cat' }), "400 Species 'Cat' does not exist."],
    [
      'an unknown strain',
      location({ speciesName: 'Mus musculus', strainName: 'S1' }),
      "400 Strain 'S1' does not exist.",
    ],
    ['no consortia', { consortia: null }, '400 Consortium cannot be null. Select at least one.'],
    [
      'a consortium without a name',
      { consortia: [{}] },
      '400 Consortium cannot be null. Select at least one.',
    ],
    ['an unknown consortium', { consortia: [{ consortiumName: 'C' }] }, "400 Consortium 'C' does not exist."],
    ['no plan details', { planDetails: null }, "400 Work unit name 'null' does not exist."],
    ['an unknown funder', plan({ funderNames: ['EUCOMM', 'F'] }), "400 Funder 'F' does not exist."],
    ['an unknown work unit', plan({ workUnitName: 'U' }), "400 Work unit name 'U' does not exist."],
    ['no work group', plan({ workGroupName: null }), "400 Work group name 'null' does not exist."],
    ['an unknown plan type', plan({ typeName: 'T' }), "400 Plan type 'T' does not exist."],
    ['an unknown attempt type', plan({ attemptTypeName: 'A' }), "400 Attempt type 'A' does not exist."],
    [
      'an attempt type of another plan type',
      plan({ typeName: 'phenotyping' }),
      '400 The attempt type [crispr] cannot be associated with a plan with type [phenotyping].',
    ],
    [
      'an attempt that starts from an outcome',
      plan({ attemptTypeName: 'crispr allele modification' }),
      '400 Starting Point (outcome) cannot be null.',
    ],
    [
      'a phenotyping plan that starts from an outcome',
      plan({ typeName: 'phenotyping', attemptTypeName: 'adult and embryo phenotyping' }),
      '400 Starting Point (outcome) cannot be null.',
    ],
    [
      'another phenotyping plan',
      plan({ typeName: 'phenotyping', attemptTypeName: 'haplo-essential phenotyping' }),
      '403 You do not have permission to create the plan. At least one production plan is required.',
    ],
    ['a number out of range', { esCellDetails: { numberOfEsCellsReceived: 1e12 } }, '400 Validation error'],
    [
      'a day that there is not',
      { esCellDetails: { esCellsReceivedOn: '2031-02-30' } },
      '400 Validation error',
    ],
    ['a list that is none', { consortia: 'IMPC' }, '400 Validation error'],
  ])('%s', async (_case, change, expected) => {
    const before = await projectCount();
    expect(refusal(await post({ ...LEAST_PROJECT, ...change }, CAST.administrator))).toBe(expected);
    expect(await projectCount()).toBe(before);
  });

  it('an invalid strand, naming the field', async () => {
    const response = await post({
      ...LEAST_PROJECT,
      ...location({ speciesName: 'Mus musculus', strand: '1' }),
    });
    expect(response.json()).toMatchObject({
      apierror: {
        status: 'BAD_REQUEST',
        message: expect.stringMatching(/^Validation error: strand: The values allowed/),
        subErrors: [
          {
            field: 'strand',
            rejectedValue: '1',
            message: "The values allowed for the strand are: '+', '-', or if the value es unknown enter '?'.",
          },
        ],
      },
    });
  });

  it('invalid values are reported before a missing permission', async () => {
    expect(refusal(await post({ ...LEAST_PROJECT, consortia: null }, CAST.stranger))).toBe(
      '400 Consortium cannot be null. Select at least one.',
    );
  });
});
