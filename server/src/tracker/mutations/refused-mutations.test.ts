import type { TestApp } from '../../../testing/test-app.ts';
import { refusal } from '../../../testing/calls.ts';
import {
  addColony,
  addMutation,
  FASTA,
  mutationBody,
  openMutationTracker,
  postMutation,
  type ColonyPlace,
} from './testing/mutations.ts';

let tracker: TestApp;
let colony: ColonyPlace;
let esCellColony: ColonyPlace;

beforeAll(async () => {
  tracker = await openMutationTracker();
  colony = await addColony(tracker);
  esCellColony = await addColony(tracker, { attemptType: 'es cell' });
});
afterAll(() => tracker.close());

describe('mutations that are refused (api-2 §15.3, §16)', () => {
  const SYMBOL = 'Zfp999<em9(IMPC)J>';

  test.each<[string, object, string]>([
    ['genetic type', { geneticMutationTypeName: 'Odd' }, '400 Genetic mutation type Odd does not exist.'],
    [
      'molecular type',
      { molecularMutationTypeName: 'Odd' },
      "400 Molecular mutation type name 'Odd' does not exist.",
    ],
    [
      'gene',
      { genes: [{ symbol: 'Nope1' }] },
      '404 Gene with accession id or symbol [Nope1] does not exist.',
    ],
    [
      'synonym',
      { genes: [{ symbol: 'Oldzf' }] },
      '400 Oldzf is a synonym for the gene Zfp999 (MGI:9999999). Please use the valid symbol Zfp999 instead.',
    ],
    [
      'human gene',
      { genes: [{ symbol: 'TBXT', speciesName: 'Homo sapiens' }] },
      '400 Human genes not supported yet.',
    ],
    [
      'QC type',
      { mutationQcResults: [{ qcTypeName: 'odd', statusName: 'pass' }] },
      '400 Qc type [odd] does not exist.',
    ],
    ['QC type missing', { mutationQcResults: [{}] }, '400 Qc type [null] does not exist.'],
    [
      'QC status',
      { mutationQcResults: [{ qcTypeName: 'loa_qpcr', statusName: 'odd' }] },
      '400 Qc status [odd] does not exist.',
    ],
    [
      'sequence type',
      { mutationSequences: [{ index: 1, sequence: { sequence: FASTA, typeName: 'odd' } }] },
      "400 Sequence type 'odd' does not exist.",
    ],
    [
      'sequence type missing',
      { mutationSequences: [{ index: 1 }] },
      "400 Sequence type 'null' does not exist.",
    ],
    [
      'locations',
      {
        mutationSequences: [
          { index: 1, sequence: { sequence: FASTA, typeName: 'complete', sequenceLocations: [{}] } },
        ],
      },
      '400 Mutation sequences do not accept locations.',
    ],
    [
      'categorization',
      { mutationCategorizations: [{ name: 'odd' }] },
      "400 Mutation Categorization name 'odd' do not exist.",
    ],
    [
      'categorization of another type',
      { mutationCategorizations: [{ name: 'NHEJ', typeName: 'allele_category' }] },
      "400 Mutation Categorization name 'NHEJ' or type 'allele_category' do not exist.",
    ],
    ['no sequences', { mutationSequences: null }, '400 Validation error'],
    [
      'sequence without index',
      { mutationSequences: [{ sequence: { typeName: 'complete' } }] },
      '400 Validation error',
    ],
    ['number as symbol', { symbol: 7 }, '400 Validation error'],
    ['NUL in a text', { description: 'a\0b' }, '400 Validation error'],
    ['id beyond 32 bits', { molecularMutationDeletions: [{ id: 3_000_000_000 }] }, '400 Validation error'],
  ])('%s', async (_case, members, expected) => {
    expect(refusal(await postMutation(tracker, colony, mutationBody(SYMBOL, members)))).toBe(expected);
  });

  test('two sequences of one index, telling the second', async () => {
    const sequence = { index: 1, sequence: { sequence: FASTA, typeName: 'complete' } };
    const response = await postMutation(
      tracker,
      colony,
      mutationBody(SYMBOL, { mutationSequences: [sequence, sequence] }),
    );
    expect(response.json()).toMatchObject({
      apierror: { subErrors: [{ field: 'mutationSequences.1.index', rejectedValue: 1 }] },
    });
  });

  const INITIAL =
    "Error: Please Select one of these mutation types for the initial es cell production attempt (a, e, '')";
  const insertion = { sequence: '>ins\nTTGA', location: 'chr5:31220110' };

  test.each<[string, object, string, string]>([
    ['genes', { genes: null }, 'Mutation: Gene(s) cannot be null.', 'genes'],
    [
      'molecular type',
      { molecularMutationTypeName: '' },
      'Mutation: Molecular Mutation Type(s) cannot be null.',
      'molecularMutationTypeName',
    ],
    ['symbol', { symbol: null }, 'Mutation: Mutation symbol(s) cannot be null.', 'symbol'],
    [
      'format',
      { symbol: 'Zfp999<em(IMPC)J>' },
      'Mutation:(Zfp999<em(IMPC)J>) Mutation symbol(s) are not in the correct format',
      'symbol',
    ],
    [
      'two genes',
      { genes: [{ symbol: 'Zfp999' }, { symbol: 'Zfp998' }] },
      `Mutation:(${SYMBOL}) Mutation symbol(s) are not in the correct format`,
      'symbol',
    ],
    [
      'FASTA',
      { mutationSequences: [{ index: 1, sequence: { sequence: 'ACGT', typeName: 'complete' } }] },
      'Error: Sequence Is Not In FASTA Format',
      'mutationSequences.0.sequence.sequence',
    ],
    [
      'insertion',
      { insertionSequences: [{ ...insertion, sequence: 'TTGA' }] },
      'Error: Insertion sequence Is Not In FASTA Format',
      'insertionSequences.0.sequence',
    ],
    [
      'inserted text',
      { insertionSequences: [{ ...insertion, sequence: '>i\nCCCC' }] },
      'Error: Insertion sequence Does Not Exist In Deletion Sequence',
      'insertionSequences.0.sequence',
    ],
    [
      'location',
      { insertionSequences: [{ ...insertion, location: '5:1' }] },
      'Error: Insertion sequence Location Is Not In Correct Format',
      'insertionSequences.0.location',
    ],
    [
      'coordinates',
      { molecularMutationDeletions: [{ chr: '5', start: 1, stop: 2, size: 1 }] },
      'Error: Invalid coordinates',
      'molecularMutationDeletions.0',
    ],
  ])('a broken rule, naming the member: %s', async (_case, members, message, field) => {
    const response = await postMutation(tracker, colony, mutationBody(SYMBOL, members));
    expect(refusal(response)).toBe(`400 ${message}`);
    expect(response.json()).toMatchObject({
      apierror: { subErrors: [{ object: 'mutation', field, message }] },
    });
  });

  test('a symbol in use, with wildcards of LIKE as plain characters', async () => {
    await addMutation(tracker, colony, mutationBody('Zfp999<em70(IMPC)J>'));
    expect(refusal(await postMutation(tracker, colony, mutationBody('Zfp999<em70(IMPC)J>')))).toBe(
      '400 Mutation:(Zfp999<em70(IMPC)J>) Entered mutation symbol(s) are not unique',
    );
    expect((await postMutation(tracker, colony, mutationBody('Zfp999<em7%(IMPC)J>'))).statusCode).toBe(200);
  });

  test('ES cell work without a class', async () => {
    expect(refusal(await postMutation(tracker, esCellColony, mutationBody('Zfp999<tm1(IMPC)J>')))).toBe(
      `400 ${INITIAL}`,
    );
  });

  test('one of two that create the same symbol at once', async () => {
    const body = mutationBody('Zfp999<em80(IMPC)J>');
    const responses = await Promise.all([1, 2].map(() => postMutation(tracker, colony, body)));
    expect(responses.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
  });

  test('nothing is stored of a mutation that is refused', async () => {
    const count = async () =>
      (await tracker.db.selectFrom('sequence').select('id').execute()).length +
      (await tracker.db.selectFrom('mutation').select('id').execute()).length;
    const before = await count();
    await postMutation(tracker, colony, mutationBody(SYMBOL, { molecularMutationDeletions: [{}] }));
    expect(await count()).toBe(before);
  });
});
