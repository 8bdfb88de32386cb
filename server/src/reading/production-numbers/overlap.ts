import { sql } from 'kysely';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';
import { GENES, IS_CONFIRMED, NOT_COUNTED_GROUP } from './counted-units.ts';

/** Genes of colonies that are confirmed at present, with the facts of their plans. */
const CONFIRMED_GENES = sql`colony
  join outcome on outcome.id = colony.outcome_id and ${IS_CONFIRMED}
  join plan on plan.id = outcome.plan_id
  join attempt_type on attempt_type.id = plan.attempt_type_id
  ${GENES}
  left join work_group on work_group.id = plan.work_group_id`;

const HAS_STAMP = sql`exists (select from colony_status_stamp stamp
  where stamp.colony_id = colony.outcome_id and stamp.status_id = colony.status_id)`;
const IS_CRISPR = sql`attempt_type.name = 'crispr'`;
const IS_ES_CELL = sql`(attempt_type.name = 'es cell' and work_group.name <> ${sql.lit(NOT_COUNTED_GROUP)})`;

/** How many genes have confirmed lines by CRISPR or ES cells (api-3 §7.2): the headline of the reports. */
export async function countGenes(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct mutation_gene.gene_id)::integer as count from ${CONFIRMED_GENES}
    where ${HAS_STAMP} and (${IS_CRISPR} or ${IS_ES_CELL})`.execute(db);
  return rows[0]?.count ?? 0;
}

/**
 * Symbols of the genes that have confirmed lines by both, in order (api-3 §7.2). They name genes, so only plans count
 * that the caller may read (ADR 21).
 */
export async function genesOfBoth(db: Db, caller: Subject): Promise<string[]> {
  const { rows } = await sql<{ symbol: string }>`
    select gene.symbol from ${CONFIRMED_GENES}
    join gene on gene.id = mutation_gene.gene_id
    join project_index on project_index.project_id = plan.project_id and ${isPlanReadableBy(caller)}
    where ${HAS_STAMP}
    group by gene.symbol
    having bool_or(${IS_CRISPR}) and bool_or(${IS_ES_CELL})
    order by gene.symbol collate "C"`.execute(db);
  return rows.map(({ symbol }) => symbol);
}
