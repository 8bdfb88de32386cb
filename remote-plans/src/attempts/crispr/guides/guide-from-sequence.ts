import { asBases, type GuideRow } from './guide-values.ts';

const GUIDE_BASES = 20;
/** A guide of Cas9 and the three bases of its PAM, as guide finders write them. */
const WHOLE = /^[ACGT]{23}$/i;

type Parts = Pick<GuideRow, 'guideSequence' | 'pam'>;

/**
 * Guide sequence and PAM of a whole sequence that was entered, where neither of them has been; undefined for nothing to fill in.
 *
 * @param stored the sequence of the guide that is stored, if any: nothing follows from one that was there before
 */
export function partsToFill(
  { sequence, guideSequence, pam }: Parts & Pick<GuideRow, 'sequence'>,
  stored: string | null | undefined,
): Parts | undefined {
  const whole = asBases(sequence);
  if (guideSequence.trim() !== '' || pam.trim() !== '' || !WHOLE.test(whole)) return undefined;
  if (whole === asBases(stored ?? '')) return undefined;
  return { guideSequence: whole.slice(0, GUIDE_BASES), pam: whole.slice(GUIDE_BASES) };
}
