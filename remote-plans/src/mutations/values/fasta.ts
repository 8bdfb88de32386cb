const LONGEST_HEADER = 255;

/** What bases without a name are called. */
const NAME_LINE = '>sequence';

/** IUPAC codes of nucleotides, and the gap. */
const BASES = /^[ACGTUIRYKMSWBDHVN-]+$/i;
const NO_BASE = /[^ACGTUIRYKMSWBDHVN-]/i;

/**
 * A FASTA text of one sequence in the one form that the server takes (api-2 §16.3): a name line and one line of bases.
 * Other programs wrap the bases, set them in groups, end lines in their own way and leave empty lines. Bases alone get the line that names
 * them.
 */
export function fastaText(text: string): string {
  const written = text
    .trim()
    .split(/\s*[\r\n]+\s*/)
    .map(withoutBlanks);
  const isBare = written.every((line) => BASES.test(line));
  const [head = '', ...lines] = isBare ? [NAME_LINE, ...written] : written;
  const isOneSequence = head.startsWith('>') && !lines.some((line) => line.startsWith('>'));
  return isOneSequence ? [head, lines.join('')].join('\n') : [head, ...lines].join('\n');
}

function withoutBlanks(line: string): string {
  return line.startsWith('>') ? line : line.replaceAll(/\s/g, '');
}

/** What is wrong with the text of a sequence, if anything (api-2 §16.3). */
export function fastaProblem(text: string): string | undefined {
  const [head = '', bases = '', ...more] = fastaText(text).split('\n');
  const isOneSequence = head.startsWith('>') && bases !== '' && more.length === 0;
  const [wrong] = isOneSequence ? (NO_BASE.exec(bases) ?? []) : [];
  if (wrong !== undefined) return `'${wrong}' is the code of no base.`;
  if (!isOneSequence) return 'Enter one sequence in FASTA format: a line that begins with >, then the bases.';
  return head.length <= LONGEST_HEADER
    ? undefined
    : `The first line has at most ${LONGEST_HEADER} characters.`;
}

/** The bases of a FASTA text, in capitals. */
export function basesOf(text: string): string {
  return (fastaText(text).split('\n')[1] ?? '').toUpperCase();
}
