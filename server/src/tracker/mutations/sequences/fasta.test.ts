import { isFasta, sequenceLineOf, toFasta } from './fasta.ts';

const header = (length: number) => '>'.padEnd(length, 'x');

describe('FASTA of one sequence (api-2 §16.3)', () => {
  test.each([
    ['two lines', '>NL-Z999-EM1\nACGTACGTACGT'],
    ['all codes, either case, and gaps', '>a\nACGTUIRYKMSWBDHVN-acgtuirykmswbdhvn'],
    ['an empty name', '>\nACGT'],
    ['a final line feed', '>a\nACGT\n'],
    ['a header of 255 characters', `${header(255)}\nACGT`],
  ])('%s', (_case, text) => {
    expect(isFasta(text)).toBe(true);
  });

  test.each([
    ['null', null],
    ['empty', ''],
    ['no header', 'ACGT'],
    ['a header that does not begin the text', ' >a\nACGT'],
    ['one line', '>a'],
    ['an empty sequence', '>a\n'],
    ['three lines', '>a\nACGT\nACGT'],
    ['two final line feeds', '>a\nACGT\n\n'],
    ['carriage returns', '>a\r\nACGT'],
    ['a letter that is no code', '>a\nACGE'],
    ['a blank in the sequence', '>a\nACGT ACGT'],
    ['a header of 256 characters', `${header(256)}\nACGT`],
  ])('not %s', (_case, text) => {
    expect(isFasta(text)).toBe(false);
  });

  test('the sequence is the second line', () => {
    expect(sequenceLineOf('>a\nACGT\n')).toBe('ACGT');
    expect(sequenceLineOf('ACGT')).toBe('');
  });
});

describe('the repair of old sequences (api-2 §15.7)', () => {
  test.each([
    ['>Clone\r\nACGTACGTACGT\r\nACGT', '>Clone\nACGTACGTACGTACGT'],
    ['>Clone 12 ACGTACGTACGT', '>Clone\nACGTACGTACGT'],
    ['1 ACGTACGT\t61 ACGTACGT', '>NL-1\nACGTACGTACGTACGT'],
    ['acgtacgtacgtacgt', '>NL-1\nacgtacgtacgtacgt'],
    ['', '>NL-1\n'],
  ])('of %j is %j', (text, fasta) => {
    expect(toFasta(text, 'NL-1')).toBe(fasta);
  });
});
