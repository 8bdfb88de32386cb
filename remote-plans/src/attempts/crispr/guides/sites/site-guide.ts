import { NO_GUIDE, type GuideRow } from '../guide-values.ts';
import type { Site } from './find-sites.ts';
import { NUCLEASES, type NucleaseName } from './nucleases.ts';

/** Where a pasted sequence lies in the genome, as far as the person says so. */
export interface SequencePlace {
  chr: string;
  /** Position of its first base (the leftmost one in the genome), on GRCm39, from 1. */
  start: string;
  strand: '+' | '-';
}

/** The build of new guides. */
const BUILD = 'GRCm39';

/** First and last base of a site in the genome; undefined where nobody said where the sequence lies. */
export function placeOfSite(
  { start, stop, strand }: Pick<Site, 'start' | 'stop' | 'strand'>,
  place: SequencePlace,
  length: number,
): { chr: string; start: number; stop: number; strand: '+' | '-' } | undefined {
  const chr = place.chr.trim();
  // With commas, as genome browsers write positions.
  const digits = place.start.trim().replaceAll(',', '');
  if (chr === '' || !/^\d+$/.test(digits)) return undefined;
  const first = Number(digits);
  if (place.strand === '+') return { chr, start: first + start - 1, stop: first + stop - 1, strand };
  // The pasted sequence is that of the other strand: its last base is the leftmost one.
  return {
    chr,
    start: first + length - stop,
    stop: first + length - start,
    strand: strand === '+' ? '-' : '+',
  };
}

export interface SiteContext {
  nuclease: NucleaseName;
  place: SequencePlace;
  /** Bases of the pasted sequence. */
  length: number;
  grnaConcentration: string;
}

/** A site as a new guide of the plan; without a place in the genome its position is left to be filled in. */
export function guideOfSite(
  site: Site,
  { nuclease, place, length, grnaConcentration }: SiteContext,
): GuideRow {
  const { guideSequence, pam } = site;
  const placed = placeOfSite(site, place, length);
  return {
    ...NO_GUIDE,
    sequence: NUCLEASES[nuclease].pamIs === 'after' ? guideSequence + pam : pam + guideSequence,
    guideSequence,
    pam,
    grnaConcentration,
    ...(placed && {
      chr: placed.chr,
      start: String(placed.start),
      stop: String(placed.stop),
      strand: placed.strand,
      genomeBuild: BUILD,
    }),
  };
}
