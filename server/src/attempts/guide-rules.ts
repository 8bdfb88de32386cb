import { UserError } from '../http/errors.ts';
import type { GuideValues } from './attempt-row.ts';

/**
 * The rules for the guides of a CRISPR plan (api-2 §6.4), each checked over all guides, in order of their ids with
 * new ones last. Guides taken over from an earlier system are exempt from every rule.
 *
 * @throws UserError for the first that is broken
 */
export function checkGuides(guides: readonly GuideValues[]): void {
  const ordered = [...guides].sort((one, other) => (one.id ?? Infinity) - (other.id ?? Infinity));
  const chromosome = ordered.map(({ chr }) => chr).find((chr) => !isBlank(chr));
  const checked = ordered.filter(({ imported = false }) => !imported);
  for (const guide of checked) refuseIncomplete(guide, chromosome ?? null);
  for (const rule of [refuseShort, refuseOtherLetters, refuseTurned, refuseOtherLength])
    for (const guide of checked) rule(guide);
}

/** What must be filled in, and how the lack of it is told. */
const MANDATORY = [
  ['guideSequence', 'Guide Sequence in the guide cannot be null.'],
  ['pam', 'Pam in the guide cannot be null.'],
  ['chr', 'Chromosome in the guide cannot be null.'],
  ['start', 'Guide start field cannot be null.'],
  ['stop', 'Guide stop field cannot be null.'],
  ['strand', 'Strand in the guide cannot be null.'],
  ['genomeBuild', 'Genome Build in the guide cannot be null.'],
] as const;

function refuseIncomplete(guide: GuideValues, chromosome: string | null): void {
  const lacking = MANDATORY.find(([field]) => isBlank(guide[field]));
  if (lacking !== undefined) throw new UserError(lacking[1]);
  if (guide.chr !== chromosome) throw new UserError('All guides must have the same chromosome.');
}

const SHORTEST = 16;

function refuseShort({ guideSequence }: GuideValues): void {
  if ((guideSequence ?? '').length < SHORTEST)
    throw new UserError('Guide sequence needs to be at least 16bps.');
}

/** Bases, RNA's included, the ambiguity codes, and the gap. */
const LETTERS = /^[ACGTUIRYKMSWBDHVN-]*$/i;

function refuseOtherLetters({ guideSequence, pam }: GuideValues): void {
  if (!LETTERS.test(guideSequence ?? ''))
    throw new UserError('Error guides information. Please enter the valid guide sequence.');
  if (!LETTERS.test(pam ?? '')) throw new UserError('Error guides information. Please enter the valid Pam.');
}

function refuseTurned(guide: GuideValues): void {
  if (span(guide) < 1)
    throw new UserError('Stop guide location needs to be bigger than start guide location.');
}

function refuseOtherLength(guide: GuideValues): void {
  const { sequence, guideSequence, pam } = guide;
  const written = isBlank(sequence) ? `${guideSequence ?? ''}${pam ?? ''}` : (sequence ?? '');
  if (written.length !== span(guide))
    throw new UserError(
      `Error guides information. Sequence has a total length of ${written.length}bps and the difference between ` +
        `start and stop plus one is ${span(guide)}. Please add the correct coordinates.`,
    );
}

/** Bases from start to stop, both included. */
function span({ start, stop }: GuideValues): number {
  return (stop ?? 0) - (start ?? 0) + 1;
}

function isBlank(value: string | number | null): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}
