import { chromosomeOfGuides, ONE_CHROMOSOME } from 'shared/genome';
import { refusedField } from '../../../platform/http/requests/refused-field.ts';
import type { GuideValues } from '../attempt-row.ts';

/** A guide, and its place in the list as it was sent. */
interface CheckedGuide {
  guide: GuideValues;
  index: number;
}

/**
 * The rules for the guides of a CRISPR plan (api-2 §6.4), each checked over all guides, in order of their ids with
 * new ones last. Guides taken over from an earlier system are exempt from every rule.
 *
 * @throws ApiError 400 for the first that is broken, with the field
 */
export function checkGuides(guides: readonly GuideValues[]): void {
  const ordered = guides
    .map((guide, index): CheckedGuide => ({ guide, index }))
    .sort((one, other) => (one.guide.id ?? Infinity) - (other.guide.id ?? Infinity));
  const chromosome = chromosomeOfGuides(guides);
  const checked = ordered.filter(({ guide }) => guide.imported !== true);
  for (const each of checked) refuseIncomplete(each, chromosome ?? null);
  for (const rule of [refuseShort, refuseOtherLetters, refuseTurned, refuseOtherLength])
    for (const each of checked) rule(each);
}

/** Required members, and the message when one is missing. */
const MANDATORY = [
  ['guideSequence', 'Guide Sequence in the guide cannot be null.'],
  ['pam', 'Pam in the guide cannot be null.'],
  ['chr', 'Chromosome in the guide cannot be null.'],
  ['start', 'Guide start field cannot be null.'],
  ['stop', 'Guide stop field cannot be null.'],
  ['strand', 'Strand in the guide cannot be null.'],
  ['genomeBuild', 'Genome Build in the guide cannot be null.'],
] as const;

function refuseIncomplete(checked: CheckedGuide, chromosome: string | null): void {
  const lacking = MANDATORY.find(([field]) => isBlank(checked.guide[field]));
  if (lacking !== undefined) throw refused(checked, lacking[0], lacking[1]);
  if (checked.guide.chr !== chromosome) throw refused(checked, 'chr', ONE_CHROMOSOME);
}

const SHORTEST = 16;

function refuseShort(checked: CheckedGuide): void {
  if ((checked.guide.guideSequence ?? '').length < SHORTEST)
    throw refused(checked, 'guideSequence', 'Guide sequence needs to be at least 16bps.');
}

/** Bases, RNA's included, the ambiguity codes, and the gap. */
const LETTERS = /^[ACGTUIRYKMSWBDHVN-]*$/i;

function refuseOtherLetters(checked: CheckedGuide): void {
  const { guideSequence, pam } = checked.guide;
  if (!LETTERS.test(guideSequence ?? ''))
    throw refused(
      checked,
      'guideSequence',
      'Error guides information. Please enter the valid guide sequence.',
    );
  if (!LETTERS.test(pam ?? ''))
    throw refused(checked, 'pam', 'Error guides information. Please enter the valid Pam.');
}

function refuseTurned(checked: CheckedGuide): void {
  if (span(checked.guide) < 1)
    throw refused(checked, 'stop', 'Stop guide location needs to be bigger than start guide location.');
}

function refuseOtherLength(checked: CheckedGuide): void {
  const { sequence, guideSequence, pam } = checked.guide;
  const written = isBlank(sequence) ? `${guideSequence ?? ''}${pam ?? ''}` : (sequence ?? '');
  const length = span(checked.guide);
  if (written.length !== length)
    throw refused(
      checked,
      'stop',
      `Error guides information. Sequence has a total length of ${written.length}bps and the difference between ` +
        `start and stop plus one is ${length}. Please add the correct coordinates.`,
    );
}

/** Bases from start to stop, both included. */
function span({ start, stop }: GuideValues): number {
  return (stop ?? 0) - (start ?? 0) + 1;
}

function isBlank(value: string | number | null): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function refused({ guide, index }: CheckedGuide, field: keyof GuideValues, message: string) {
  return refusedField({ object: 'crisprAttempt', field: `guides.${index}.${field}` }, guide[field], message);
}
