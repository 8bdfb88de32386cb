import { sql } from 'kysely';
import type { MutationPosition } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { loadPlanColumns } from '../../plans/plan-rows.ts';
import { mayReadPlan } from '../../plans/readable-plan.ts';

interface PositionRow extends Omit<MutationPosition, 'ensemblStrand'> {
  ensemblStrand: string | null;
  /** Plans of the outcomes that carry the mutation. */
  planIds: number[];
}

/**
 * Where the genes of mutations lie (api-2 §15.6), on GRCm39: one element for each gene. Mutations that do not exist, or that
 * the caller may not read, and genes without a position are left out.
 */
export async function mutationPositions(
  db: Db,
  mins: readonly string[],
  caller: Subject,
): Promise<MutationPosition[]> {
  const rows = await positionsOf(db, mins);
  const plans = await loadPlanColumns(db, { ids: [...new Set(rows.flatMap(({ planIds }) => planIds))] });
  const hidden = new Set(plans.filter((plan) => !mayReadPlan(plan, caller)).map(({ id }) => id));
  return rows
    .filter(({ planIds }) => !planIds.some((id) => hidden.has(id)))
    .map(({ planIds: _planIds, ensemblStrand, ...position }) => ({
      ...position,
      ensemblStrand: ensemblStrand === '+' || ensemblStrand === '-' ? ensemblStrand : '.',
    }));
}

/** The existing tracker returns `NOT SPECIFIED` for the chromosome X. */
async function positionsOf(db: Db, mins: readonly string[]): Promise<PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select mutation.min, gene.symbol, gene.acc_id as "mgiGeneAccId", gene.ensembl_gene_id as "ensemblGeneAccId",
      'chr' || gene.chromosome as "ensemblChromosome", gene.start as "ensemblStart", gene.stop as "ensemblStop",
      gene.strand as "ensemblStrand",
      array(
        select outcome.plan_id from mutation_outcome carrier
        join outcome on outcome.id = carrier.outcome_id
        where carrier.mutation_id = mutation.id) as "planIds"
    from mutation
    join mutation_gene hit on hit.mutation_id = mutation.id
    join gene on gene.id = hit.gene_id
    where mutation.min = any (${[...mins]}::text[]) and gene.chromosome is not null and gene.start is not null
    order by mutation.id, gene.id`.execute(db);
  return rows;
}
