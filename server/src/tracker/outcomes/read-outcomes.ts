import type { ColonyPlace, HistoryRecord, Outcome, OutcomeCollection } from 'shared/contract';
import type { Versioned } from '../../platform/http/responses/resource-version.ts';
import type { Reader } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Db } from '../../platform/database/database.ts';
import type { AuditedEntity } from '../../platform/history/record-change.ts';
import { readHistory } from '../../platform/history/read-history.ts';
import { requireReadablePlan } from '../plans/readable-plan.ts';
import { toOutcome } from './outcome-representation.ts';
import { loadOutcomeRows, type OutcomeRow } from './outcome-rows.ts';
import { outcomeOfPlan, readableOutcome, type OutcomeAddress } from './readable-outcome.ts';

/** All outcomes of a plan (api-2 §12.1). */
export async function listOutcomes(
  { db, catalogues }: Data,
  pin: string,
  reader: Reader,
): Promise<OutcomeCollection> {
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, reader.caller);
  const rows = await loadOutcomeRows(db, [plan.id]);
  const outcomes = rows.map((row) => toOutcome(row, lists, reader));
  return outcomes.length === 0 ? {} : { _embedded: { outcomes } };
}

/** An outcome by its own identifier. */
export async function readOutcome(reading: Data, tpo: string, reader: Reader): Promise<Versioned<Outcome>> {
  return described(reading, await readableOutcome(reading.db, tpo, reader.caller), reader);
}

/** An outcome of a plan. */
export async function readOutcomeOfPlan(
  reading: Data,
  address: OutcomeAddress,
  reader: Reader,
): Promise<Versioned<Outcome>> {
  return described(reading, await outcomeOfPlan(reading.db, address, reader.caller), reader);
}

async function described({ catalogues }: Data, row: OutcomeRow, reader: Reader): Promise<Versioned<Outcome>> {
  return { resource: toOutcome(row, await catalogues.read(), reader), version: row.version };
}

/** What happened to an outcome and to the mutations that it has now (api-2 §12.5). */
export async function readOutcomeHistory(
  db: Db,
  address: OutcomeAddress,
  { caller }: Pick<Reader, 'caller'>,
): Promise<HistoryRecord[]> {
  return readHistory(db, historyOf(await outcomeOfPlan(db, address, caller)), caller);
}

/** An outcome and its mutations, whose histories are shown as one. */
export function historyOf({ id, mutations }: Pick<OutcomeRow, 'id' | 'mutations'>): AuditedEntity[] {
  return [
    { entity: 'Outcome', id },
    ...mutations.map((mutation) => ({ entity: 'Mutation' as const, id: mutation.id })),
  ];
}

/** The colony of exactly this name (api-2 §12.6); those of old modifications are left out. */
export async function findColonyPlace(db: Db, name: string): Promise<ColonyPlace | undefined> {
  return db
    .selectFrom('colony')
    .innerJoin('outcome', 'outcome.id', 'colony.outcome_id')
    .innerJoin('plan', 'plan.id', 'outcome.plan_id')
    .select(['colony.name', 'plan.pin', 'outcome.tpo'])
    .where('colony.name', '=', name)
    .where('colony.legacy_modification', '=', false)
    .executeTakeFirst();
}
