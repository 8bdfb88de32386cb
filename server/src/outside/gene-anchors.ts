import type { AlignedBlock, AssemblyMap } from './assembly-map.ts';

/** A gene that is as long on GRCm39 as on GRCm38: it and what lies in it moved by `shift` bases. */
export interface AnchorGene {
  readonly chr: string;
  /** On GRCm38; first base 1, both ends inside. */
  readonly start: number;
  readonly stop: number;
  readonly shift: number;
}

interface Anchor {
  readonly at: number;
  readonly shift: number;
}

/**
 * A map between the builds made of genes: what lies between two gene ends that moved by the same number of bases
 * moved with them. Where neighbouring ends disagree, bases were put in or taken out between them, nobody can say
 * where, and the map has a gap.
 */
export function mapFromGenes(genes: readonly AnchorGene[]): AssemblyMap {
  const anchors = new Map<string, Anchor[]>();
  for (const { chr, start, stop, shift } of genes) {
    const ofChromosome = anchors.get(chr) ?? [];
    ofChromosome.push({ at: start, shift }, { at: stop, shift });
    anchors.set(chr, ofChromosome);
  }
  return new Map(Array.from(anchors, ([chr, ofChromosome]) => [chr, blocksOf(chr, ofChromosome)]));
}

function blocksOf(chr: string, anchors: readonly Anchor[]): AlignedBlock[] {
  const runs: { start: number; stop: number; shift: number }[] = [];
  for (const { at, shift } of anchors.toSorted(
    (one, other) => one.at - other.at || one.shift - other.shift,
  )) {
    const run = runs.at(-1);
    if (run?.shift === shift) run.stop = at;
    else runs.push({ start: at, stop: at, shift });
  }
  return runs.map(({ start, stop, shift }) => ({
    start,
    stop,
    toChr: chr,
    toStart: start + shift,
    strand: '+',
  }));
}
