import type { Stretch } from 'shared/contract';
import type { NamedPlace } from './drawings-of.ts';
import type { DrawnItem } from './drawn-things.ts';
import type { Place } from './place-on-build.ts';

/** Bases between the cut of a Cas9 and the PAM. */
const CUT_TO_PAM = 3;

/** What the parts of a guide are derived from. */
interface GuideParts {
  strand: string | null;
  pam: string | null;
  /** Without the PAM. */
  guideSequence: string | null;
}

/**
 * Where the PAM of a guide lies and where the nuclease cuts. Read along the guide, a Cas9 or its nickase has the PAM behind
 * the guide and cuts 3 bases before the PAM; Cpf1 has it in front, and cuts the strands at two different places, so that no
 * one cut is returned. Nothing is returned for a guide without a strand or without a PAM.
 *
 * @param nucleaseTypeName type of the attempt's first nuclease, for example `Cas9`; null counts as Cas9
 */
export function guideAnatomy(
  guide: GuideParts & Stretch,
  nucleaseTypeName: string | null,
): Pick<DrawnItem, 'pam' | 'cutAfter'> {
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
function isPamLeftOut({ start, stop, guideSequence }: GuideParts & Stretch): boolean {
  return (guideSequence ?? '').trim().length === stop - start + 1;
}

/**
 * A guide as a place to draw, with its PAM and its cut.
 *
 * @param nucleaseTypeName type of the attempt's first nuclease; it decides on which side the PAM lies
 */
export function guidePlace(
  { chr, start, stop, genomeBuild, strand, pam, guideSequence }: GuideParts & Place,
  { id, name, nucleaseTypeName }: { id: string; name: string; nucleaseTypeName: string | null },
): NamedPlace {
  const anatomy =
    start === null || stop === null
      ? {}
      : guideAnatomy({ start, stop, strand, pam, guideSequence }, nucleaseTypeName);
  return { kind: 'guide', id, name, strand, chr, start, stop, genomeBuild, ...anatomy };
}
