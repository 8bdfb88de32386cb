import { sql } from 'kysely';
import type { ColonyInput } from 'shared/contract';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import { replaceRows } from '../../../platform/database/replace-rows.ts';
import type { StageProgress } from '../../phenotyping/submitted-data.ts';
import { initialStatus, userTransition } from '../../../catalogue/state-machines/engine.ts';
import { COLONY_MACHINE } from '../../../catalogue/state-machines/outcome-machines.ts';
import type { Working } from '../../plans/within-plan.ts';
import { columnsOf, listRow } from '../../../platform/records/columns.ts';
import { COLONY_FIELDS, PRODUCT_FIELDS } from './colony-fields.ts';
import { changedColony, newColony, type ColonyValues } from './colony-rules.ts';
import { colonyDraft, type ProductValues } from './colony-values.ts';
import type { ColonyRow, OutcomeRow } from '../outcome-rows.ts';
import { colonyState } from '../outcome-state.ts';

/**
 * What a request makes a new colony, or the first rule that it breaks (api-2 §13.2).
 *
 * @throws UserError, ValidationError
 */
export async function acceptNewColony(db: Db, input: ColonyInput, lists: Lists): Promise<ColonyValues> {
  const draft = colonyDraft(input, lists);
  return newColony(draft, draft.name !== null && (await isColony(db, draft.name)));
}

/** Stores a new colony in its first status. */
export async function createColony(
  tx: Db,
  outcomeId: number,
  { products, ...colony }: ColonyValues,
  lists: Lists,
): Promise<void> {
  const statusId = lists.status.require(initialStatus(COLONY_MACHINE));
  await tx
    .insertInto('colony')
    .values({ outcome_id: outcomeId, ...columnsOf(COLONY_FIELDS, { ...colony, statusId }) })
    .execute();
  await addStamp(tx, outcomeId, statusId);
  await replaceProducts(tx, outcomeId, [], products);
}

/**
 * Updates a stored colony from a request, and takes the requested step (api-2 §12.3).
 *
 * @throws UserError, ValidationError
 */
export async function changeColony(
  tx: Db,
  row: OutcomeRow,
  before: ColonyRow,
  input: ColonyInput,
  { lists, caller }: Working,
): Promise<void> {
  const draft = colonyDraft(input, lists);
  const { products, ...colony } = changedColony(draft, before, await stagesStartingHere(tx, row.id, lists));
  const action = input.statusTransition?.actionToExecute;
  const statusId = reachedStatus(row, before, action, { lists, caller });
  await tx
    .updateTable('colony')
    .set(columnsOf(COLONY_FIELDS, { ...colony, statusId: before.statusId }))
    .where('outcome_id', '=', row.id)
    .execute();
  if (statusId !== null) await setColonyStatus(tx, row.id, statusId);
  await replaceProducts(tx, row.id, before.products, products);
}

/**
 * The status that a requested step leads to; null when none is requested.
 *
 * @throws UserError if the step cannot be taken
 */
export function reachedStatus(
  row: OutcomeRow,
  { statusId }: ColonyRow,
  action: string | null | undefined,
  { lists, caller }: Working,
): number | null {
  const transition = userTransition(COLONY_MACHINE, {
    action,
    current: lists.status.get(statusId).name,
    state: colonyState(row, lists),
    subject: caller,
    entity: 'Colony',
  });
  return transition === null ? null : lists.status.require(transition.to);
}

/** Brings a colony to a status, with its stamp. */
export async function setColonyStatus(tx: Db, outcomeId: number, statusId: number): Promise<void> {
  await tx.updateTable('colony').set({ status_id: statusId }).where('outcome_id', '=', outcomeId).execute();
  await addStamp(tx, outcomeId, statusId);
}

/** Takes the last step of a colony back: its stamp goes, and the status is the one before. */
export async function takeBackColonyStatus(tx: Db, outcomeId: number, statusId: number): Promise<void> {
  await tx.updateTable('colony').set({ status_id: statusId }).where('outcome_id', '=', outcomeId).execute();
  await sql`
    delete from colony_status_stamp
    where id = (select max(id) from colony_status_stamp where colony_id = ${outcomeId})`.execute(tx);
}

async function addStamp(tx: Db, outcomeId: number, statusId: number): Promise<void> {
  await tx
    .insertInto('colony_status_stamp')
    .values({ colony_id: outcomeId, status_id: statusId, date: sql`clock_timestamp()::timestamp` })
    .execute();
}

async function replaceProducts(
  tx: Db,
  outcomeId: number,
  stored: ColonyRow['products'],
  products: readonly ProductValues[],
): Promise<void> {
  await replaceRows(
    tx,
    'distribution_product',
    { column: 'colony_id', id: outcomeId },
    stored.map(({ id }) => id),
    products.map((product) => listRow(PRODUCT_FIELDS, product)),
  );
}

/** Is there a colony of this name, written the same? */
async function isColony(db: Db, name: string): Promise<boolean> {
  const found = await db
    .selectFrom('colony')
    .select('outcome_id')
    .where('name', '=', name)
    .executeTakeFirst();
  return found !== undefined;
}

/** The stages of all plans that start from the outcome. */
async function stagesStartingHere(db: Db, outcomeId: number, lists: Lists): Promise<StageProgress[]> {
  const stages = await db
    .selectFrom('plan_starting_point as start')
    .innerJoin('phenotyping_stage as stage', 'stage.plan_id', 'start.plan_id')
    .select(['stage.phenotyping_stage_type_id as typeId', 'stage.status_id as statusId'])
    .where('start.outcome_id', '=', outcomeId)
    .execute();
  return stages.map(({ typeId, statusId }) => ({
    typeName: lists.phenotyping_stage_type.get(typeId).name,
    statusOrdering: lists.status.get(statusId).ordering,
  }));
}
