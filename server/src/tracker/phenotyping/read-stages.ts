import type { HistoryRecord, PhenotypingStage, PhenotypingStageCollection } from 'shared/contract';
import type { Versioned } from '../../platform/http/responses/resource-version.ts';
import type { Reader } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import { NotFoundError, UserError } from '../../platform/http/errors/errors.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { requireReadablePlan } from '../plans/readable-plan.ts';
import { toStage, type StageAddress } from './stage-representation.ts';
import { loadStageRow, loadStageRows, type StageRow } from './stage-rows.ts';

/** Longer ones are no identifiers, and some characters cannot be looked for. */
const IDENTIFIER = /^PSN:\d{1,19}$/;

/**
 * The stages of a plan (api-2 §18.1).
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function listStages(
  { db, catalogues }: Data,
  pin: string,
  reader: Reader,
): Promise<PhenotypingStageCollection> {
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, reader.caller);
  const rows = await loadStageRows(db, [plan.id]);
  const phenotypingStages = rows.map((row) => toStage(row, lists, reader));
  return phenotypingStages.length === 0 ? {} : { _embedded: { phenotypingStages } };
}

/**
 * A stage with the version of its data (api-2 §18.2).
 *
 * @throws NotFoundError, ForbiddenError; UserError if the stage is one of another plan
 */
export async function readStage(
  { db, catalogues }: Data,
  address: StageAddress,
  reader: Reader,
): Promise<Versioned<PhenotypingStage>> {
  const row = await stageOfPlan(db, address, reader.caller);
  return { resource: toStage(row, await catalogues.read(), reader), version: row.version };
}

/**
 * What happened to a stage, oldest first.
 *
 * @throws NotFoundError, ForbiddenError; UserError if the stage is one of another plan
 */
export async function readStageHistory(
  db: Db,
  address: StageAddress,
  caller: Subject,
): Promise<HistoryRecord[]> {
  const { id } = await stageOfPlan(db, address, caller);
  return readHistory(db, [{ entity: 'PhenotypingStage', id }], caller);
}

/** The stage of this identifier, for any caller; undefined for an unknown or malformed identifier. */
export async function findStage(db: Db, psn: string): Promise<StageRow | undefined> {
  return IDENTIFIER.test(psn) ? loadStageRow(db, psn) : undefined;
}

/**
 * The stage of this plan, for somebody who may read the plan.
 *
 * @throws NotFoundError, ForbiddenError; UserError if the stage is one of another plan
 */
export async function stageOfPlan(db: Db, { pin, psn }: StageAddress, caller: Subject): Promise<StageRow> {
  await requireReadablePlan(db, pin, caller);
  const row = await findStage(db, psn);
  // The wording is that of the existing tracker, letter for letter, here and below.
  if (row === undefined) throw new NotFoundError(`PhenotypingsStage ${psn} does not exist.`);
  if (row.pin !== pin) throw new UserError(`Plan ${pin} is not related with phenotyping stage +${psn}.`);
  return row;
}
