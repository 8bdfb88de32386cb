import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import { NOT_COUNTED_GROUP } from '../../production-numbers/counted-units.ts';
import { mapPieces, readListing } from '../listing.ts';
import type { Cell } from '../tsv.ts';
import type { MadeReport } from './made-report.ts';
import { COLONIES_BY_GENE, singleGene, singleMutation, singleStart } from './single-mutation.ts';

const HEADER = [
  ...['Gene Symbol', 'MGI Gene Accession ID', 'Phenotyping External Reference', 'ES Cell Name'],
  ...['Background Strain', 'MGI Strain Accession ID', 'Production Work Unit', 'Production Work Group'],
  ...['Phenotyping Work Unit', 'Phenotyping Work Group', 'Cohort Work Unit', 'Mutation Symbol'],
];

/** Stages that mean only that phenotyping is planned. */
const NOT_BEGUN = ['Phenotyping Registered', 'Rederivation Started', 'Rederivation Complete'];
const ABORTED_STAGE = 'Phenotype Production Aborted';

interface Row {
  cells: Cell[];
}

/** Colonies in early adult phenotyping, for the data release (api-3 §8.4.2). */
export async function phenotypingColonies(db: Db): Promise<MadeReport> {
  return { header: HEADER, rows: await readRows(db, [ABORTED_STAGE], HEADER_CELLS) };
}

/** The same once their phenotyping has begun, with the mutation's identifier (api-3 §8.4.3). */
export async function mgiPhenotyping(db: Db): Promise<MadeReport> {
  return {
    header: [...HEADER, 'GenTaR Mutation Identifier'],
    rows: await readRows(db, [ABORTED_STAGE, ...NOT_BEGUN], sql`${HEADER_CELLS}, mutation.min`),
  };
}

/** A plan of a public project that is not marked for quality control of ES cells alone. */
function isCountedEsCellPlan(plan: string): RawBuilder<boolean> {
  return sql`exists (
    select from project
    join privacy on privacy.id = project.privacy_id and privacy.name = 'public'
    join work_group on work_group.id = ${sql.ref(`${plan}.work_group_id`)}
      and work_group.name <> ${sql.lit(NOT_COUNTED_GROUP)}
    where project.id = ${sql.ref(`${plan}.project_id`)} and not coalesce(project.es_cell_qc_only, false))`;
}

const nameOf = (table: string, plan: string, column: string) =>
  sql`(select name from ${sql.table(table)} where id = ${sql.ref(`${plan}.${column}`)})`;

/** The ES cell that a colony was made from; empty for CRISPR, null where the production does not count. */
const ES_CELL_NAME = sql`case production_type.name
  when 'crispr' then ''
  when 'es cell' then (
    select clone.name from es_cell_attempt attempt
    join targ_rep_es_cell clone on clone.id = attempt.targ_rep_es_cell_id
    where attempt.plan_id = production.id and ${isCountedEsCellPlan('production')})
  when 'es cell allele modification' then (
    select clone.name from ${singleStart('production.id')} origin
    join outcome on outcome.id = origin.outcome_id
    join plan first on first.id = outcome.plan_id
    join es_cell_attempt attempt on attempt.plan_id = first.id
    join targ_rep_es_cell clone on clone.id = attempt.targ_rep_es_cell_id
    where ${isCountedEsCellPlan('first')})
  end`;

const HEADER_CELLS = sql`gene.symbol, gene.acc_id, attempt.phenotyping_external_ref, made_from.es_cell, strain.name,
  coalesce(strain.mgi_strain_acc_id, 'null'),
  ${nameOf('work_unit', 'production', 'work_unit_id')}, ${nameOf('work_group', 'production', 'work_group_id')},
  ${nameOf('work_unit', 'plan', 'work_unit_id')}, ${nameOf('work_group', 'plan', 'work_group_id')},
  (select name from work_unit where id = coalesce(attempt.cohort_work_unit_id, plan.work_unit_id)),
  coalesce(mutation.symbol, 'null')`;

async function readRows(
  db: Db,
  refusedStages: readonly string[],
  cells: RawBuilder<unknown>,
): Promise<AsyncIterable<Cell[][]>> {
  const rows = await readListing<Row>(db, {
    columns: sql`json_build_array(${cells}) as cells`,
    from: sql`phenotyping_attempt attempt
      join plan on plan.id = attempt.plan_id and plan.work_group_id is not null
      join attempt_type on attempt_type.id = plan.attempt_type_id
        and attempt_type.name = 'adult and embryo phenotyping'
      join status on status.id = plan.status_id and status.name <> 'Phenotyping Plan Aborted'
      join strain on strain.id = attempt.strain_id
      join lateral ${singleStart('plan.id')} start on true
      join colony on colony.outcome_id = start.outcome_id
      join outcome on outcome.id = colony.outcome_id
      join plan production on production.id = outcome.plan_id and production.work_group_id is not null
      join status production_status on production_status.id = production.status_id
        and production_status.name <> 'Plan Abandoned'
      join attempt_type production_type on production_type.id = production.attempt_type_id
      join lateral (select ${ES_CELL_NAME} as es_cell) made_from on true
      join lateral ${singleMutation('outcome.id')} single on true
      join lateral ${singleGene('single.mutation_id')} target on true
      join mutation on mutation.id = single.mutation_id
      join gene on gene.id = target.gene_id`,
    where: sql`${isPublic('plan')} and ${isPublic('production')} and made_from.es_cell is not null
      and exists (select from phenotyping_stage stage
        join phenotyping_stage_type type on type.id = stage.phenotyping_stage_type_id
          and type.name = 'early adult and embryo'
        join status stage_status on stage_status.id = stage.status_id
          and stage_status.name <> all (${[...refusedStages]}::text[])
        where stage.plan_id = plan.id)`,
    order: sql`gene.symbol collate "C", attempt.phenotyping_external_ref`,
    id: sql`attempt.plan_id`,
    among: sql`${COLONIES_BY_GENE}
      join plan_starting_point start on start.outcome_id = colony.outcome_id
      join phenotyping_attempt attempt on attempt.plan_id = start.plan_id`,
  });
  return mapPieces(rows, (row) => row.cells);
}

function isPublic(plan: string): RawBuilder<boolean> {
  return sql`exists (
    select from project join privacy on privacy.id = project.privacy_id and privacy.name = 'public'
    where project.id = ${sql.ref(`${plan}.project_id`)})`;
}
