/** A guide as stored: the first base counts 1, both ends are inside, the PAM is part of it. */
export interface PlacedGuide {
  start: number;
  stop: number;
  strand: string;
  pam: string;
}

/** Where the guide binds, without its PAM; the first base counts 0, the end is not part of it. */
export interface GuideInterval {
  from: number;
  to: number;
}

/** Nucleases that read the PAM at the end of the guide, and the one that reads it at its beginning (api-3 §8.3.4). */
const PAM_AT_END = ['Cas9', 'D10A'];
const PAM_AT_BEGINNING = ['Cpf1'];

/** Nucleases of which the side of the PAM is known. */
export const PLACED_NUCLEASES = [...PAM_AT_END, ...PAM_AT_BEGINNING];

export function guideInterval(guide: PlacedGuide, nuclease: string): GuideInterval {
  const pamLength = guide.pam.length;
  const isAtHighEnd = PAM_AT_BEGINNING.includes(nuclease) !== (guide.strand === '+');
  return isAtHighEnd
    ? { from: guide.start - 1, to: guide.stop - pamLength }
    : { from: guide.start - 1 + pamLength, to: guide.stop };
}
