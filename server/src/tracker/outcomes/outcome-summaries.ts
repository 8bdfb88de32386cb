import type { OutcomeSummary, MutationSummary } from 'shared/contract';
import { sql } from 'kysely';
import type { Subject } from '../../identity/permissions/caller.ts';
import { isPlanReadableBy } from '../../identity/permissions/plan-visibility.ts';
import type { Db } from '../../platform/database/database.ts';

/**
 * What plans of a project can start from (api-1 §11.5): the outcomes of its production plans, those of allele
 * modifications left out, and those of plans that the person may not read (ADR 21).
 */
export async function listStartingPoints(
  db: Db,
  projectId: number,
  caller: Subject,
): Promise<OutcomeSummary[]> {
  return db
    .selectFrom('plan')
    .innerJoin('project_index', 'project_index.project_id', 'plan.project_id')
    .innerJoin('plan_type', 'plan_type.id', 'plan.plan_type_id')
    .innerJoin('attempt_type', 'attempt_type.id', 'plan.attempt_type_id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .leftJoin('colony', 'colony.outcome_id', 'outcome.id')
    .select(['outcome.tpo', 'colony.name as externalReference'])
    .where('plan.project_id', '=', projectId)
    .where(isPlanReadableBy(caller))
    .where('plan_type.name', '=', 'production')
    .where('attempt_type.name', 'not like', '%modification%')
    .orderBy('outcome.id')
    .execute();
}

/** Has any plan of the project that the person may read (ADR 21) yielded a mutation of the category Conditional or Conditional Ready? */
export async function hasConditionalMutation(db: Db, projectId: number, caller: Subject): Promise<boolean> {
  const found = await db
    .selectFrom('plan')
    .innerJoin('project_index', 'project_index.project_id', 'plan.project_id')
    .innerJoin('outcome', 'outcome.plan_id', 'plan.id')
    .innerJoin('mutation_outcome as link', 'link.outcome_id', 'outcome.id')
    .innerJoin('mutation_mutation_categorization as held', 'held.mutation_id', 'link.mutation_id')
    .innerJoin('mutation_categorization as category', 'category.id', 'held.mutation_categorization_id')
    .select(sql`1`.as('found'))
    .where('plan.project_id', '=', projectId)
    .where(isPlanReadableBy(caller))
    .where('category.name', '=', sql<string>`any ('{Conditional,Conditional Ready}')`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The mutations of all outcomes of a plan in short, in the order of outcomes and of mutations. */
export async function listMutationsOfPlan(db: Db, planId: number): Promise<MutationSummary[]> {
  return db
    .selectFrom('outcome')
    .innerJoin('mutation_outcome as link', 'link.outcome_id', 'outcome.id')
    .innerJoin('mutation', 'mutation.id', 'link.mutation_id')
    .leftJoin('molecular_mutation_type as type', 'type.id', 'mutation.molecular_mutation_type_id')
    .select(['outcome.tpo', 'mutation.min', 'mutation.symbol', 'type.name as molecularMutationTypeName'])
    .where('outcome.plan_id', '=', planId)
    .orderBy('outcome.id')
    .orderBy('mutation.id')
    .execute();
}
