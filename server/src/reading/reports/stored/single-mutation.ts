import { sql, type RawBuilder } from 'kysely';

/*
 * SQL subqueries for lateral joins: they have one row where there is exactly one of a kind, and none otherwise. Each is a
 * look-up in an index; grouped over the whole table and joined, they would be gone through again and again where
 * the planner has no statistics.
 */

/** The colonies by the genes of their mutations: more often than once where a mutation or a gene is not the only one. */
export const COLONIES_BY_GENE = sql`gene
  join mutation_gene on mutation_gene.gene_id = gene.id
  join mutation_outcome on mutation_outcome.mutation_id = mutation_gene.mutation_id
  join colony on colony.outcome_id = mutation_outcome.outcome_id`;

/** The mutation of an outcome that has exactly one (api-3 §8.4.2). */
export function singleMutation(outcomeId: string): RawBuilder<{ mutation_id: number }> {
  return sql`(
    select min(mutation_id) as mutation_id from mutation_outcome
    where outcome_id = ${sql.ref(outcomeId)} having count(*) = 1)`;
}

/** The gene of a mutation that has exactly one. */
export function singleGene(mutationId: string): RawBuilder<{ gene_id: number }> {
  return sql`(
    select min(gene_id) as gene_id from mutation_gene
    where mutation_id = ${sql.ref(mutationId)} having count(*) = 1)`;
}

/** The outcome that a plan starts from, if it is exactly one. */
export function singleStart(planId: string): RawBuilder<{ outcome_id: number }> {
  return sql`(
    select min(outcome_id) as outcome_id from plan_starting_point
    where plan_id = ${sql.ref(planId)} having count(*) = 1)`;
}
