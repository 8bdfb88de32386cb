import type { Db } from '../../../platform/database/database.ts';
import { bulkInsert } from '../../../platform/database/bulk-insert.ts';
import { type CatalogueIds, found } from './catalogue-ids.ts';
import { accountOf } from '../sources/centres.ts';
import { lastDate, lastStatus, type DemoStage, type PhenotypingAttempt } from '../sources/model.ts';
import type { Numbered, NumberedPlan } from '../sources/numbering.ts';

/** A stage with its id. */
export interface NumberedStage {
  readonly id: number;
  readonly plan: NumberedPlan;
  readonly stage: DemoStage;
}

/** Writes which outcomes plans start from. */
export async function writeStartingPoints(db: Db, { plans, outcomes }: Numbered): Promise<void> {
  const idOf = new Map(outcomes.map(({ outcome, id }) => [outcome, id]));
  await bulkInsert(
    db,
    'plan_starting_point',
    plans.flatMap(({ id, plan }) =>
      plan.startsFrom.map((outcome) => ({ plan_id: id, outcome_id: found(idOf, outcome) })),
    ),
  );
}

/** Writes phenotyping attempts, their stages, stamps and stored tissue. */
export async function writePhenotyping(
  db: Db,
  plans: readonly NumberedPlan[],
  ids: CatalogueIds,
): Promise<NumberedStage[]> {
  const attempts = plans.flatMap((plan): { plan: NumberedPlan; attempt: PhenotypingAttempt }[] =>
    plan.plan.attempt?.kind === 'phenotyping' ? [{ plan, attempt: plan.plan.attempt }] : [],
  );
  await bulkInsert(
    db,
    'phenotyping_attempt',
    attempts.map(({ plan, attempt }) => ({
      plan_id: plan.id,
      phenotyping_external_ref: attempt.externalRef,
      strain_id: ids.strain(attempt.strain),
      do_not_count_towards_completeness: false,
    })),
  );
  const stages = attempts
    .flatMap(({ plan, attempt }) => attempt.stages.map((stage) => ({ plan, stage })))
    .map((entry, index): NumberedStage => ({ ...entry, id: index + 1 }));
  await writeStages(db, stages, ids);
  return stages;
}

async function writeStages(db: Db, stages: readonly NumberedStage[], ids: CatalogueIds): Promise<void> {
  await bulkInsert(
    db,
    'phenotyping_stage',
    stages.map(({ id, plan, stage }) => {
      const member = accountOf('member', plan.plan.workUnit);
      const at = stage.stamps[0]?.date ?? plan.plan.createdAt;
      return {
        id,
        plan_id: plan.id,
        phenotyping_stage_type_id: ids.stageType(stage.type),
        status_id: ids.status(lastStatus(stage.stamps)),
        phenotyping_experiments_started: stage.startedOn,
        version: 1,
        created_at: at,
        created_by: member,
        last_modified: lastDate(stage.stamps),
        last_modified_by: member,
      };
    }),
  );
  await bulkInsert(
    db,
    'phenotyping_stage_status_stamp',
    stages.flatMap(({ id, stage }) =>
      stage.stamps.map(({ status, date }) => ({
        phenotyping_stage_id: id,
        status_id: ids.status(status),
        date,
      })),
    ),
  );
  await bulkInsert(
    db,
    'tissue_distribution',
    stages.flatMap(({ id, plan, stage }) =>
      stage.keepsFixedTissue && stage.startedOn !== null
        ? [
            {
              phenotyping_stage_id: id,
              start_date: stage.startedOn,
              material_deposited_type_id: ids.materialType('Fixed Tissue'),
              work_unit_id: ids.workUnit(plan.plan.workUnit),
            },
          ]
        : [],
    ),
  );
}
