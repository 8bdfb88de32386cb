/** The one sequence form that mutations have: a header line and a sequence line (api-2 §16.3, §15.7). */

const LONGEST_HEADER = 255;

/** IUPAC codes of nucleotides, and the gap. */
const SEQUENCE_LINE = /^[ACGTUIRYKMSWBDHVN-]+$/i;

/**
 * Whether a text is FASTA of one sequence in two lines, the second of nucleotide codes. A line feed may end it; a
 * carriage return makes it invalid.
 */
export function isFasta(text: string | null): boolean {
  if (text === null || text.includes('\r')) return false;
  const [header = '', sequence = '', ...more] = withoutFinalLineFeed(text).split('\n');
  return (
    header.startsWith('>') &&
    header.length <= LONGEST_HEADER &&
    SEQUENCE_LINE.test(sequence) &&
    more.length === 0
  );
}

function withoutFinalLineFeed(text: string): string {
  return text.endsWith('\n') ? text.slice(0, -1) : text;
}

/** The second line of a FASTA text; empty when it has only one. */
export function sequenceLineOf(text: string): string {
  return text.split('\n')[1] ?? '';
}

/** Consecutive capital letters that mark the start of the sequence in a text without lines. */
const SEQUENCE_START = /[A-Z]{12}/;

/**
 * Makes FASTA of a text that was stored before there were rules: drops blanks, line ends, digits and `>`, and puts a
 * header before the sequence, which begins at the first twelve capital letters in a row.
 *
 * @param colonyName the header when nothing stands before the sequence, or when its start is not found
 */
export function toFasta(text: string, colonyName: string): string {
  const compact = text.replaceAll(/[\t\r\n> \d]/g, '');
  const start = compact.search(SEQUENCE_START);
  if (start === -1) return `>${colonyName}\n${compact}`;
  const header = compact.slice(0, start);
  return `>${header === '' ? colonyName : header}\n${compact.slice(start)}`;
}
