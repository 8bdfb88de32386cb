import { sql, type ExpressionBuilder } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Db } from '../../platform/database/database.ts';
import type { Database } from '../../platform/database/schema.ts';

/** A clone with its quality control and products, as stored. */
export type EsCellRow = Awaited<ReturnType<typeof loadEsCellRows>>[number];

type CloneBuilder = ExpressionBuilder<Database & { clone: Database['targ_rep_es_cell'] }, 'clone'>;

/** The clones of these ids, in one statement; in no order. */
export async function loadEsCellRows(db: Db, ids: readonly number[]) {
  return db
    .selectFrom('targ_rep_es_cell as clone')
    .leftJoin('targ_rep_ikmc_project as ikmc', 'ikmc.id', 'clone.ikmc_project_id')
    .leftJoin('targ_rep_strain as strain', 'strain.id', 'clone.strain_id')
    .leftJoin('targ_rep_es_cell_mutation as mutation', 'mutation.es_cell_id', 'clone.id')
    .where('clone.id', '=', sql<number>`any (${[...ids]}::bigint[])`)
    .selectAll('clone')
    .select([
      'ikmc.name as ikmc_project_name',
      'strain.name as strain_name',
      'mutation.five_prime_screen',
      'mutation.three_prime_screen',
      'mutation.loxp_screen',
      'mutation.loss_of_allele',
      'mutation.vector_integrity',
    ])
    .select((eb) => [distributionQc(eb).as('distribution_qc'), products(eb).as('products')])
    .execute();
}

function distributionQc(eb: CloneBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('targ_rep_distribution_qc as qc')
      .innerJoin(
        'targ_rep_es_cell_distribution_centre as centre',
        'centre.id',
        'qc.es_cell_distribution_centre_id',
      )
      .whereRef('qc.es_cell_id', '=', 'clone.id')
      .selectAll('qc')
      .select('centre.name as centre_name')
      .orderBy('qc.id'),
  );
}

function products(eb: CloneBuilder) {
  return jsonArrayFrom(
    eb
      .selectFrom('targ_rep_es_cell_distribution_product as product')
      .innerJoin('distribution_network as network', 'network.id', 'product.distribution_network_id')
      .whereRef('product.es_cell_id', '=', 'clone.id')
      .select([
        'network.name as distributionNetworkName',
        'product.start_date as startDate',
        'product.end_date as endDate',
        'product.distribution_identifier as distributionIdentifier',
      ])
      .orderBy('product.id'),
  );
}

/** The id of the clone of exactly this name, found in an index; else of the only one of this name in other letters. */
export async function findEsCellByName(db: Db, name: string): Promise<number | undefined> {
  const cells = db.selectFrom('targ_rep_es_cell').select('id');
  const exact = await cells.where('name', '=', name).executeTakeFirst();
  if (exact !== undefined) return exact.id;
  const [inOtherLetters, ...others] = await cells
    .where(sql<string>`lower(name)`, '=', name.toLowerCase())
    .limit(2)
    .execute();
  return others.length === 0 ? inOtherLetters?.id : undefined;
}

/** Ids of the alleles that were designed for a gene, and of the clones that carry one of them, by name. */
export async function findEsCellsOfGene(
  db: Db,
  geneId: number,
): Promise<{ alleleIds: number[]; cloneIds: number[] }> {
  const { rows } = await sql<{ alleleIds: number[]; cloneIds: number[] }>`
    select
      array(select id from targ_rep_allele where gene_id = ${geneId}) as "alleleIds",
      array(
        select clone.id from targ_rep_es_cell clone
        join targ_rep_allele allele on allele.id = clone.allele_id
        where allele.gene_id = ${geneId}
        order by clone.name) as "cloneIds"`.execute(db);
  return rows[0] ?? { alleleIds: [], cloneIds: [] };
}
