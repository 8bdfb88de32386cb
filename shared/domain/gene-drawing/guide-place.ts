import type { NamedPlace } from './drawings-of.ts';
import { guideAnatomy } from './guide-anatomy.ts';
import type { Place } from './place-on-build.ts';

interface GuideOfAttempt extends Place {
  strand: string | null;
  pam: string | null;
  guideSequence: string | null;
}

/**
 * A guide as a place to draw, with its PAM and its cut.
 *
 * @param nucleaseTypeName type of the attempt's first nuclease; it decides on which side the PAM lies
 */
export function guidePlace(
  { chr, start, stop, genomeBuild, strand, pam, guideSequence }: GuideOfAttempt,
  { id, name, nucleaseTypeName }: { id: string; name: string; nucleaseTypeName: string | null },
): NamedPlace {
  const anatomy =
    start === null || stop === null
      ? {}
      : guideAnatomy({ start, stop, strand, pam, guideSequence }, nucleaseTypeName);
  return { kind: 'guide', id, name, strand, chr, start, stop, genomeBuild, ...anatomy };
}
