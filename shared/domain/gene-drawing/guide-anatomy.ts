import type { Stretch } from 'shared/contract';

/** Bases between the cut of a Cas9 and the PAM. */
const CUT_TO_PAM = 3;

/** A guide, as far as its parts can be told from it. Ends count from 1 and are inside. */
export interface GuideToDraw extends Stretch {
  strand: string | null;
  pam: string | null;
  /** Without the PAM. */
  guideSequence: string | null;
}

/** The parts of a guide, on the plus strand of the build that the guide is on. */
export interface GuideAnatomy {
  pam?: Stretch;
  /** The nuclease cuts between this base and the next. */
  cutAfter?: number;
}

/**
 * Where the PAM of a guide lies and where the nuclease cuts. Read along the guide, a Cas9 or its nickase has the PAM behind
 * the guide and cuts 3 bases before the PAM; Cpf1 has it in front, and cuts the strands at two different places, so that no
 * one cut is told. Nothing is told of a guide without a strand or without a PAM.
 *
 * @param nucleaseTypeName type of the attempt's first nuclease, for example `Cas9`; null counts as Cas9
 */
export function guideAnatomy(guide: GuideToDraw, nucleaseTypeName: string | null): GuideAnatomy {
  const { strand } = guide;
  const pamLength = (guide.pam ?? '').trim().length;
  if (pamLength === 0 || (strand !== '+' && strand !== '-')) return {};
  const isBehind = nucleaseTypeName?.toLowerCase() !== 'cpf1';
  const isAtStop = isBehind === (strand === '+');
  const beyond = isPamLeftOut(guide) ? pamLength : 0;
  const pam = isAtStop
    ? { start: guide.stop - pamLength + 1 + beyond, stop: guide.stop + beyond }
    : { start: guide.start - beyond, stop: guide.start + pamLength - 1 - beyond };
  if (!isBehind) return { pam };
  return { pam, cutAfter: isAtStop ? pam.start - 1 - CUT_TO_PAM : pam.stop + CUT_TO_PAM };
}

/** Some guides of earlier systems are placed without their PAM. */
function isPamLeftOut({ start, stop, guideSequence }: GuideToDraw): boolean {
  return (guideSequence ?? '').trim().length === stop - start + 1;
}
