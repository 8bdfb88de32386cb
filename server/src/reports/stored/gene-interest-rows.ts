import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../db/database.ts';
import { NOT_COUNTED_GROUP } from '../../production-numbers/counted-units.ts';

/** How a plan has to do with a gene: by the intention of its project, or by a mutation that it made. */
export type Basis = 'intention' | 'mutation';

/** A production plan of a public project that has to do with a gene. */
export interface ProductionRow {
  geneId: number;
  symbol: string;
  accId: string;
  projectId: number;
  assignmentStatusId: number;
  planId: number;
  summaryStatusId: number;
  basis: Basis;
  /** Of the mutation, if it has such a categorization; the first where it has several. */
  escAlleleClass: string | null;
}

/** The status of an early adult stage of a plan that began with a mutation of the gene. */
export interface PhenotypingRow {
  geneId: number;
  symbol: string;
  accId: string;
  projectId: number;
  statusId: number;
  startingOutcomeId: number;
}

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

const PLAN_OF_GENE = sql`gene.id as "geneId", gene.symbol, gene.acc_id as "accId",
  plan.project_id as "projectId", project_index.assignment_status_id as "assignmentStatusId",
  plan.id as "planId", plan.summary_status_id as "summaryStatusId"`;

/** Colonies of a plan that are not aborted, with the genes of their mutations. */
const COLONY_GENES = sql`
  join outcome on outcome.plan_id = plan.id
  join colony on colony.outcome_id = outcome.id
  join status colony_status on colony_status.id = colony.status_id and colony_status.name <> 'Colony Aborted'
  join mutation_outcome on mutation_outcome.outcome_id = outcome.id
  join mutation_gene on mutation_gene.mutation_id = mutation_outcome.mutation_id
  join gene on gene.id = mutation_gene.gene_id`;

const ESC_ALLELE_CLASS = sql`(
  select category.name from mutation_mutation_categorization chosen
  join mutation_categorization category on category.id = chosen.mutation_categorization_id
  join mutation_categorization_type type on type.id = category.mutation_categorization_type_id
    and type.name = 'esc_allele_class'
  where chosen.mutation_id = mutation_outcome.mutation_id order by category.id limit 1)`;

/** Production by CRISPR or by ES cells, by intention and by mutation (api-3 §8.4.1: CI and CM, EI and EM). */
export async function productionRows(db: Db, method: 'crispr' | 'es cell'): Promise<ProductionRow[]> {
  const ofMethod = method === 'crispr' ? OF_CRISPR : OF_ES_CELLS;
  const ofMutations = method === 'crispr' ? sql`${OF_CRISPR} and ${HAS_CRISPR_ATTEMPT}` : OF_ES_CELLS;
  const { rows } = await sql<ProductionRow>`
    select ${PLAN_OF_GENE}, 'intention' as basis, null as "escAlleleClass"
    from ${PUBLIC_PLAN} join gene on gene.id = any (project_index.gene_ids)
    where ${ofMethod}
    union
    select ${PLAN_OF_GENE}, 'mutation' as basis, ${ESC_ALLELE_CLASS} as "escAlleleClass"
    from ${PUBLIC_PLAN} ${COLONY_GENES}
    where ${ofMutations}`.execute(db);
  return rows;
}

/** Outcomes whose mutations count in `productionRows`: phenotyping counts that began with one of them. */
function countedOutcomes(): RawBuilder<number> {
  return sql`select outcome.id from ${PUBLIC_PLAN} ${COLONY_GENES}
    where (${OF_CRISPR} and ${HAS_CRISPR_ATTEMPT}) or (${OF_ES_CELLS})`;
}

/** Early adult phenotyping that is not aborted (api-3 §8.4.1). */
export async function phenotypingRows(db: Db): Promise<PhenotypingRow[]> {
  const { rows } = await sql<PhenotypingRow>`
    select distinct gene.id as "geneId", gene.symbol, gene.acc_id as "accId", plan.project_id as "projectId",
      stage.status_id as "statusId", start.outcome_id as "startingOutcomeId"
    from ${PUBLIC_PLAN}
    join status plan_status on plan_status.id = plan.status_id and plan_status.name <> 'Phenotyping Plan Aborted'
    join phenotyping_stage stage on stage.plan_id = plan.id
    join phenotyping_stage_type stage_type on stage_type.id = stage.phenotyping_stage_type_id
      and stage_type.name = 'early adult and embryo'
    join status stage_status on stage_status.id = stage.status_id
      and stage_status.name <> 'Phenotype Production Aborted'
    join plan_starting_point start on start.plan_id = plan.id
    join colony on colony.outcome_id = start.outcome_id
    join mutation_outcome on mutation_outcome.outcome_id = start.outcome_id
    join mutation on mutation.id = mutation_outcome.mutation_id and mutation.symbol is not null
    join mutation_gene on mutation_gene.mutation_id = mutation.id
    join gene on gene.id = mutation_gene.gene_id
    where plan_type.name = 'phenotyping' and attempt_type.name = 'adult and embryo phenotyping'
      and plan.work_group_id is not null
      and (select count(*) from plan_starting_point where plan_id = plan.id) = 1
      and start.outcome_id in (${countedOutcomes()})`.execute(db);
  return rows;
}
