import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * Changes that get their position at once. An import makes hundreds of thousands, and so many take the embedded database, which
 * does one thing at a time, 30 ms.
 */
const BATCH = 1000;

/** Gives the changes that became visible their positions in the feed. */
export async function publishChanges(db: Db): Promise<void> {
  // Each batch goes on behind the one before: what that one published stays in the index until it is vacuumed.
  let last: number | undefined = 0;
  while (last !== undefined && (await hasUnpublished(db, last))) last = await publishBatch(db, last);
}

/**
 * One publisher at a time: the positions of one become visible before the next begins, so that a reader never sees a position
 * without all smaller ones.
 *
 * @param after row id in the history
 * @returns the last that got a position; undefined where another publisher was first
 */
function publishBatch(db: Db, after: number): Promise<number | undefined> {
  return db.transaction().execute(async (tx) => {
    // A statement of its own: the one below must see what the publisher before has done.
    await sql`select from change_feed for update`.execute(tx);
    const { rows } = await sql<{ last: number | null }>`
      with fresh as (
        select unpublished.id, change_feed.last_position + row_number() over (order by unpublished.id) as position
        from (${unpublished(after)} order by history.id limit ${sql.lit(BATCH)}) unpublished, change_feed
      ), placed as (
        update history set position = fresh.position from fresh where history.id = fresh.id
      )
      update change_feed set last_position = last_position + (select count(*) from fresh)
      returning (select max(id) from fresh) as last`.execute(tx);
    return rows[0]?.last ?? undefined;
  });
}

/**
 * Takes positions for changes that are written with them: a bulk load spares its rows the second writing so. They become visible
 * with the transaction, for which other publishers wait.
 *
 * @returns the first of them
 */
export async function takePositions(tx: Db, count: number): Promise<number> {
  const { rows } = await sql<{ first: number }>`
    update change_feed set last_position = last_position + ${count}::bigint
    returning last_position - ${count}::bigint + 1 as first`.execute(tx);
  const [taken] = rows;
  if (taken === undefined) throw new Error('The feed of changes has no row');
  return taken.first;
}

async function hasUnpublished(db: Db, after: number): Promise<boolean> {
  const { rows } = await sql`${unpublished(after)} limit 1`.execute(db);
  return rows.length > 0;
}

/** SQL that finds the changes behind a row of the history that have no position yet. */
function unpublished(after: number): RawBuilder<unknown> {
  return sql`
    select history.id from history, change_feed
    where history.position is null and history.id > greatest(change_feed.after_history_id, ${after}::bigint)`;
}
