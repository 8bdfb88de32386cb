import { sql } from 'kysely';
import type { HistoryRecord } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { differences } from '../../platform/history/differences.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import { refuseStale } from '../../platform/history/stale-write.ts';
import { mutationAudit } from './mutation-representation.ts';
import type { MutationChange } from './mutation-change.ts';
import { loadMutationRows, type MutationRow } from './mutation-rows.ts';
import { writeParts } from './write-parts.ts';

/** How a stored mutation is changed. */
export interface MutationSaving {
  lists: Lists;
  change: MutationChange;
  /** Version that the caller has read; null when the request has none. */
  expectedVersion: number | null;
  /** Refuses what must not be stored, once the mutation is locked. */
  check: (before: MutationRow) => void | Promise<void>;
}

/**
 * Stores a change of a mutation, and its history: the one way to do so.
 *
 * @param tx the transaction of the request
 * @returns the history record; null when nothing differs from what is stored
 * @throws PreconditionFailedError if somebody has changed the mutation since; whatever `check` throws
 */
export async function saveMutation(
  tx: Db,
  id: number,
  { lists, change, expectedVersion, check }: MutationSaving,
): Promise<HistoryRecord | null> {
  await tx.selectFrom('mutation').select('id').where('id', '=', id).forUpdate().execute();
  const before = await loadOne(tx, id);
  await refuseStale(tx, { entity: 'Mutation', id, version: before.version }, expectedVersion);
  await check(before);
  await writeParts(tx, id, before, change, lists);
  await writeColumns(tx, id, change.columns);
  const after = await loadOne(tx, id);
  const details = differences(mutationAudit(before, lists), mutationAudit(after, lists));
  const isOnlyInParts = details.length > 0 && after.version === before.version;
  const version = isOnlyInParts ? await raiseVersion(tx, id) : after.version;
  return recordChange(tx, 'Mutation', id, version, details);
}

async function loadOne(tx: Db, id: number): Promise<MutationRow> {
  const [row] = await loadMutationRows(tx, { ids: [id] });
  if (row === undefined) throw new Error(`Mutation ${id} vanished; mutations are never deleted`);
  return row;
}

/** Leaves the row, and so its version, alone where nothing differs. */
async function writeColumns(tx: Db, id: number, columns: MutationChange['columns']): Promise<void> {
  const names = Object.keys(columns);
  if (names.length === 0) return;
  const stored = sql.join(names.map((name) => sql.ref(name)));
  const wanted = sql.join(Object.values(columns));
  await tx
    .updateTable('mutation')
    .set(columns)
    .where('id', '=', id)
    .where(sql<boolean>`row(${stored}) is distinct from row(${wanted})`)
    .execute();
}

/** The version is that of the whole mutation; its trigger only sees the row itself. */
async function raiseVersion(tx: Db, id: number): Promise<number> {
  const { version } = await tx
    .updateTable('mutation')
    .set((eb) => ({ version: eb.ref('version') }))
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return version;
}
