import { basesOf, fastaProblem, fastaText } from './fasta.ts';

test.each([
  ['as it should be', '>a\nACGT', '>a\nACGT'],
  ['from Windows', '>a\r\nACGT\r\n', '>a\nACGT'],
  ['wrapped', '>a 1\nACGT\nTTGA\n\nCC\n', '>a 1\nACGTTTGACC'],
  ['two sequences, which are not joined', '>a\nAC\n>b\nGT', '>a\nAC\n>b\nGT'],
  ['of bases alone, which get the line that names them', 'ACGT\nTT', '>sequence\nACGTTT'],
  ['in groups, as databases show it', '>a 1\nACGT ACGT\n tt\tga', '>a 1\nACGTACGTttga'],
  ['of bases alone in groups', 'acgt acgt\nNNN', '>sequence\nacgtacgtNNN'],
  ['without a name, of no bases', 'ACGT\nTX', 'ACGT\nTX'],
])('a FASTA text %s', (_case, text, expected) => {
  expect(fastaText(text)).toBe(expected);
});

const NO_FASTA = 'Enter one sequence in FASTA format: a line that begins with >, then the bases.';

test.each([
  ['>a\nACGT', undefined],
  ['>a\nacgtuirykmswbdhvn-', undefined],
  ['>a\nAC\nGT', undefined],
  ['', NO_FASTA],
  ['>a', NO_FASTA],
  ['ACGT', undefined],
  ['ACXT', NO_FASTA],
  ['>a\nACXT', "'X' is the code of no base."],
  ['>a\nAC GT', undefined],
  ['>a\nAC\n>b\nGT', NO_FASTA],
  [`>${'x'.repeat(254)}\nACGT`, undefined],
  [`>${'x'.repeat(255)}\nACGT`, 'The first line has at most 255 characters.'],
])('%j: %s (api-2 §16.3)', (text, problem) => {
  expect(fastaProblem(text)).toBe(problem);
});

test('bases are compared in capitals', () => {
  expect(basesOf('>a\nacgt')).toBe('ACGT');
  expect(basesOf('>a')).toBe('');
});
