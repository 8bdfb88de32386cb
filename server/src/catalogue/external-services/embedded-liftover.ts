import { sql } from 'kysely';
import { cached } from '../../platform/cache/cached.ts';
import type { Db } from '../../platform/database/database.ts';
import { mappingsOf, type AssemblyMap, type AlignedBlock } from './assembly-map.ts';
import { onlyMapping, type Liftover } from './liftover.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/** An import of genes is seen after a day: it hardly ever moves a gene, and reading all of them takes a while. */
const CACHED_MS = DAY_MS;

/** Converts with a map made of the genes whose position is known on both builds. */
export function embeddedLiftover(db: Db): Liftover {
  const map = cached(async () => mapFromGenes(await findAnchorGenes(db)), { ttlMs: CACHED_MS });
  return mapLiftover(() => map.read());
}

/** Converts with a map of the builds. */
export function mapLiftover(readMap: () => Promise<AssemblyMap>): Liftover {
  return { convert: async (position) => onlyMapping(mappingsOf(await readMap(), position)) };
}

/**
 * Genes whose two ends moved by the same distance, on one chromosome. A gene that grew or shrank is no evidence about
 * the genome.
 */
async function findAnchorGenes(db: Db): Promise<AnchorGene[]> {
  return db
    .selectFrom('gene')
    .whereRef('chromosome', '=', 'grcm38_chromosome')
    .where(sql<boolean>`start - grcm38_start = stop - grcm38_stop`)
    .select([
      sql<string>`grcm38_chromosome`.as('chr'),
      sql<number>`grcm38_start`.as('start'),
      sql<number>`grcm38_stop`.as('stop'),
      sql<number>`start - grcm38_start`.as('shift'),
    ])
    .execute();
}

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
 * A map between the builds, made of genes. Bases between two gene ends that moved by the same distance moved with
 * them. Where neighbouring ends disagree, bases were inserted or deleted somewhere between them, so the map has a
 * gap.
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
