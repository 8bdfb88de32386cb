import { sql, type RawBuilder } from 'kysely';
import { NOT_COUNTED_GROUP } from '../../production-numbers/counted-units.ts';
import { singleStart } from './single-mutation.ts';

const CONDITIONAL = ['a', 'c', 'e', 'e.1'];
/** The class of a plain deletion is written as two apostrophes. */
const NULL = ['b', 'd', "''", '.1', '.2'];

/**
 * SQL for what an ES cell mutation does to its gene: `null` at once, `conditional` once it is recombined, null for
 * others. By the first of its categorizations of type `esc_allele_class` (api-3 §8.4.1).
 */
const MUTATION_CLASS = sql<string>`(
  select case
    when category.name = any (${CONDITIONAL}::text[]) then 'conditional'
    when category.name = any (${NULL}::text[]) then 'null' end
  from mutation_mutation_categorization chosen
  join mutation_categorization category on category.id = chosen.mutation_categorization_id
  join mutation_categorization_type type on type.id = category.mutation_categorization_type_id
    and type.name = 'esc_allele_class'
  where chosen.mutation_id = mutation_outcome.mutation_id order by category.id limit 1)`;

/*
 * What a gene has to do with plans of public projects (api-3 §8.4.1), as parts of one statement: only its result leaves the
 * database. The rows between would be a hundred times as many.
 */

const PUBLIC_PLAN = sql`plan
  join plan_type on plan_type.id = plan.plan_type_id
  join attempt_type on attempt_type.id = plan.attempt_type_id
  join project_index on project_index.project_id = plan.project_id
  join privacy on privacy.id = project_index.privacy_id and privacy.name = 'public'
  left join work_group on work_group.id = plan.work_group_id`;

const OF_CRISPR = sql`plan_type.name = 'production'
  and attempt_type.name in ('crispr', 'crispr allele modification')`;
const OF_ES_CELLS = sql`plan_type.name = 'production'
  and attempt_type.name in ('es cell', 'es cell allele modification')
  and work_group.name <> ${sql.lit(NOT_COUNTED_GROUP)}
  and not coalesce((select es_cell_qc_only from project where id = plan.project_id), false)`;
const HAS_CRISPR_ATTEMPT = sql`exists (select from crispr_attempt where plan_id = plan.id)`;

/** The genes that projects intend, as one row each: for a list of ids the planner would assume many rows. */
const INTENDED_GENES = sql`cross join lateral unnest(project_index.gene_ids) intended (gene_id)`;

/** Colonies of a plan that are not aborted, with the genes of their mutations. */
const COLONY_GENES = sql`
  join outcome on outcome.plan_id = plan.id
  join colony on colony.outcome_id = outcome.id
  join status colony_status on colony_status.id = colony.status_id and colony_status.name <> 'Colony Aborted'
  join mutation_outcome on mutation_outcome.outcome_id = outcome.id
  join mutation_gene on mutation_gene.mutation_id = mutation_outcome.mutation_id`;

const STATUSES = sql`plan.summary_status_id as status_id, project_index.assignment_status_id`;

/** A plan of ES cells that has made nothing of the gene yet is expected to make a null mutation. */
const ES_CELLS = sql`
  select gene_id, status_id, assignment_status_id,
    case when by_mutation then made
      when not bool_or(by_mutation) over (partition by gene_id, plan_id) then 'null' end as made
  from (
    select intended.gene_id, ${STATUSES}, plan.id as plan_id, false as by_mutation, null as made
    from ${PUBLIC_PLAN} ${INTENDED_GENES} where ${OF_ES_CELLS}
    union all
    select mutation_gene.gene_id, ${STATUSES}, plan.id, true, ${MUTATION_CLASS}
    from ${PUBLIC_PLAN} ${COLONY_GENES} where ${OF_ES_CELLS}) of_es_cells`;

/**
 * Early adult phenotyping that is not aborted, of colonies that count in production. It does not affect the
 * assignment.
 */
const PHENOTYPING = sql`
  select mutation_gene.gene_id, stage.status_id, null::bigint, 'phenotyping'
  from ${PUBLIC_PLAN}
  join status plan_status on plan_status.id = plan.status_id and plan_status.name <> 'Phenotyping Plan Aborted'
  join phenotyping_stage stage on stage.plan_id = plan.id
  join phenotyping_stage_type stage_type on stage_type.id = stage.phenotyping_stage_type_id
    and stage_type.name = 'early adult and embryo'
  join status stage_status on stage_status.id = stage.status_id
    and stage_status.name <> 'Phenotype Production Aborted'
  join lateral ${singleStart('plan.id')} start on true
  join mutation_outcome on mutation_outcome.outcome_id = start.outcome_id
  join mutation on mutation.id = mutation_outcome.mutation_id and mutation.symbol is not null
  join mutation_gene on mutation_gene.mutation_id = mutation.id
  where plan_type.name = 'phenotyping' and attempt_type.name = 'adult and embryo phenotyping'
    and plan.work_group_id is not null
    and exists (select from ${PUBLIC_PLAN} ${COLONY_GENES}
      where outcome.id = start.outcome_id
        and ((${OF_CRISPR} and ${HAS_CRISPR_ATTEMPT}) or (${OF_ES_CELLS})))`;

/**
 * SQL table of what counts for a gene: its id, a status, the assignment status of the project, and what it counts for: the
 * column `made` is `crispr`, `null`, `conditional`, `phenotyping`, or nothing. By intention and by mutation (CI, CM, EI, EM).
 */
export const COUNTED_FOR_GENES: RawBuilder<unknown> = sql`(
  select intended.gene_id, ${STATUSES}, 'crispr' as made
  from ${PUBLIC_PLAN} ${INTENDED_GENES} where ${OF_CRISPR}
  union all
  select mutation_gene.gene_id, ${STATUSES}, 'crispr'
  from ${PUBLIC_PLAN} ${COLONY_GENES} where ${OF_CRISPR} and ${HAS_CRISPR_ATTEMPT}
  union all (${ES_CELLS})
  union all (${PHENOTYPING}))`;
