import { mutationRefusal, type MutationFacts, type MutationSetting } from './validate-mutation.ts';

const FASTA = '>NL-1\nACGTTTGACGTA';

const good: MutationFacts = {
  symbol: 'Zfp999<em1(IMPC)Nlab>',
  geneSymbols: ['Zfp999'],
  molecularMutationTypeName: 'Deletion',
  alleleClass: null,
  sequences: [FASTA],
  insertions: [{ sequence: '>ins\nttga', location: 'chr5:31220110' }],
  deletions: [{ chr: 'chr5', start: 31_220_100, stop: 31_220_600, size: 500 }],
};
const crispr: MutationSetting = {
  attemptTypeName: 'crispr',
  laboratories: { ilarCode: 'Nlab', codes: ['Nlab', 'NorthLab'] },
  created: 'new',
  isSymbolTaken: false,
};
const esCell: MutationSetting = { ...crispr, attemptTypeName: 'es cell' };
const modification: MutationSetting = { ...crispr, attemptTypeName: 'es cell allele modification' };
const classA = { symbol: 'Zfp999<tm1a(IMPC)Nlab>', alleleClass: 'a' };
const classB = { symbol: 'Zfp999<tm1b(IMPC)Nlab>', alleleClass: 'b' };

const message = (facts: Partial<MutationFacts>, setting: MutationSetting = crispr) =>
  mutationRefusal({ ...good, ...facts }, setting)?.message ?? null;

describe('a good mutation passes', () => {
  test.each<[string, Partial<MutationFacts>, MutationSetting]>([
    ['crispr', {}, crispr],
    ['without sequences, insertions and deletions', { sequences: [], insertions: [], deletions: [] }, crispr],
    [
      'several complete sequences, and one of each end',
      { changedSequenceTypes: ['complete', '5_prime_end', 'complete', '3_prime_end'] },
      crispr,
    ],
    ['es cell', classA, esCell],
    ['es cell modification', classB, modification],
    [
      'any symbol of a complex rearrangement',
      { symbol: 'Del(5Zfp999)', molecularMutationTypeName: 'Complex rearrangement' },
      crispr,
    ],
  ])('%s', (_case, facts, setting) => {
    expect(message(facts, setting)).toBeNull();
  });
});

const NOT_FASTA = 'Error: Sequence Is Not In FASTA Format';
const BAD_INSERTION = 'Error: Insertion sequence Is Not In FASTA Format';
const NOT_CONTAINED = 'Error: Insertion sequence Does Not Exist In Deletion Sequence';
const BAD_LOCATION = 'Error: Insertion sequence Location Is Not In Correct Format';
const BAD_COORDINATES = 'Error: Invalid coordinates';
const INITIAL =
  "Error: Please Select one of these mutation types for the initial es cell production attempt (a, e, '')";
const MODIFICATION =
  'Error: Please Select one of these mutation types for es cell modification attempt (b, c, d, e.1, .1, .2)';

const insertion = { sequence: '>ins\nTTGA', location: 'chr5:31220110' };
const deletion = { chr: 'chr5', start: 31_220_100, stop: 31_220_600, size: 500 };

describe('the rules of api-2 §16.1, each with its message and member', () => {
  test.each<[string, Partial<MutationFacts>, MutationSetting, string, string]>([
    ['no gene', { geneSymbols: [] }, crispr, 'Mutation: Gene(s) cannot be null.', 'genes'],
    [
      'no type',
      { molecularMutationTypeName: null },
      crispr,
      'Mutation: Molecular Mutation Type(s) cannot be null.',
      'molecularMutationTypeName',
    ],
    ['no symbol', { symbol: null }, crispr, 'Mutation: Mutation symbol(s) cannot be null.', 'symbol'],
    ['empty symbol', { symbol: '' }, crispr, 'Mutation: Mutation symbol(s) cannot be null.', 'symbol'],
    [
      'symbol of another form',
      { symbol: 'Zfp999<tm1(IMPC)Nlab>' },
      crispr,
      'Mutation:(Zfp999<tm1(IMPC)Nlab>) Mutation symbol(s) are not in the correct format',
      'symbol',
    ],
    [
      'symbol in use',
      {},
      { ...crispr, isSymbolTaken: true },
      'Mutation:(Zfp999<em1(IMPC)Nlab>) Entered mutation symbol(s) are not unique',
      'symbol',
    ],
    ['es cell without class', { ...classA, alleleClass: null }, esCell, INITIAL, 'mutationCategorizations'],
    ['es cell of class b', classB, esCell, INITIAL, 'mutationCategorizations'],
    ['es cell modification of class a', classA, modification, MODIFICATION, 'mutationCategorizations'],
    [
      'sequence not FASTA',
      { sequences: [FASTA, 'ACGT'] },
      crispr,
      NOT_FASTA,
      'mutationSequences.1.sequence.sequence',
    ],
    ['sequence missing', { sequences: [null] }, crispr, NOT_FASTA, 'mutationSequences.0.sequence.sequence'],
    [
      'a second sequence of the same end',
      { changedSequenceTypes: ['5_prime_end', 'complete', '5_prime_end'] },
      crispr,
      'Error: Another sequence is of the type 5_prime_end; a mutation has one at most',
      'mutationSequences.2.sequence.typeName',
    ],
    [
      'insertion not FASTA',
      { insertions: [insertion, { ...insertion, sequence: 'TTGA' }] },
      crispr,
      BAD_INSERTION,
      'insertionSequences.1.sequence',
    ],
    [
      'insertion missing',
      { insertions: [{ ...insertion, sequence: null }] },
      crispr,
      BAD_INSERTION,
      'insertionSequences.0.sequence',
    ],
    [
      'insertion elsewhere',
      { insertions: [{ ...insertion, sequence: '>ins\nCCCC' }] },
      crispr,
      NOT_CONTAINED,
      'insertionSequences.0.sequence',
    ],
    [
      'insertion without sequences',
      { sequences: [] },
      crispr,
      NOT_CONTAINED,
      'insertionSequences.0.sequence',
    ],
    [
      'insertion without chr',
      { insertions: [{ ...insertion, location: '5:31220110' }] },
      crispr,
      BAD_LOCATION,
      'insertionSequences.0.location',
    ],
    [
      'insertion at an interval',
      { insertions: [{ ...insertion, location: 'chr5:1-2' }] },
      crispr,
      BAD_LOCATION,
      'insertionSequences.0.location',
    ],
    [
      'insertion nowhere',
      { insertions: [{ ...insertion, location: null }] },
      crispr,
      BAD_LOCATION,
      'insertionSequences.0.location',
    ],
    [
      'deletion of another size',
      { deletions: [deletion, { ...deletion, size: 1 }] },
      crispr,
      BAD_COORDINATES,
      'molecularMutationDeletions.1',
    ],
    [
      'deletion without size',
      { deletions: [{ ...deletion, size: null }] },
      crispr,
      BAD_COORDINATES,
      'molecularMutationDeletions.0',
    ],
  ])('%s', (_case, facts, setting, text, field) => {
    expect(mutationRefusal({ ...good, ...facts }, setting)).toMatchObject({ message: text, field });
  });

  test('the first broken rule speaks', () => {
    const broken: Partial<MutationFacts> = {
      geneSymbols: [],
      molecularMutationTypeName: null,
      symbol: null,
      sequences: [null],
      insertions: [{ sequence: null, location: null }],
      deletions: [{ ...deletion, size: 1 }],
    };
    const repairs: Partial<MutationFacts>[] = [
      { geneSymbols: good.geneSymbols },
      { molecularMutationTypeName: 'Deletion' },
      { symbol: 'Zfp999<em1(IMPC)Nlab>' },
      { sequences: [FASTA] },
      { insertions: [{ sequence: '>ins\nCCCC', location: null }] },
      { insertions: [{ sequence: '>ins\nTTGA', location: null }] },
      { insertions: [insertion] },
      { deletions: [] },
    ];
    const messages = repairs.map((_repair, count) =>
      message(Object.assign({}, broken, ...repairs.slice(0, count + 1))),
    );
    expect([message(broken), ...messages]).toEqual([
      'Mutation: Gene(s) cannot be null.',
      'Mutation: Molecular Mutation Type(s) cannot be null.',
      'Mutation: Mutation symbol(s) cannot be null.',
      NOT_FASTA,
      BAD_INSERTION,
      NOT_CONTAINED,
      BAD_LOCATION,
      BAD_COORDINATES,
      null,
    ]);
  });
});

describe('the strict rules', () => {
  const nothing: Partial<MutationFacts> = {
    geneSymbols: [],
    symbol: 'any',
    sequences: ['any'],
    insertions: [],
  };
  const created = (at: string | null): MutationSetting => ({ ...crispr, created: { at } });

  test.each([
    ['2022-09-30T23:59:59.9', null],
    ['2022-10-01T00:00:00', null],
    ['2022-10-01T00:00:00.000001', 'Mutation: Gene(s) cannot be null.'],
    ['2031-01-01T10:00:00', 'Mutation: Gene(s) cannot be null.'],
    [null, 'Mutation: Gene(s) cannot be null.'],
  ])('for a mutation of %s: %s', (at, text) => {
    expect(message(nothing, created(at))).toBe(text);
  });

  test.each([
    ['Zfp998<tm1(EUCOMM)Nlab>', null],
    ['Zfp998<tm1(KOMP)NorthLab>', null],
    ['Zfp998<tm1(KOMP)Vlcg>', null],
    ['Zfp998<tm1(KOMP)Else>', 'Mutation: Gene(s) cannot be null.'],
    ['Zfp998<tm1(komp)Nlab>', 'Mutation: Gene(s) cannot be null.'],
  ])('are waived for symbols of EUCOMM and KOMP that name a laboratory: %s', (symbol, text) => {
    expect(message({ ...nothing, symbol })).toBe(text);
  });

  test('do not forbid an old mutation to share its symbol', () => {
    expect(message({}, { ...created('2031-01-01T10:00:00'), isSymbolTaken: true })).toBeNull();
  });

  test('are the only ones that are waived', () => {
    const badDeletion = { deletions: [{ ...deletion, size: 1 }] };
    expect(message({ ...nothing, ...badDeletion }, created('2020-01-01T10:00:00'))).toBe(BAD_COORDINATES);
  });
});
