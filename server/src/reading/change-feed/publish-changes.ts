import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/**
 * Changes that get their position at once. An import makes hundreds of thousands, and so many take the embedded database, which
 * does one thing at a time, 30 ms.
 */
const BATCH = 1000;

/** Gives the changes that became visible their positions in the feed. */
export async function publishChanges(db: Db): Promise<void> {
  while (await hasUnpublished(db)) await publishBatch(db);
}

/**
 * One publisher at a time: the positions of one become visible before the next begins, so that a reader never sees a position
 * without all smaller ones.
 */
function publishBatch(db: Db): Promise<void> {
  return db.transaction().execute(async (tx) => {
    // A statement of its own: the one below must see what the publisher before has done.
    await sql`select from change_feed for update`.execute(tx);
    await sql`
      with fresh as (
        select history.id, change_feed.last_position + row_number() over (order by history.id) as position
        from (
          select history.id from history, change_feed
          where history.position is null and history.id > change_feed.after_history_id
          order by history.id limit ${sql.lit(BATCH)}) history, change_feed
      ), placed as (
        update history set position = fresh.position from fresh where history.id = fresh.id
      )
      update change_feed set last_position = last_position + (select count(*) from fresh)`.execute(tx);
  });
}

async function hasUnpublished(db: Db): Promise<boolean> {
  const { rows } = await sql`
    select from history, change_feed
    where history.position is null and history.id > change_feed.after_history_id
    limit 1`.execute(db);
  return rows.length > 0;
}
