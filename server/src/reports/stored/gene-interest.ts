import { sql } from 'kysely';
import Type from 'typebox';
import Value from 'typebox/value';
import type { Db } from '../../db/database.ts';
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

/** Genes whose rows come as one text. */
const GENES_A_TEXT = 500;

const Rows = Type.Array(Type.Array(Type.Union([Type.String(), Type.Null()])));

/**
 * How far the consortium is with each gene (api-3 §8.4.1). What counts for a gene is found by going through all plans, so
 * one statement finds it for all genes. Its answer is a few texts, which are small: they become rows one after the other.
 */
export async function geneInterest(db: Db): Promise<MadeReport> {
  const { rows: texts } = await sql<{ text: string }>`
    select json_agg(cells order by place)::text as text
    from (
      select json_build_array(gene.symbol, gene.acc_id,
          (select name from assignment_status where ordering = found.assignment_ordering order by id limit 1),
          null_status, conditional_status, crispr_status, phenotyping_status) as cells,
        row_number() over (order by gene.symbol collate "C", gene.acc_id) as place
      from (
        select counted.gene_id, min(assignment_status.ordering) as assignment_ordering,
          ${statusOf('null')} as null_status, ${statusOf('conditional')} as conditional_status,
          ${statusOf('crispr')} as crispr_status, ${statusOf('phenotyping')} as phenotyping_status
        from ${COUNTED_FOR_GENES} counted
        join status on status.id = counted.status_id
        left join assignment_status on assignment_status.id = counted.assignment_status_id
        group by counted.gene_id
        having count(counted.assignment_status_id) > 0) found
      join gene on gene.id = found.gene_id) placed
    group by (place - 1) / ${sql.lit(GENES_A_TEXT)}
    order by min(place)`.execute(db);
  return { header: HEADER, rows: rowsIn(texts) };
}

function* rowsIn(texts: readonly { text: string }[]): Generator<(string | null)[][]> {
  for (const { text } of texts) yield Value.Parse(Rows, JSON.parse(text));
}
