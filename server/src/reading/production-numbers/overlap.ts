import { sql } from 'kysely';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { NOT_COUNTED_GROUP } from './counted-units.ts';

/** Genes of colonies that are confirmed at present, with how they were made. */
const CONFIRMED_GENES = sql`confirmed_line
  join attempt_type on attempt_type.id = confirmed_line.attempt_type_id
  left join work_group on work_group.id = confirmed_line.work_group_id`;

const IS_CRISPR = sql`attempt_type.name = 'crispr'`;
const IS_ES_CELL = sql`(attempt_type.name = 'es cell' and work_group.name <> ${sql.lit(NOT_COUNTED_GROUP)})`;

/** How many genes have confirmed lines by CRISPR or ES cells (api-3 §7.2): the headline of the reports. */
export async function countGenes(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct confirmed_line.gene_id)::integer as count from ${CONFIRMED_GENES}
    where ${IS_CRISPR} or ${IS_ES_CELL}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Lines that are looked at before others get through. */
const STEP = 2000;

/**
 * Symbols of the genes that have confirmed lines by both, in order (api-3 §7.2). They name genes, so only plans count
 * that the caller may read (ADR 21).
 */
export async function genesOfBoth(db: Db, caller: Subject): Promise<string[]> {
  const found: string[] = [];
  let step = await genesOfBothAfter(db, 0, caller);
  while (step.last !== null) {
    found.push(...step.symbols);
    step = await genesOfBothAfter(db, step.last, caller);
  }
  return found.toSorted();
}

interface GeneStep {
  /** The gene up to which it was looked; null behind the last. */
  last: number | null;
  symbols: string[];
}

async function genesOfBothAfter(db: Db, geneId: number, caller: Subject): Promise<GeneStep> {
  const { rows } = await sql<GeneStep>`
    select step.last, array(
      select gene.symbol from (
        select confirmed_line.gene_id from ${CONFIRMED_GENES}
        join plan on plan.id = confirmed_line.plan_id
        join project_index on project_index.project_id = plan.project_id and ${isPlanReadableBy(caller)}
        where confirmed_line.gene_id > ${geneId} and confirmed_line.gene_id <= step.last
        group by confirmed_line.gene_id
        having bool_or(${IS_CRISPR}) and bool_or(${IS_ES_CELL})) found
      join gene on gene.id = found.gene_id) as symbols
    from (
      select max(gene_id) as last from (
        select gene_id from confirmed_line where gene_id > ${geneId} order by gene_id limit ${STEP}) next
    ) step`.execute(db);
  return rows[0] ?? { last: null, symbols: [] };
}
