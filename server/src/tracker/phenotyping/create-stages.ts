import { sql } from 'kysely';
import type { HistoryRecord } from 'shared/contract';
import { columnsOf, listRow } from '../../platform/records/columns.ts';
import { STAGE_FIELDS, TISSUE_FIELDS } from './stage-fields.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { initialStatus } from '../../catalogue/state-machines/engine.ts';
import { stageMachine } from '../../catalogue/state-machines/machines.ts';
import type { NewStage, TissueValues } from './stage-values.ts';
import { replaceRows } from '../../platform/database/replace-rows.ts';
import type { TissueRow } from './stage-rows.ts';

/** The plan that a stage is made for, which has a phenotyping attempt. */
export interface PlanWithStages {
  id: number;
  pin: string;
  /** Types of the stages that it has, aborted ones included. */
  stageTypeIds: readonly number[];
}

/** A stage that was made. */
export interface CreatedStage {
  psn: string;
  history: HistoryRecord;
}

/**
 * Makes stages of a plan, as those that come with a new one.
 *
 * @throws UserError if the plan would have two of a type
 */
export async function createStages(
  tx: Db,
  plan: PlanWithStages,
  stages: readonly NewStage[],
  lists: Lists,
): Promise<void> {
  const stageTypeIds = [...plan.stageTypeIds];
  for (const stage of stages) {
    await createStage(tx, { ...plan, stageTypeIds }, stage, lists);
    stageTypeIds.push(stage.typeId);
  }
}

/**
 * Makes a stage of a plan in its first status, with its stamp and its history (api-2 §18.3).
 *
 * @throws UserError if the plan has one of the type
 */
export async function createStage(
  tx: Db,
  plan: PlanWithStages,
  stage: NewStage,
  lists: Lists,
): Promise<CreatedStage> {
  const { name } = lists.phenotyping_stage_type.get(stage.typeId);
  if (plan.stageTypeIds.includes(stage.typeId))
    throw new UserError(`A phenotyping stage of type [${name}] already exists for the plan ${plan.pin}.`);
  const { id, psn, version } = await insertStage(tx, plan.id, stage, lists);
  await replaceTissues(tx, id, [], stage.tissues);
  return { psn, history: await recordCreation(tx, 'PhenotypingStage', id, version) };
}

async function insertStage(tx: Db, planId: number, stage: NewStage, lists: Lists) {
  const { name } = lists.phenotyping_stage_type.get(stage.typeId);
  const statusId = lists.status.require(initialStatus(stageMachine(name)));
  const stored = await tx
    .insertInto('phenotyping_stage')
    .values({
      plan_id: planId,
      phenotyping_stage_type_id: stage.typeId,
      ...columnsOf(STAGE_FIELDS, { ...stage, statusId }),
    })
    .returning(['id', 'psn', 'version'])
    .executeTakeFirstOrThrow();
  await stampStage(tx, stored.id, statusId);
  return stored;
}

/** Notes when a stage came to a status. */
export async function stampStage(tx: Db, stageId: number, statusId: number): Promise<void> {
  await tx
    .insertInto('phenotyping_stage_status_stamp')
    .values({
      phenotyping_stage_id: stageId,
      status_id: statusId,
      date: sql`clock_timestamp()::timestamp`,
    })
    .execute();
}

/**
 * Replaces the tissue of a stage by that of a request (api-2 §21).
 *
 * @param stored ids of the rows at present
 * @returns the stored rows
 */
export async function replaceTissues(
  tx: Db,
  stageId: number,
  stored: readonly number[],
  tissues: readonly TissueValues[],
): Promise<TissueRow[]> {
  const ids = await replaceRows(
    tx,
    'tissue_distribution',
    { column: 'phenotyping_stage_id', id: stageId },
    stored,
    tissues.map((tissue) => listRow(TISSUE_FIELDS, tissue)),
  );
  return tissues.map((tissue, place) => ({ ...tissue, id: ids[place] ?? 0 }));
}
