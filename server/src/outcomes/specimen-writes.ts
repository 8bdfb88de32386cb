import { sql } from 'kysely';
import type { SpecimenInput } from 'shared/contract';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { replaceRows } from '../db/replace-rows.ts';
import { initialStatus, userTransition } from '../state-machines/engine.ts';
import { SPECIMEN_MACHINE } from '../state-machines/outcome-machines.ts';
import type { Working } from '../plans/within-plan.ts';
import type { OutcomeRow, SpecimenRow } from './outcome-rows.ts';
import { specimenState } from './outcome-state.ts';
import { specimenValues, type PropertyValues, type SpecimenValues } from './specimen-values.ts';

/** Stores a new specimen in its first status. */
export async function createSpecimen(
  tx: Db,
  outcomeId: number,
  values: SpecimenValues,
  lists: Lists,
): Promise<void> {
  const statusId = lists.status.require(initialStatus(SPECIMEN_MACHINE));
  await tx
    .insertInto('specimen')
    .values({ outcome_id: outcomeId, status_id: statusId, ...columnsOf(values) })
    .execute();
  await addStamp(tx, outcomeId, statusId);
  await replaceProperties(tx, outcomeId, [], values.properties ?? []);
}

/**
 * Makes a stored specimen what a request says, and takes the step that it asks for. The existing tracker can do
 * neither (api-2 §14); the rules are those of a colony's update where they apply.
 *
 * @throws UserError, ValidationError
 */
export async function changeSpecimen(
  tx: Db,
  row: OutcomeRow,
  before: SpecimenRow,
  input: SpecimenInput,
  { lists, caller }: Working,
): Promise<void> {
  const values = specimenValues(input, lists);
  const transition = userTransition(SPECIMEN_MACHINE, {
    action: input.statusTransition?.actionToExecute,
    current: lists.status.get(before.statusId).name,
    state: specimenState(row, lists),
    subject: caller,
    entity: 'Specimen',
  });
  const statusId = transition === null ? before.statusId : lists.status.require(transition.to);
  await tx
    .updateTable('specimen')
    .set({ status_id: statusId, ...columnsOf(values) })
    .where('outcome_id', '=', row.id)
    .execute();
  if (transition !== null) await addStamp(tx, row.id, statusId);
  if (values.properties !== null) await replaceProperties(tx, row.id, before.properties, values.properties);
}

function columnsOf({ externalRef, typeId, strainId }: SpecimenValues) {
  return { specimen_external_ref: externalRef, specimen_type_id: typeId, strain_id: strainId };
}

async function addStamp(tx: Db, outcomeId: number, statusId: number): Promise<void> {
  await tx
    .insertInto('specimen_status_stamp')
    .values({ specimen_id: outcomeId, status_id: statusId, date: sql`clock_timestamp()::timestamp` })
    .execute();
}

async function replaceProperties(
  tx: Db,
  outcomeId: number,
  stored: SpecimenRow['properties'],
  properties: readonly PropertyValues[],
): Promise<void> {
  await replaceRows(
    tx,
    'specimen_property',
    { column: 'specimen_id', id: outcomeId },
    stored.map(({ id }) => id),
    properties.map(({ id, typeId, value }) => ({ id, property_type_id: typeId, property_value: value })),
  );
}
