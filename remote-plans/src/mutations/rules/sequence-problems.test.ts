import {
  indexProblem,
  insertionProblem,
  locationProblem,
  nextIndex,
  sequenceProblem,
  typeProblem,
} from './sequence-problems.ts';

const NO_FASTA = 'Enter one sequence in FASTA format: a line that begins with >, then the bases.';

describe('the text of a sequence (api-2 §16.1)', () => {
  test.each([
    ['>a\nACGT', 'Abl1<em1(IMPC)J>', undefined],
    ['ACGT', '', undefined],
    ['ACXT', 'Abl1<em1(IMPC)J>', NO_FASTA],
    ['ACXT', '', NO_FASTA],
    ['ACXT', 'Abl1<tm1(KOMP)J>', undefined],
    ['ACXT', 'Abl1<tm1(EUCOMM)J>', undefined],
    ['OLD', 'Abl1<em1(IMPC)J>', undefined],
  ])('%j of %s: %s', (text, symbol, problem) => {
    expect(sequenceProblem(text, symbol, ['OLD'])).toBe(problem);
  });
});

test.each([
  ['2', undefined],
  ['', 'Enter an index.'],
  ['1', 'Another sequence has the index 1.'],
  ['01', 'Another sequence has the index 1.'],
])('an index %j among others: %s', (text, problem) => {
  expect(indexProblem(text, [{ index: '1' }, { index: text }])).toBe(problem);
});

test('the next sequence follows the others', () => {
  expect(nextIndex([])).toBe('1');
  expect(nextIndex([{ index: '4' }, { index: '' }])).toBe('5');
});

test.each([
  ['>ins\nttga', undefined],
  ['TTGA', undefined],
  ['TTGX', NO_FASTA],
  ['>ins\nCCCC', 'No sequence of this mutation contains these bases.'],
])('an insertion %j: %s (api-2 §16.1)', (text, problem) => {
  expect(insertionProblem(text, [{ sequence: '>a\nACGTTTGACG' }])).toBe(problem);
});

test.each([
  ['chr7:45996612', undefined],
  [' chr7:45996612 ', undefined],
  ['7:45996612', 'Enter it like chr7:45996612.'],
  ['chr7:1-2', 'Enter it like chr7:45996612.'],
  ['', 'Enter it like chr7:45996612.'],
])('the place of an insertion %j: %s (ui-screens 15.5)', (text, problem) => {
  expect(locationProblem(text)).toBe(problem);
});

test.each([
  ['5_prime_end', ['complete', '5_prime_end'], undefined],
  ['5_prime_end', ['5_prime_end', '3_prime_end'], undefined],
  ['5_prime_end', ['5_prime_end', '5_prime_end'], /^Another sequence is of the type 5_prime_end/],
  ['3_prime_end', ['3_prime_end', '3_prime_end'], /^Another sequence is of the type 3_prime_end/],
  ['complete', ['complete', 'complete'], undefined],
  ['', ['', ''], undefined],
])('of %s among %j: %s', (typeName, types, problem) => {
  const found = typeProblem(
    typeName,
    types.map((each) => ({ typeName: each })),
  );
  if (problem === undefined) expect(found).toBeUndefined();
  else expect(found).toMatch(problem);
});
