import type { ExonWithGuides, FoundGuide } from 'shared/contract';

/** The exons of a gene, merged over its transcripts. First base 1, both ends inside. */
export interface ExonModel {
  symbol: string;
  genomeBuild: string;
  chr: string;
  strand: '+' | '-';
  /** In the order of the plus strand. */
  starts: readonly number[];
  ends: readonly number[];
}

/**
 * The exons in the order in which the gene is read, each with the guides that lie in it or nearer to it than to any
 * other: guides that cut out an exon lie beside it. Of two exons equally near, the guide is the first one's. Guides
 * on another chromosome or build than the exons are left out.
 */
export function exonsWithGuides(model: ExonModel, guides: readonly FoundGuide[]): ExonWithGuides[] {
  const { symbol, chr, strand, genomeBuild } = model;
  const places = model.starts.map((start, index) => ({ start, stop: model.ends[index] ?? start }));
  if (strand === '-') places.reverse();
  const exons = places.map(({ start, stop }, index): ExonWithGuides => {
    const rank = index + 1;
    const exonId = `${symbol} exon ${rank}`;
    return { id: rank, exonId, chr, start, stop, strand, genomeBuild, guideDetails: [] };
  });
  for (const guide of guides.toSorted((one, other) => one.start - other.start)) {
    if (guide.chr !== chr || guide.genomeBuild !== genomeBuild) continue;
    const distances = places.map((place) => distance(place, guide));
    exons[distances.indexOf(Math.min(...distances))]?.guideDetails.push(guide);
  }
  return exons;
}

interface Stretch {
  start: number;
  stop: number;
}

/** Bases between two stretches; 0 where they overlap or touch. */
function distance(one: Stretch, other: Stretch): number {
  return Math.max(0, one.start - other.stop - 1, other.start - one.stop - 1);
}
