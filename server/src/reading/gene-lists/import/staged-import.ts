import { sql } from 'kysely';
import type { Db } from '../../../platform/database/database.ts';
import type { ScheduledTask } from '../../../platform/schedule/repeat.ts';
import { inChunks } from '../../../platform/pauses/chunks.ts';
import type { GeneListOwner } from '../gene-list.ts';
import { HOUR_MS } from '../../../platform/time/durations.ts';

/** Records deleted at a time. */
const STEP = 1000;

/** No import lasts that long: what is older belongs to a server that ended meanwhile. */
const ABANDONED_AFTER = sql`interval '1 hour'`;
const FIRST_AFTER_MS = 60_000;
const EVERY_MS = HOUR_MS;

/** Begins an import, whose records stay hidden until it is finished. A list that does not exist yet gets the version 0. */
export async function beginImport(tx: Db, { consortiumId }: GeneListOwner): Promise<number> {
  await sql`
    insert into gene_list (consortium_id, version) values (${consortiumId}, 0)
    on conflict (consortium_id) do nothing`.execute(tx);
  const { id } = await tx
    .insertInto('gene_list_import')
    .values({ gene_list_id: consortiumId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes all records of an import part of the list. */
export async function finishImport(tx: Db, importId: number): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('gene_list_import')
    .where('id', '=', importId)
    .executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) throw new Error(`The import ${importId} was given up as abandoned.`);
}

/** Removes what an import has written so far, in steps. */
export async function giveUpImport(db: Db, importId: number, signal?: AbortSignal): Promise<void> {
  const records = await db.selectFrom('list_record').select('id').where('import_id', '=', importId).execute();
  for (const some of inChunks(records, STEP)) {
    signal?.throwIfAborted();
    await removeHidden(db, some);
  }
  await db.deleteFrom('gene_list_import').where('id', '=', importId).execute();
}

async function removeHidden(db: Db, records: readonly { id: number }[]): Promise<void> {
  const ids = records.map(({ id }) => id);
  await sql`delete from list_record where id = any (${ids}::bigint[])`.execute(db);
}

/** Removes what servers that ended during an import have left. */
export function removeAbandonedImports(db: Db): ScheduledTask {
  return {
    name: 'abandoned imports',
    firstAfterMs: FIRST_AFTER_MS,
    everyMs: EVERY_MS,
    run: async ({ signal }) => {
      const { rows } = await sql<{ id: number }>`
        select id from gene_list_import where begun_at < now() - ${ABANDONED_AFTER}`.execute(db);
      for (const { id } of rows) await giveUpImport(db, id, signal);
    },
  };
}
