/** More than the longest gene of the mouse that anybody edits; a chromosome is a mistake. */
export const MOST_BASES = 3_000_000;

/** The bases of a pasted text, or why it cannot be searched. */
export type ReadSequence = { bases: string } | { problem: string };

const HEADER = /^\s*>.*$/gm;
/** Line numbers of GenBank, blanks and line ends. */
const NO_BASES = /[\d\s]+/g;
const NO_LETTER = /[^ACGTUIRYKMSWBDHVN]/i;

/**
 * The bases of what somebody pasted: plain letters, FASTA with one record, or the lines of a GenBank record, in any case; U is T.
 */
export function readSequence(text: string): ReadSequence {
  const headers = text.match(HEADER) ?? [];
  if (headers.length > 1) return { problem: `Paste one sequence: this text has ${headers.length}.` };
  const letters = text.replace(HEADER, '').replaceAll(NO_BASES, '');
  if (letters === '') return { problem: 'Paste a sequence.' };
  const foreign = NO_LETTER.exec(letters);
  if (foreign)
    return { problem: `“${foreign[0]}” at position ${foreign.index + 1} of the sequence is no base.` };
  if (letters.length > MOST_BASES)
    return { problem: `The sequence has more than ${MOST_BASES.toLocaleString('en')} bases.` };
  return { bases: letters.toUpperCase().replaceAll('U', 'T') };
}
