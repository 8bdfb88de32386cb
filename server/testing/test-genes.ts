import type { Db } from '../src/platform/database/database.ts';

/** A gene for tests. */
export interface TestGene {
  symbol: string;
  accId: string;
  name?: string;
  synonyms?: readonly string[];
  /** [human symbol, methods that agree, HGNC id] */
  orthologs?: readonly (readonly [string, number, string?])[];
  /** On GRCm39. */
  position?: { chromosome: string; start: number; stop: number; strand: '+' | '-' };
  grcm38?: { chromosome: string; start: number; stop: number };
}

/** Adds a mouse gene and returns its id. The look-up lists must be loaded. */
export async function addGene(db: Db, gene: TestGene): Promise<number> {
  const { id } = await db
    .insertInto('gene')
    .values((eb) => ({
      symbol: gene.symbol,
      acc_id: gene.accId,
      name: gene.name ?? null,
      species_id: eb.selectFrom('species').select('id').where('name', '=', 'Mus musculus').$asScalar(),
      ...gene.position,
      grcm38_chromosome: gene.grcm38?.chromosome ?? null,
      grcm38_start: gene.grcm38?.start ?? null,
      grcm38_stop: gene.grcm38?.stop ?? null,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const synonym of gene.synonyms ?? [])
    await db.insertInto('gene_synonym').values({ gene_id: id, synonym }).execute();
  for (const [humanSymbol, supportCount, hgncId] of gene.orthologs ?? [])
    await db
      .insertInto('ortholog')
      .values({
        gene_id: id,
        human_symbol: humanSymbol,
        hgnc_id: hgncId ?? null,
        support_count: supportCount,
      })
      .execute();
  return id;
}
