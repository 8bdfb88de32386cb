import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import type { Cell } from '../tsv.ts';
import { COUNTED_FOR_GENES } from './gene-interest-plans.ts';
import type { MadeReport } from './made-report.ts';
import { summarisedStatus } from './status-summary.ts';

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

/** How far the consortium is with each gene (api-3 §8.4.1). */
export async function geneInterest(db: Db): Promise<MadeReport> {
  const { rows } = await sql<{ cells: Cell[] }>`
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
    order by gene.symbol collate "C", gene.acc_id`.execute(db);
  return { header: HEADER, rows: [rows.map(({ cells }) => cells)] };
}
