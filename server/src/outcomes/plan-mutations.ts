import type { MutationSummary } from 'shared/contract';
import type { Db } from '../db/database.ts';

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
