import { sql } from 'kysely';
import type { ProjectOverview, ProjectDeletion } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { isSignedIn, type Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import { hasConditionalMutation } from '../../tracker/outcomes/outcome-summaries.ts';
import { CONFIRMED } from '../../catalogue/state-machines/outcome-machines.ts';
import { followOfProject } from '../following/follows.ts';
import { findPlacedGenes } from './find-placed-genes.ts';
import { placesOfDeletion } from './place-of-deletion.ts';

/** The overview of a project, in five statements however many plans it has. */
export async function readOverview(db: Db, projectId: number, caller: Subject): Promise<ProjectOverview> {
  const [genotypeConfirmedColonies, isConditional, genes, deletions, follow] = await Promise.all([
    countGenotypeConfirmed(db, projectId, caller),
    hasConditionalMutation(db, projectId, caller),
    findPlacedGenes(db, projectId),
    findDeletions(db, projectId, caller),
    isSignedIn(caller) ? followOfProject(db, caller, projectId) : null,
  ]);
  return { genotypeConfirmedColonies, hasConditionalMutation: isConditional, genes, deletions, follow };
}

/** Colonies that further plans of the caller can start from (spec part 1 §4), as far as the caller may read them (ADR 21). */
async function countGenotypeConfirmed(db: Db, projectId: number, caller: Subject): Promise<number> {
  const { count } = await db
    .selectFrom('plan')
    .innerJoin('project_index', 'project_index.project_id', 'plan.project_id')
    .innerJoin('plan_type', 'plan_type.id', 'plan.plan_type_id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .innerJoin('colony', 'colony.outcome_id', 'outcome.id')
    .innerJoin('status', 'status.id', 'colony.status_id')
    .where('plan.project_id', '=', projectId)
    .where(isPlanReadableBy(caller))
    .where('plan_type.name', '=', 'production')
    .where('status.name', '=', CONFIRMED)
    .select(sql<number>`count(*)::integer`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/**
 * The deletions of the mutations that a project's plans yielded, as far as the caller may read the plans (ADR 21); those
 * without a place are left out.
 */
async function findDeletions(db: Db, projectId: number, caller: Subject): Promise<ProjectDeletion[]> {
  const rows = await db
    .selectFrom('plan')
    .innerJoin('project_index', 'project_index.project_id', 'plan.project_id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .innerJoin('mutation_outcome as link', 'link.outcome_id', 'outcome.id')
    .innerJoin('mutation', 'mutation.id', 'link.mutation_id')
    .innerJoin('molecular_mutation_deletion as deletion', 'deletion.mutation_id', 'mutation.id')
    .leftJoin('colony', 'colony.outcome_id', 'outcome.id')
    .where('plan.project_id', '=', projectId)
    .where(isPlanReadableBy(caller))
    .select([
      'plan.pin',
      'outcome.tpo',
      'colony.name as colonyName',
      'mutation.min',
      'mutation.symbol',
      'deletion.chr',
      'deletion.start',
      'deletion.stop',
    ])
    .orderBy('outcome.id')
    .orderBy('deletion.id')
    .execute();
  return rows.flatMap(({ chr, start, stop, ...mutation }) =>
    placesOfDeletion({ chr, start, stop }).map((place) => ({ ...mutation, ...place })),
  );
}
