import { sql } from 'kysely';
import type { ChangeFeed, FeedChange } from 'shared/contract';
import type { Subject } from '../../identity/permissions/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { authorFor } from '../../platform/history/author.ts';
import { changeColumns, readableSlice } from './visible-changes.ts';

interface Slice {
  /** Changes behind this position. */
  since: string;
  /** How many changes are examined, also those that the caller may not read. */
  limit: number;
}

/**
 * What was published since a position. `next` goes on behind the last change that was looked at, so that a reader who may read
 * none of them does not look at them again. Of people nothing is said.
 */
export async function readChangeFeed(db: Db, caller: Subject, { since, limit }: Slice): Promise<ChangeFeed> {
  const { rows } = await sql<{ next: string; hasMore: boolean; changes: FeedChange[] }>`
    with slice as (
      select * from history where position > ${since}::bigint order by position limit ${limit}),
    changes as (select ${changeColumns()} from ${readableSlice(caller)})
    select coalesce((select max(position) from slice), ${since}::bigint)::text as next,
      coalesce((select max(position) from slice) < (select last_position from change_feed), false) as "hasMore",
      coalesce((select json_agg(to_json(changes) order by changes.position::bigint) from changes), '[]') as changes`.execute(
    db,
  );
  const [feed] = rows;
  if (feed === undefined) throw new Error('The feed was not read');
  return {
    ...feed,
    changes: feed.changes.map((change) => ({ ...change, user: authorFor(caller, change.user) })),
  };
}
