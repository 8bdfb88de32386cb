import type { HistoryDetail, HistoryRecord } from 'shared/contract';
import { sql } from 'kysely';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { differences } from '../../platform/history/differences.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import { refuseStale } from '../../platform/history/stale-write.ts';
import { loadOutcomeRow, type OutcomeRow, type ColonyRow, type SpecimenRow } from './outcome-rows.ts';
import type { AuditTree } from '../../platform/history/audit-tree.ts';
import { auditOf, auditOfRows } from '../../platform/records/audit.ts';
import { COLONY_FIELDS, PRODUCT_FIELDS } from './colonies/colony-fields.ts';
import { PROPERTY_FIELDS, SPECIMEN_FIELDS } from './specimens/specimen-fields.ts';

/** Which outcome is changed, and the version of it that the caller has read (null if the request has none). */
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
 * The outcome, locked until the transaction ends. Plans that start from it wait, too.
 *
 * @throws PreconditionFailedError
 */
export async function lockOutcome(tx: Db, { tpo, expectedVersion }: ExpectedOutcome): Promise<OutcomeRow> {
  // Read by a separate statement: one that waits for the lock would read the parts of the outcome as they were
  // before.
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

/** What history compares of an outcome, in the names of the reference's model (api-2 §20.2). */
export function outcomeAudit({ colony, specimen }: OutcomeRow, lists: Lists): AuditTree {
  return {
    colony: colony && colonyAudit(colony, lists),
    specimen: specimen && specimenAudit(specimen, lists),
  };
}

function colonyAudit(colony: ColonyRow, lists: Lists): AuditTree {
  return {
    ...auditOf(COLONY_FIELDS, colony, lists),
    distributionProducts: auditOfRows(PRODUCT_FIELDS, colony.products, lists),
  };
}

function specimenAudit(specimen: SpecimenRow, lists: Lists): AuditTree {
  return {
    ...auditOf(SPECIMEN_FIELDS, specimen, lists),
    specimenProperties: auditOfRows(PROPERTY_FIELDS, specimen.properties, lists),
  };
}
