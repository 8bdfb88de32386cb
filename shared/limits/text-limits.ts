/** How long the texts and lists of a request may be, by the nature of the field. A length counts UTF-16 code units, as forms do. */

/** Names, references, symbols, coordinates: the longest that are in use have under 200 characters. */
export const SHORT_TEXT = 500;

/** What people write in sentences. */
export const COMMENT = 10_000;

/** What an index of the database contains: longer texts do not fit there. */
export const INDEXED_TEXT = 255;

/** FASTA of an allele with its flanks. */
export const SEQUENCE = 200_000;

/** Numbers, dates and the like, with the blanks around them. */
export const WRITTEN_VALUE = 60;

/** Rows of a record: an attempt has a handful of guides, primers or reagents. */
export const MOST_ROWS = 500;

/** Exons that a deletion hits, by their transcripts. */
export const MOST_EXONS = 5000;

/** What scripts send in one go. */
export const MOST_IN_A_BATCH = 100_000;

/** Records of a gene list that are changed in one go, in one transaction. Many more are added by a file, in steps. */
export const MOST_CHANGED_RECORDS = 5000;

/** Genes, and types, of a record of a gene list. */
export const MOST_OF_A_RECORD = 100;

const LONG_TEXTS: ReadonlyMap<string, number> = new Map([
  ...[
    'comment',
    'completionComment',
    'completionNote',
    'description',
    'esCellQcComment',
    'genotypingComment',
    'note',
    'qcNote',
    'transcript',
    'blockSizes',
    'blockStarts',
  ].map((name) => [name, COMMENT] as const),
  ...['sequence', 'oligoSequenceFasta'].map((name) => [name, SEQUENCE] as const),
]);

/** Characters that the text of a member of a request may have, by its name in the API. */
export function longestText(member: string): number {
  return LONG_TEXTS.get(member) ?? SHORT_TEXT;
}

/** Undefined for a text that is short enough, else what to do about it. */
export function textTooLong(text: string, longest: number): string | undefined {
  if (text.length <= longest) return undefined;
  return `This text has ${inWords(text.length)} characters; at most ${inWords(longest)} can be saved. Please shorten it.`;
}

/** Undefined for a list that is short enough, else what to do about it. */
export function listTooLong(rows: number, most: number): string | undefined {
  if (rows <= most) return undefined;
  return `This list has ${inWords(rows)} rows; at most ${inWords(most)} can be saved. Please leave some out.`;
}

function inWords(number: number): string {
  return number.toLocaleString('en');
}
