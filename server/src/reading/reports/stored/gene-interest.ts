import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { idsInOrder, mapPieces, readPieces } from '../listing.ts';
import { COUNTED_FOR_GENES, wantedGenes } from './gene-interest-plans.ts';
import type { MadeReport } from './made-report.ts';

/**
 * SQL aggregate for the status that stands for several (api-3 §8.4, R1), as the name that `status` gives: the furthest one that
 * is no abortion, or the furthest abortion where there is nothing else. To summarise for each project first and then the
 * projects finds the same one: the largest of the largest is the largest.
 *
 * @param which rows count
 */
function summarisedStatus(which: RawBuilder<boolean>): RawBuilder<string | null> {
  return sql`(max(array[(not status.is_abortion_status)::integer::text, lpad(status.ordering::text, 9, '0'),
    status.name] collate "C") filter (where ${which}))[3]`;
}

const BY_SYMBOL = sql`gene.symbol collate "C", gene.acc_id`;

const HEADER = [
  'Gene Symbol',
  'MGI ID',
  'Assignment Status',
  'ES Null Production Status',
  'ES Conditional Production Status',
  'Crispr Production Status',
  'Early Adult Phenotyping Status',
];

const statusOf = (kind: 'null' | 'conditional' | 'crispr' | 'phenotyping') =>
  summarisedStatus(sql`counted.made = ${sql.lit(kind)}`);

interface Row {
  cells: (string | null)[];
}

/** How far the consortium is with each gene (api-3 §8.4.1). */
export async function geneInterest(db: Db): Promise<MadeReport> {
  const genes = await idsInOrder(
    db,
    sql`
      select gene.id from gene
      where gene.id in (select gene_id from project_intention_gene union select gene_id from mutation_gene)
      order by ${BY_SYMBOL}`,
  );
  const rows = readPieces(genes, (some) => rowsOf(db, some));
  return { header: HEADER, rows: mapPieces(rows, ({ cells }) => cells) };
}

/** The rows of the genes for which something counts. */
async function rowsOf(db: Db, genes: readonly number[]): Promise<Row[]> {
  const { rows } = await sql<Row>`
    with ${wantedGenes(genes)}
    select json_build_array(gene.symbol, gene.acc_id,
        (select name from assignment_status where ordering = found.assignment_ordering order by id limit 1),
        null_status, conditional_status, crispr_status, phenotyping_status) as cells
    from (
      select counted.gene_id, min(assignment_status.ordering) as assignment_ordering,
        ${statusOf('null')} as null_status, ${statusOf('conditional')} as conditional_status,
        ${statusOf('crispr')} as crispr_status, ${statusOf('phenotyping')} as phenotyping_status
      from ${COUNTED_FOR_GENES} counted
      join status on status.id = counted.status_id
      left join assignment_status on assignment_status.id = counted.assignment_status_id
      group by counted.gene_id
      having count(counted.assignment_status_id) > 0) found
    join gene on gene.id = found.gene_id
    order by ${BY_SYMBOL}`.execute(db);
  return rows;
}
