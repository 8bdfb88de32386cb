import { sql } from 'kysely';
import type { ProjectOverview } from 'shared/contract';
import type { Db } from '../db/database.ts';
import { hasConditionalMutation } from '../outcomes/project-outcomes.ts';
import { findDeletions } from './find-deletions.ts';
import { findPlacedGenes } from './find-placed-genes.ts';

/** The overview of a project, in four statements however many plans it has. */
export async function readOverview(db: Db, projectId: number): Promise<ProjectOverview> {
  const [genotypeConfirmedColonies, isConditional, genes, deletions] = await Promise.all([
    countGenotypeConfirmed(db, projectId),
    hasConditionalMutation(db, projectId),
    findPlacedGenes(db, projectId),
    findDeletions(db, projectId),
  ]);
  return { genotypeConfirmedColonies, hasConditionalMutation: isConditional, genes, deletions };
}

/** Colonies that further plans can start from (spec part 1 §4). */
async function countGenotypeConfirmed(db: Db, projectId: number): Promise<number> {
  const { count } = await db
    .selectFrom('plan')
    .innerJoin('plan_type', 'plan_type.id', 'plan.plan_type_id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .innerJoin('colony', 'colony.outcome_id', 'outcome.id')
    .innerJoin('status', 'status.id', 'colony.status_id')
    .where('plan.project_id', '=', projectId)
    .where('plan_type.name', '=', 'production')
    .where('status.name', '=', 'Genotype Confirmed')
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
