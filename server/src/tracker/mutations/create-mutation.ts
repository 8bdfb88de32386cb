import { sql } from 'kysely';
import type { HistoryRecord, NewMutationInput } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import { factsAfter, requireValid, settingOf, type RulingPlan } from './check-mutation.ts';
import { resolveCreation } from './resolve-mutation.ts';
import { NO_PARTS, writeParts } from './write-parts.ts';

/** Where a mutation is created. */
export interface Birthplace {
  outcomeId: number;
  plan: RulingPlan;
}

/** A mutation that was just created. */
export interface CreatedMutation {
  id: number;
  min: string;
  /** `Mutation created`. */
  record: HistoryRecord;
}

/**
 * Creates a mutation and links it to an outcome (api-2 §15.3). Whether the caller may is for the caller of this.
 *
 * @param tx the transaction of the request
 * @throws UserError, NotFoundError for names that nobody knows; ApiError 400 for broken rules (§16)
 */
export async function createMutation(
  tx: Db,
  { outcomeId, plan }: Birthplace,
  body: NewMutationInput,
  lists: Lists,
): Promise<CreatedMutation> {
  const change = await resolveCreation(body, { db: tx, lists });
  const facts = factsAfter(NO_PARTS, change, lists);
  const isSymbolTaken = await isTaken(tx, facts.symbol);
  requireValid(facts, { ...settingOf(plan, lists), created: 'new', isSymbolTaken });
  const { id, min, version } = await tx
    .insertInto('mutation')
    .values({ symbol: null, ...change.columns })
    .returning(['id', 'min', 'version'])
    .executeTakeFirstOrThrow();
  await writeParts(tx, id, NO_PARTS, change, lists);
  await tx.insertInto('mutation_outcome').values({ mutation_id: id, outcome_id: outcomeId }).execute();
  return { id, min, record: await recordCreation(tx, 'Mutation', id, version) };
}

/** Whether the symbol is in use. Another creation of the same symbol waits until this transaction ends. */
async function isTaken(tx: Db, symbol: string | null): Promise<boolean> {
  if (symbol === null || symbol === '') return false;
  await sql`select pg_advisory_xact_lock(hashtextextended(${symbol}, 0))`.execute(tx);
  const namesake = await tx
    .selectFrom('mutation')
    .select('id')
    .where('symbol', '=', symbol)
    .limit(1)
    .executeTakeFirst();
  return namesake !== undefined;
}
