import type { HistoryRecord } from 'shared/contract';
import { sql } from 'kysely';
import type { SentAttempt } from '../attempts/attempt-row.ts';
import { createAttempt } from '../attempts/write-attempt.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import { reevaluateProject } from '../projects/assignment/reevaluate-project.ts';
import { createStages } from '../phenotyping/create-stages.ts';
import type { NewStage } from '../phenotyping/stage-values.ts';
import { automaticSteps } from '../../catalogue/state-machines/engine.ts';
import { loadPlanRows, type PlanRow } from './plan-rows.ts';
import { machineOf, planState } from './status/plan-status.ts';
import type { PlanDetails } from './resolve-details.ts';
import { reach, writeStatuses } from './status/write-statuses.ts';

const INITIAL_STATUS = 'Plan Created';

/** A plan to be made. */
export interface NewPlan {
  projectId: number;
  details: PlanDetails;
  attempt: SentAttempt | null;
  /** Row id of the outcome that it starts from. */
  startingOutcomeId: number | null;
  /** Phenotyping stages to make with it, which need a phenotyping attempt. */
  stages?: readonly NewStage[];
}

/** A plan that was made. */
export interface CreatedPlan {
  plan: PlanRow;
  history: HistoryRecord;
}

/**
 * Makes a plan with its first stamps and its history, and re-evaluates the project (api-2 §3.3). What it may be, and
 * who may make it, is checked by callers.
 */
export async function createPlan(tx: Db, newPlan: NewPlan, lists: Lists): Promise<CreatedPlan> {
  const planId = await insertPlan(tx, newPlan, lists);
  if (newPlan.attempt !== null) await createAttempt(tx, planId, newPlan.attempt);
  const plan = await begin(tx, planId, newPlan.stages ?? [], lists);
  const history = await recordCreation(tx, 'Plan', plan.id, plan.version);
  await reevaluateProject(tx, plan.projectId, lists);
  return { plan, history };
}

async function insertPlan(
  tx: Db,
  { projectId, details, startingOutcomeId }: NewPlan,
  lists: Lists,
): Promise<number> {
  const created = lists.status.require(INITIAL_STATUS);
  const { id } = await tx
    .insertInto('plan')
    .values({
      project_id: projectId,
      plan_type_id: details.typeId,
      attempt_type_id: details.attemptTypeId,
      work_unit_id: details.workUnitId,
      work_group_id: details.workGroupId,
      status_id: created,
      summary_status_id: created,
      comment: details.comment,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await replaceFunders(tx, id, details.funderIds);
  if (startingOutcomeId !== null)
    await tx
      .insertInto('plan_starting_point')
      .values({ plan_id: id, outcome_id: startingOutcomeId })
      .execute();
  return id;
}

/** Makes the stages, takes the steps that the data allow, and stamps them all, the first included. */
async function begin(tx: Db, planId: number, stages: readonly NewStage[], lists: Lists): Promise<PlanRow> {
  const empty = await loadPlan(tx, planId);
  if (stages.length > 0) await createStages(tx, { ...empty, stageTypeIds: [] }, stages, lists);
  const row = stages.length > 0 ? await loadPlan(tx, planId) : empty;
  const passed = automaticSteps(machineOf(row, lists), INITIAL_STATUS, planState(row, lists));
  const reached = reach(row, [INITIAL_STATUS, ...passed], lists);
  return writeStatuses(tx, { ...reached, newSummaryIds: [reached.plan.summaryStatusId] });
}

async function loadPlan(tx: Db, planId: number): Promise<PlanRow> {
  const [row] = await loadPlanRows(tx, { ids: [planId] });
  if (row === undefined) throw new Error(`The plan ${planId} was not stored`);
  return row;
}

/** Makes these the funders of the plan. */
export async function replaceFunders(tx: Db, planId: number, funderIds: readonly number[]): Promise<void> {
  const ids = [...funderIds];
  await sql`
    with removed as (
      delete from plan_funder where plan_id = ${planId} and funder_id <> all (${ids}::bigint[])
    )
    insert into plan_funder (plan_id, funder_id)
    select ${planId}, funder_id from unnest(${ids}::bigint[]) wanted (funder_id)
    on conflict do nothing`.execute(tx);
}
