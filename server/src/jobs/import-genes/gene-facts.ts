/** The facts of a file about a gene. A missing fact is absent and changes nothing. */
export interface GeneFacts {
  readonly accId: string;
  readonly symbol?: string;
  readonly name?: string;
  readonly type?: string;
  readonly markerType?: string;
  readonly cm?: string;
  readonly grcm39?: Position;
  readonly grcm38?: Position;
  readonly ensemblGeneId?: string;
  readonly entrezGeneId?: number;
  readonly synonyms: readonly string[];
}

export interface Position {
  readonly chromosome: string;
  readonly start: number;
  readonly stop: number;
  readonly strand: '+' | '-' | '?';
}

/** A row that was not taken over, and why. */
export interface Refusal {
  readonly file: string;
  /** Line number in the file. */
  readonly line: number;
  readonly reason: string;
}

/** The rows of a file: facts with their line, rows that are refused, rows that do not concern us. */
export interface ParsedFile {
  readonly file: string;
  readonly facts: readonly { readonly line: number; readonly gene: GeneFacts }[];
  readonly refusals: readonly Refusal[];
  /** Rows that are sound but not about a current gene (withdrawn markers, QTL ...). */
  readonly leftOut: number;
}

export const ACCESSION = /^MGI:\d+$/;

/** A text, or undefined for unknown. */
export function textIn(cell: string): string | undefined {
  return cell === '' ? undefined : cell;
}

/**
 * A position when chromosome, start and end are all given.
 *
 * @throws RangeError when the ends are no positions or in the wrong order
 */
export function positionIn(
  chromosome: string,
  start: string,
  stop: string,
  strand: string,
): Position | undefined {
  if (chromosome === '' || start === '' || stop === '') return undefined;
  const [first, last] = [wholeNumber(start), wholeNumber(stop)];
  if (last < first) throw new RangeError(`the end ${stop} comes before the start ${start}`);
  return {
    chromosome: chromosome.replace(/^chr/i, ''),
    start: first,
    stop: last,
    strand: strand === '+' || strand === '-' ? strand : '?',
  };
}

/** MGI writes some positions as `12345.0`. */
function wholeNumber(text: string): number {
  if (!/^\d+(\.0+)?$/.test(text)) throw new RangeError(`'${text}' is not a position`);
  return Number(text);
}
