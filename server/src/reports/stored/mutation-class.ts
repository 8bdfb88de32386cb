import { sql } from 'kysely';

const CONDITIONAL = ['a', 'c', 'e', 'e.1'];
/** The class of a plain deletion is written as two apostrophes. */
const NULL = ['b', 'd', "''", '.1', '.2'];

/**
 * SQL for what an ES cell mutation does to its gene: `null` at once, `conditional` once it is recombined, nothing for others.
 * By the first of its categorizations of type `esc_allele_class` (api-3 §8.4.1).
 */
export const MUTATION_CLASS = sql<string>`(
  select case
    when category.name = any (${CONDITIONAL}::text[]) then 'conditional'
    when category.name = any (${NULL}::text[]) then 'null' end
  from mutation_mutation_categorization chosen
  join mutation_categorization category on category.id = chosen.mutation_categorization_id
  join mutation_categorization_type type on type.id = category.mutation_categorization_type_id
    and type.name = 'esc_allele_class'
  where chosen.mutation_id = mutation_outcome.mutation_id order by category.id limit 1)`;
