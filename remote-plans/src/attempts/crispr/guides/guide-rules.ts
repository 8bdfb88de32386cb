import type { Guide } from 'shared/contract';
import { chromosome } from 'shared/gene-drawing';
import { chromosomeOfGuides, chromosomeSize, ONE_CHROMOSOME } from 'shared/genome';
import { numberOf } from 'shared/ui-forms';
import { guideRowOf, type GuideRow } from './guide-values.ts';

/** What must be filled in, and the message of the server otherwise (api-2 §6.4), as people read it. */
export const REQUIRED = {
  guideSequence: 'Guide Sequence in the guide is required.',
  pam: 'Pam in the guide is required.',
  chr: 'Chromosome in the guide is required.',
  start: 'Guide start field is required.',
  stop: 'Guide stop field is required.',
  strand: 'Strand in the guide is required.',
  genomeBuild: 'Genome Build in the guide is required.',
} as const satisfies Partial<Record<keyof GuideRow, string>>;

export type RuledField = keyof typeof REQUIRED;

export function isRuled(field: string): field is RuledField {
  return field in REQUIRED;
}

/** Bases, RNA's included, the ambiguity codes, and the gap. */
const LETTERS = /^[ACGTUIRYKMSWBDHVN-]*$/i;
const SHORTEST = 16;

/** What is wrong with one cell of a guide, as the server would refuse it. */
export function guideProblem(
  field: RuledField,
  row: GuideRow,
  rows: readonly GuideRow[],
): string | undefined {
  if (row[field].trim() === '') return REQUIRED[field];
  switch (field) {
    case 'guideSequence':
      return sequenceProblem(row.guideSequence.trim());
    case 'pam':
      return LETTERS.test(row.pam.trim())
        ? undefined
        : 'Error guides information. Please enter the valid Pam.';
    case 'chr':
      return chromosomeProblem(chromosome(row.chr.trim()), rows);
    case 'stop':
      return stopProblem(row);
    default:
      return undefined;
  }
}

/** The server takes any text for a chromosome. */
function chromosomeProblem(chr: string, rows: readonly GuideRow[]): string | undefined {
  if (chr !== commonChromosome(rows)) return ONE_CHROMOSOME;
  // Ensembl and the UCSC have different names for it.
  return chromosomeSize(chr === 'MT' ? 'chrM' : `chr${chr}`) === undefined
    ? `There is no chromosome ${chr} of the mouse.`
    : undefined;
}

function sequenceProblem(sequence: string): string | undefined {
  if (sequence.length < SHORTEST) return 'Guide sequence needs to be at least 16bps.';
  if (!LETTERS.test(sequence)) return 'Error guides information. Please enter the valid guide sequence.';
  return undefined;
}

/** On which all guides must lie, as it is stored. */
export function commonChromosome(rows: readonly GuideRow[]): string | undefined {
  const chr = chromosomeOfGuides(rows);
  return chr && chromosome(chr.trim());
}

function stopProblem({ start, stop, sequence, guideSequence, pam }: GuideRow): string | undefined {
  const first = numberOf(start);
  const last = numberOf(stop);
  if (first === null || last === null) return undefined;
  if (last < first) return 'Stop guide location needs to be bigger than start guide location.';
  const length = (sequence.trim() || `${guideSequence.trim()}${pam.trim()}`).length;
  const span = last - first + 1;
  if (length === 0 || length === span) return undefined;
  return (
    `Error guides information. Sequence has a total length of ${length}bps and the difference between start and ` +
    `stop plus one is ${span}. Please add the correct coordinates.`
  );
}

/** Stored guides that break a rule came from an earlier system; the server takes them as they are. */
export function exemptGuides(stored: readonly Guide[]): ReadonlySet<number> {
  const rows = stored.map(guideRowOf);
  const fields = Object.keys(REQUIRED).filter(isRuled);
  return new Set(
    rows.flatMap((row) =>
      row.id !== null && fields.some((field) => guideProblem(field, row, rows) !== undefined) ? [row.id] : [],
    ),
  );
}
