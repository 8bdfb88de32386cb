import { sql } from 'kysely';

/**
 * SQL subquery for a join on `outcome_id`: outcomes with exactly one mutation, and its gene where it has exactly one
 * (api-3 §8.4.2).
 */
export const SINGLE_MUTATION = sql`(
  select made.outcome_id, made.mutation_id, genes.gene_id, genes.count as gene_count
  from (
    select outcome_id, min(mutation_id) as mutation_id from mutation_outcome
    group by outcome_id having count(*) = 1) made
  left join (
    select mutation_id, min(gene_id) as gene_id, count(*) as count from mutation_gene
    group by mutation_id) genes on genes.mutation_id = made.mutation_id)`;

/** SQL subquery for a join on `plan_id`: plans with exactly one starting point that is a colony. */
export const SINGLE_START = sql`(
  select plan_id, min(outcome_id) as outcome_id from plan_starting_point
  group by plan_id having count(*) = 1)`;
