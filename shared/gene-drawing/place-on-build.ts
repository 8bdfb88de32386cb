import type { GenePosition, PlacedGene, Stretch } from 'shared/contract';

/** A place in the genome as anything of a project may have one: 1-based, both ends inside. */
export interface Place {
  chr: string | null;
  start: number | null;
  stop: number | null;
  genomeBuild: string | null;
}

/** A place may lie this far outside its gene, or as far as the gene is long, and is still drawn with it. */
const LEAST_FLANK = 5_000;

/** The build to draw a gene on: the newest on which its position is known. */
export function buildToDraw({ positions }: PlacedGene): GenePosition | undefined {
  return positions[0];
}

/**
 * Where a place lies beside its gene on the build that is drawn; undefined where that is not known, or far away. A gene
 * that is as long on both builds moved as a whole, with what lies in it; of any other gene nobody can say which of
 * its bases moved, so places on the other build are left out.
 */
export function placeOnBuild(place: Place, gene: PlacedGene, drawn: GenePosition): Stretch | undefined {
  const { chr, start, stop, genomeBuild } = place;
  if (chr === null || start === null || stop === null || stop < start) return undefined;
  const source = gene.positions.find((position) => position.genomeBuild === genomeBuild);
  if (source === undefined || chromosome(chr) !== chromosome(source.chr)) return undefined;
  if (!isNear({ start, stop }, source)) return undefined;
  const shift = shiftBetween(source, drawn);
  return shift === undefined ? undefined : { start: start + shift, stop: stop + shift };
}

function shiftBetween(source: GenePosition, drawn: GenePosition): number | undefined {
  if (source.genomeBuild === drawn.genomeBuild) return 0;
  const isMovedWhole =
    chromosome(source.chr) === chromosome(drawn.chr) &&
    source.stop - source.start === drawn.stop - drawn.start;
  return isMovedWhole ? drawn.start - source.start : undefined;
}

function isNear({ start, stop }: Stretch, gene: Stretch): boolean {
  const flank = Math.max(LEAST_FLANK, gene.stop - gene.start);
  return stop >= gene.start - flank && start <= gene.stop + flank;
}

/** `chr5` and `5` are the same. */
export function chromosome(name: string): string {
  return name.replace(/^chr/i, '');
}
