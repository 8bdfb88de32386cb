import type { ColonyPlace, HistoryRecord, Outcome, OutcomeCollection } from 'shared/contract';
import type { Db } from '../db/database.ts';
import type { AuditedEntity } from '../history/audited-entity.ts';
import { readHistory } from '../history/read-history.ts';
import type { AppContext } from '../http/app-context.ts';
import { requireReadablePlan } from '../plans/readable-plan.ts';
import { toOutcome, type Asking } from './outcome-representation.ts';
import { loadOutcomeRows, type OutcomeRow } from './outcome-rows.ts';
import { outcomeOfPlan, readableOutcome, type OutcomeAddress } from './readable-outcome.ts';

type Reading = Pick<AppContext, 'db' | 'catalogues'>;

/** An outcome with the version of its data. */
export interface VersionedOutcome {
  outcome: Outcome;
  version: number;
}

/** All outcomes of a plan (api-2 §12.1). */
export async function listOutcomes(
  { db, catalogues }: Reading,
  pin: string,
  asking: Asking,
): Promise<OutcomeCollection> {
  const lists = await catalogues.read();
  const plan = await requireReadablePlan(db, pin, asking.caller);
  const rows = await loadOutcomeRows(db, [plan.id]);
  const outcomes = rows.map((row) => toOutcome(row, lists, asking));
  return outcomes.length === 0 ? {} : { _embedded: { outcomes } };
}

/** An outcome by its own identifier. */
export async function readOutcome(reading: Reading, tpo: string, asking: Asking): Promise<VersionedOutcome> {
  return versioned(reading, await readableOutcome(reading.db, tpo, asking.caller), asking);
}

/** An outcome of a plan. */
export async function readOutcomeOfPlan(
  reading: Reading,
  address: OutcomeAddress,
  asking: Asking,
): Promise<VersionedOutcome> {
  return versioned(reading, await outcomeOfPlan(reading.db, address, asking.caller), asking);
}

async function versioned(
  { catalogues }: Reading,
  row: OutcomeRow,
  asking: Asking,
): Promise<VersionedOutcome> {
  return { outcome: toOutcome(row, await catalogues.read(), asking), version: row.version };
}

/** What happened to an outcome and to the mutations that it has now (api-2 §12.5). */
export async function readOutcomeHistory(
  db: Db,
  address: OutcomeAddress,
  { caller }: Pick<Asking, 'caller'>,
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
