import { sql } from 'kysely';
import type { Db } from '../src/platform/database/database.ts';

/** Adds an ES cell clone of a gene (by its symbol) to the repository and returns its id. */
export async function addClone(db: Db, name: string, symbol: string): Promise<number> {
  const allele = await db
    .insertInto('targ_rep_allele')
    .values({
      gene_id: sql`(select id from gene where symbol = ${symbol})`,
      assembly: 'GRCm39',
      chromosome: '1',
      strand: '+',
      mutation_method_id: sql`(select min(id) from targ_rep_mutation_method)`,
      mutation_type_id: sql`(select min(id) from targ_rep_mutation_type)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clone = await db
    .insertInto('targ_rep_es_cell')
    .values({
      allele_id: allele.id,
      name,
      pipeline_id: sql`(select min(id) from targ_rep_pipeline)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return clone.id;
}
