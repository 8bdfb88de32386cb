import { sql } from 'kysely';
import { keptFor } from '../configuration/kept-for.ts';
import type { Db } from '../db/database.ts';
import { mappingsOf, type AssemblyMap } from './assembly-map.ts';
import { mapFromGenes, type AnchorGene } from './gene-anchors.ts';
import { onlyMapping, type Liftover } from './liftover.ts';

/** An import of genes is seen after a day: it hardly ever moves a gene, and reading all of them takes a while. */
const KEPT_MS = 24 * 3_600_000;

/** Converts with a map made of the genes whose position is known on both builds. */
export function embeddedLiftover(db: Db): Liftover {
  const readMap = keptFor(KEPT_MS, async () => mapFromGenes(await findAnchorGenes(db)));
  return mapLiftover(readMap);
}

/** Converts with a map of the builds. */
export function mapLiftover(readMap: () => Promise<AssemblyMap>): Liftover {
  return { convert: async (position) => onlyMapping(mappingsOf(await readMap(), position)) };
}

/** Genes whose two ends moved alike, on one chromosome. A gene that grew or shrank says nothing about the genome. */
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
