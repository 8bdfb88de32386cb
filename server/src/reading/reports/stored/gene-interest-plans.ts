import { sql, type RawBuilder } from 'kysely';
import { idList } from '../listing.ts';
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
 * What genes have to do with plans of public projects (api-3 §8.4.1), as parts of one statement: only its result leaves the
 * database. The rows between would be a hundred times as many. Each part begins at the genes and goes on by indexes, in the order
 * in which it is written.
 */

/** The table `wanted`, with which the statement begins. */
export function wantedGenes(ids: readonly number[]): RawBuilder<unknown> {
  return sql`wanted as materialized (select unnest(${idList(ids)}) as gene_id)`;
}

/** What is known of a `plan`; of a public project alone. */
const OF_PUBLIC_PROJECT = sql`
  join plan_type on plan_type.id = plan.plan_type_id
  join attempt_type on attempt_type.id = plan.attempt_type_id
  join privacy on privacy.id = project_index.privacy_id and privacy.name = 'public'
  left join work_group on work_group.id = plan.work_group_id`;

const OF_CRISPR = sql`plan_type.name = 'production'
  and attempt_type.name in ('crispr', 'crispr allele modification')`;
const OF_ES_CELLS = sql`plan_type.name = 'production'
  and attempt_type.name in ('es cell', 'es cell allele modification')
  and work_group.name <> ${sql.lit(NOT_COUNTED_GROUP)}
  and not coalesce((select es_cell_qc_only from project where id = plan.project_id), false)`;
const HAS_CRISPR_ATTEMPT = sql`exists (select from crispr_attempt where plan_id = plan.id)`;

/** The plans of the projects that intend a gene. */
const BY_INTENTION = sql`wanted
  join project_intention_gene on project_intention_gene.gene_id = wanted.gene_id
  join project_intention on project_intention.id = project_intention_gene.project_intention_id
  join project_index on project_index.project_id = project_intention.project_id
  join plan on plan.project_id = project_intention.project_id
  ${OF_PUBLIC_PROJECT}`;

/** The outcomes with a mutation of a gene. */
const MUTATED = sql`wanted
  join mutation_gene on mutation_gene.gene_id = wanted.gene_id
  join mutation_outcome on mutation_outcome.mutation_id = mutation_gene.mutation_id`;

/** An outcome that is a colony and not aborted, and its plan. */
const NOT_ABORTED = sql`
  join colony on colony.outcome_id = outcome.id
  join status colony_status on colony_status.id = colony.status_id and colony_status.name <> 'Colony Aborted'
  join plan on plan.id = outcome.plan_id
  join project_index on project_index.project_id = plan.project_id
  ${OF_PUBLIC_PROJECT}`;

/** The plans that made a colony with a mutation of a gene. */
const BY_MUTATION = sql`${MUTATED} join outcome on outcome.id = mutation_outcome.outcome_id ${NOT_ABORTED}`;

const STATUSES = sql`plan.summary_status_id as status_id, project_index.assignment_status_id`;

/** A plan of ES cells that has made nothing of the gene yet is expected to make a null mutation. */
const ES_CELLS = sql`
  select gene_id, status_id, assignment_status_id,
    case when by_mutation then made
      when not bool_or(by_mutation) over (partition by gene_id, plan_id) then 'null' end as made
  from (
    select wanted.gene_id, ${STATUSES}, plan.id as plan_id, false as by_mutation, null as made
    from ${BY_INTENTION} where ${OF_ES_CELLS}
    union all
    select wanted.gene_id, ${STATUSES}, plan.id, true, ${MUTATION_CLASS}
    from ${BY_MUTATION} where ${OF_ES_CELLS}) of_es_cells`;

/**
 * Early adult phenotyping that is not aborted, of colonies that count in production. It does not affect the
 * assignment.
 */
const PHENOTYPING = sql`
  select wanted.gene_id, stage.status_id, null::bigint, 'phenotyping'
  from ${MUTATED}
  join mutation on mutation.id = mutation_gene.mutation_id and mutation.symbol is not null
  join plan_starting_point start on start.outcome_id = mutation_outcome.outcome_id
  join plan on plan.id = start.plan_id and plan.work_group_id is not null
  join lateral ${singleStart('plan.id')} single on single.outcome_id = start.outcome_id
  join project_index on project_index.project_id = plan.project_id
  ${OF_PUBLIC_PROJECT}
  join status plan_status on plan_status.id = plan.status_id and plan_status.name <> 'Phenotyping Plan Aborted'
  join phenotyping_stage stage on stage.plan_id = plan.id
  join phenotyping_stage_type stage_type on stage_type.id = stage.phenotyping_stage_type_id
    and stage_type.name = 'early adult and embryo'
  join status stage_status on stage_status.id = stage.status_id
    and stage_status.name <> 'Phenotype Production Aborted'
  where plan_type.name = 'phenotyping' and attempt_type.name = 'adult and embryo phenotyping'
    and exists (select from outcome ${NOT_ABORTED}
      where outcome.id = start.outcome_id
        and ((${OF_CRISPR} and ${HAS_CRISPR_ATTEMPT}) or (${OF_ES_CELLS})))`;

/**
 * SQL table of what counts for the genes that `wantedGenes` names: the gene, a status, the assignment status of the project, and what
 * it counts for: the column `made` is `crispr`, `null`, `conditional`, `phenotyping`, or nothing. By intention and by mutation (CI,
 * CM, EI, EM).
 */
export const COUNTED_FOR_GENES: RawBuilder<unknown> = sql`(
  select wanted.gene_id, ${STATUSES}, 'crispr' as made
  from ${BY_INTENTION} where ${OF_CRISPR}
  union all
  select wanted.gene_id, ${STATUSES}, 'crispr'
  from ${BY_MUTATION} where ${OF_CRISPR} and ${HAS_CRISPR_ATTEMPT}
  union all (${ES_CELLS})
  union all (${PHENOTYPING}))`;
