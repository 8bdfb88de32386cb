import type { HistoryRecord, Mutation, MutationList } from 'shared/contract';
import type { Versioned } from '../../platform/http/responses/resource-version.ts';
import type { Reader } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import { readableOutcome } from '../outcomes/readable-outcome.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { mayReadPlan } from '../plans/readable-plan.ts';
import { toMutation } from './mutation-representation.ts';
import { loadMutationRows, type MutationRow } from './mutation-rows.ts';
import {
  mutationOfOutcome,
  outcomeInPlan,
  plansOf,
  plansOfMutation,
  readableMutation,
} from './readable-mutations.ts';

/** Which mutation of which outcome of which plan, by their public identifiers. */
export interface MutationAddress {
  pin: string;
  tpo: string;
  min: string;
}

/**
 * One mutation, with those of its outcomes that the reader may know of.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function readMutation(reading: Data, min: string, reader: Reader): Promise<Versioned<Mutation>> {
  const row = await readableMutation(reading.db, min, reader.caller);
  const describe = await describing(reading, [row], reader);
  return { resource: describe(row), version: row.version };
}

/**
 * One mutation of an outcome of a plan.
 *
 * @throws NotFoundError, ForbiddenError, UserError
 */
export async function readMutationOfOutcome(
  reading: Data,
  { pin, tpo, min }: MutationAddress,
  reader: Reader,
): Promise<Versioned<Mutation>> {
  const { outcome } = await outcomeInPlan(reading.db, { pin, tpo }, reader.caller);
  const row = await mutationOfOutcome(reading.db, min, outcome);
  const describe = await describing(reading, [row], reader);
  return { resource: describe(row), version: row.version };
}

/**
 * The mutations of an outcome, whatever its plan.
 *
 * @throws NotFoundError, ForbiddenError
 */
export async function listMutationsOfOutcome(
  reading: Data,
  tpo: string,
  reader: Reader,
): Promise<MutationList> {
  const outcome = await readableOutcome(reading.db, tpo, reader.caller);
  return list(reading, outcome.id, reader);
}

/**
 * The mutations of an outcome of a plan.
 *
 * @throws NotFoundError, ForbiddenError, UserError
 */
export async function listMutationsInPlan(
  reading: Data,
  address: Pick<MutationAddress, 'pin' | 'tpo'>,
  reader: Reader,
): Promise<MutationList> {
  const { outcome } = await outcomeInPlan(reading.db, address, reader.caller);
  return list(reading, outcome.id, reader);
}

/**
 * The history of a mutation.
 *
 * @throws NotFoundError, ForbiddenError, UserError
 */
export async function readMutationHistory(
  { db }: Data,
  { pin, tpo, min }: MutationAddress,
  caller: Subject,
): Promise<HistoryRecord[]> {
  const { outcome } = await outcomeInPlan(db, { pin, tpo }, caller);
  const { id } = await mutationOfOutcome(db, min, outcome);
  return readHistory(db, [{ entity: 'Mutation', id }], caller);
}

async function list(reading: Data, outcomeId: number, reader: Reader): Promise<MutationList> {
  const rows = await loadMutationRows(reading.db, { outcomeIds: [outcomeId] });
  if (rows.length === 0) return {};
  const describe = await describing(reading, rows, reader);
  return { _embedded: { mutations: rows.map(describe) } };
}

/** A mutation can be shared with work that the reader may not know of: its outcomes there are not named. */
async function describing(
  { db, catalogues }: Data,
  rows: readonly MutationRow[],
  { caller, baseUrl }: Reader,
): Promise<(row: MutationRow) => Mutation> {
  const lists = await catalogues.read();
  const plans = await plansOf(db, rows);
  return (row) => {
    const readable = plansOfMutation(row, plans)
      .carriers.filter((plan) => mayReadPlan(plan, caller))
      .map(({ id }) => id);
    const outcomes = row.outcomes.filter(({ planId }) => readable.includes(planId));
    return toMutation(row, outcomes, lists, baseUrl);
  };
}
