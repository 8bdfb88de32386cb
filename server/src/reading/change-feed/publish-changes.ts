import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Changes that get their position at once: an import makes hundreds of thousands. */
const BATCH = 10_000;

/**
 * Gives the changes that became visible their positions in the feed. One publisher at a time: the positions of one become
 * visible before the next begins, so that a reader never sees a position without all smaller ones.
 */
export async function publishChanges(db: Db): Promise<void> {
  if (!(await hasUnpublished(db))) return;
  await db.transaction().execute(async (tx) => {
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
