import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import { sql } from 'kysely';
import type { Lists } from '../catalogues/catalogues.ts';
import type { Db } from '../db/database.ts';
import { differences } from '../history/differences.ts';
import { recordChange } from '../history/record-change.ts';
import { refuseStale } from '../history/stale-write.ts';
import { outcomeAudit } from './outcome-audit.ts';
import { loadOutcomeRow, type OutcomeRow } from './outcome-rows.ts';

/** Which outcome is changed, and the version of it that the caller has read (null if the request does not say). */
export interface ExpectedOutcome {
  tpo: string;
  expectedVersion: number | null;
}

/**
 * Changes the colony or specimen of an outcome and writes the history. Call it from `savePlan`, which re-evaluates the
 * plan.
 *
 * @returns null when nothing changed
 * @throws PreconditionFailedError, and whatever `write` throws
 */
export async function saveOutcome(
  tx: Db,
  expected: ExpectedOutcome,
  lists: Lists,
  write: (before: OutcomeRow) => Promise<void>,
): Promise<HistoryRecord | null> {
  const before = await lockOutcome(tx, expected);
  await write(before);
  const after = await presentOutcome(tx, expected.tpo);
  return recordOutcomeChange(
    tx,
    before,
    differences(outcomeAudit(before, lists), outcomeAudit(after, lists)),
  );
}

/**
 * The outcome, which other transactions wait for from here on: plans that want to start from it too.
 *
 * @throws PreconditionFailedError
 */
export async function lockOutcome(tx: Db, { tpo, expectedVersion }: ExpectedOutcome): Promise<OutcomeRow> {
  // Read by a statement of its own: one that waits for the lock would see what hangs on the outcome as it was before.
  await tx.selectFrom('outcome').select('id').where('tpo', '=', tpo).forUpdate().execute();
  const row = await presentOutcome(tx, tpo);
  await refuseStale(tx, { entity: 'Outcome', id: row.id, version: row.version }, expectedVersion);
  return row;
}

/** Raises the version and writes the history, if there is anything to write. */
export async function recordOutcomeChange(
  tx: Db,
  { id }: OutcomeRow,
  details: readonly HistoryDetail[],
): Promise<HistoryRecord | null> {
  if (details.length === 0) return null;
  const { version } = await tx
    .updateTable('outcome')
    .set({ plan_id: sql.ref('plan_id') })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return recordChange(tx, 'Outcome', id, version, details);
}

/** The outcome of an identifier that is one. */
export async function presentOutcome(tx: Db, tpo: string): Promise<OutcomeRow> {
  const row = await loadOutcomeRow(tx, tpo);
  if (row === undefined) throw new Error(`The outcome ${tpo} has gone`);
  return row;
}
