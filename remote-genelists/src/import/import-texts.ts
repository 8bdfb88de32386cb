import type { GeneListImportPreview, GeneListImportStep, RefusedRow } from 'shared/contract';
import { counted, formatCount } from 'shared/ui';

/** Synonyms that a button names. */
const NAMED_SYNONYMS = 3;

type Counts = Pick<GeneListImportPreview, 'rows' | 'accepted' | 'refused'>;

/** What a check of a file has found. */
export function checkedText({ rows, accepted, refused }: Counts): string {
  if (rows === 0) return 'The file has no rows.';
  if (refused.length === 0)
    return rows === 1 ? 'The row can be added.' : `All ${formatCount(rows)} rows can be added.`;
  if (accepted === 0) return `None of the ${counted(rows, 'row')} can be added.`;
  return `${formatCount(accepted)} of ${counted(rows, 'row')} can be added; ${formatCount(refused.length)} can not.`;
}

/** The button that adds what is good; undefined when there is nothing to add. */
export function addText({ accepted, refused }: Counts): string | undefined {
  if (accepted === 0) return undefined;
  if (refused.length > 0)
    return accepted === 1 ? 'Add the good row' : `Add the ${formatCount(accepted)} good rows`;
  return accepted === 1 ? 'Add the row' : `Add all ${formatCount(accepted)} rows`;
}

export function addedText(count: number): string {
  return `${counted(count, 'row')} ${count === 1 ? 'was' : 'were'} added.`;
}

/** How far adding the rows has come; before its first step the server checks them once more. */
export function progressText(step: GeneListImportStep | undefined): string {
  if (step === undefined) return 'Checking the rows again…';
  const { added, rows } = step;
  return `Adding ${formatCount(added)} of ${counted(rows, 'row')}…`;
}

/** Where a refused row stands and why. */
export function refusedText({ line, genes, message }: RefusedRow): string {
  return `Line ${line}${genes === '' ? '' : ` (${genes})`}: ${message.trim()}`;
}

/** The button that takes synonyms for the genes that they mean: `Use Rb1cc1 for FIP200`. */
export function synonymsText(synonyms: GeneListImportPreview['synonyms']): string {
  const named = synonyms.slice(0, NAMED_SYNONYMS).map(({ name, symbol }) => `${symbol} for ${name}`);
  const more = synonyms.length - named.length;
  return `Use ${named.join(', ')}${more > 0 ? ` and ${formatCount(more)} more` : ''}`;
}
