import { sql } from 'kysely';
import type { MutationPosition } from 'shared/contract';
import type { Db } from '../../../platform/database/database.ts';
import type { Subject } from '../../../identity/permissions/caller.ts';
import { mayReadMutation } from '../mutation-access.ts';
import { plansOf, plansOfMutation, type MutationInPlans } from '../readable-mutations.ts';

interface PositionRow extends Omit<MutationPosition, 'ensemblStrand'>, MutationInPlans {
  ensemblStrand: string | null;
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
  const plans = await plansOf(db, rows);
  return rows
    .filter((row) => mayReadMutation(plansOfMutation(row, plans), caller))
    .map(({ outcomes: _outcomes, owningPlanId: _owningPlanId, ensemblStrand, ...position }) => ({
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
      owner.plan_id as "owningPlanId",
      array(
        select json_build_object('planId', outcome.plan_id) from mutation_outcome carrier
        join outcome on outcome.id = carrier.outcome_id
        where carrier.mutation_id = mutation.id) as outcomes
    from mutation
    left join mutation_owner owner on owner.mutation_id = mutation.id
    join mutation_gene hit on hit.mutation_id = mutation.id
    join gene on gene.id = hit.gene_id
    where mutation.min = any (${[...mins]}::text[]) and gene.chromosome is not null and gene.start is not null
    order by mutation.id, gene.id`.execute(db);
  return rows;
}
