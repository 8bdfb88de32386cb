import { MOST_BASES, readSequence } from './read-sequence.ts';

test.each([
  ['plain letters', ' acgu nacgt\n', 'ACGTNACGT'],
  ['FASTA', '>Cib2 exon 1\nACGT\nAC\n', 'ACGTAC'],
  ['the lines of a GenBank record', '        1 acgtacgtac gtacg\n       16 tt', 'ACGTACGTACGTACGTT'],
])('%s', (_what, text, bases) => {
  expect(readSequence(text)).toEqual({ bases });
});

test.each([
  ['', 'Paste a sequence.'],
  ['>only a header', 'Paste a sequence.'],
  ['>a\nACGT\n>b\nACGT', 'Paste one sequence: this text has 2.'],
  ['ACGT\nAZGT', '“Z” at position 6 of the sequence is no base.'],
  ['A'.repeat(MOST_BASES + 1), 'The sequence has more than 3,000,000 bases.'],
])('%.20s: %s', (text, problem) => {
  expect(readSequence(text)).toEqual({ problem });
});
