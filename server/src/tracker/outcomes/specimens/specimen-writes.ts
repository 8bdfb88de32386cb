import { sql } from 'kysely';
import type { SpecimenInput } from 'shared/contract';
import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import { replaceRows } from '../../../platform/database/replace-rows.ts';
import { initialStatus, userTransition } from '../../../catalogue/state-machines/engine.ts';
import { SPECIMEN_MACHINE } from '../../../catalogue/state-machines/outcome-machines.ts';
import type { Working } from '../../plans/within-plan.ts';
import type { OutcomeRow, SpecimenRow } from '../outcome-rows.ts';
import { specimenState } from '../outcome-state.ts';
import { columnsOf, listRow } from '../../../platform/records/columns.ts';
import { PROPERTY_FIELDS, SPECIMEN_FIELDS } from './specimen-fields.ts';
import { ValidationError } from '../../../platform/http/errors/errors.ts';
import { integerOf } from '../../../platform/http/requests/request-values.ts';
import type { SentOf } from '../../../platform/records/field.ts';
import { valuesOf, withoutFields } from '../../../platform/records/resolve.ts';

/** A property of a specimen as it is stored; `id` comes from the request, null for a new one. */
export type PropertyValues = SentOf<typeof PROPERTY_FIELDS> & { id: number | null };

/** A specimen as it is stored. */
export interface SpecimenValues extends SentOf<typeof SPECIMEN_FIELDS> {
  strainId: number;
  /** Null when the request does not name them: they stay. */
  properties: PropertyValues[] | null;
}

/**
 * Resolves the names in a request (api-2 §14).
 *
 * @throws UserError for an unknown strain or type of property, ValidationError without a strain
 */
export function specimenValues(input: SpecimenInput, lists: Lists): SpecimenValues {
  const { strainId, ...values } = valuesOf(SPECIMEN_FIELDS, input, withoutFields(lists));
  if (strainId === null)
    throw new ValidationError([{ object: 'specimen', field: 'backgroundStrainName', message: 'is missing' }]);
  const properties = input.specimenProperties?.map((property) => ({
    id: integerOf(property.id),
    ...valuesOf(PROPERTY_FIELDS, property, withoutFields(lists)),
  }));
  return { ...values, strainId, properties: properties ?? null };
}

/** Stores a new specimen in its first status. */
export async function createSpecimen(
  tx: Db,
  outcomeId: number,
  { properties, ...specimen }: SpecimenValues,
  lists: Lists,
): Promise<void> {
  const statusId = lists.status.require(initialStatus(SPECIMEN_MACHINE));
  await tx
    .insertInto('specimen')
    .values({ outcome_id: outcomeId, ...columnsOf(SPECIMEN_FIELDS, { ...specimen, statusId }) })
    .execute();
  await addStamp(tx, outcomeId, statusId);
  await replaceProperties(tx, outcomeId, [], properties ?? []);
}

/**
 * Updates a stored specimen from a request, and takes the requested step. The existing tracker supports neither
 * (api-2 §14); the rules are those of a colony's update where they apply.
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
  const { properties, ...specimen } = specimenValues(input, lists);
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
    .set(columnsOf(SPECIMEN_FIELDS, { ...specimen, statusId }))
    .where('outcome_id', '=', row.id)
    .execute();
  if (transition !== null) await addStamp(tx, row.id, statusId);
  if (properties !== null) await replaceProperties(tx, row.id, before.properties, properties);
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
    properties.map((property) => listRow(PROPERTY_FIELDS, property)),
  );
}
