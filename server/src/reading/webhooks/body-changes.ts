import { sql } from 'kysely';
import type { FeedChange } from 'shared/contract';
import { anyMemberOf, type Body } from '../../identity/permissions/any-member.ts';
import type { Db } from '../../platform/database/database.ts';
import { changeColumns, readableSlice } from '../change-feed/visible-changes.ts';

/** Changes of the feed that are examined at once. */
const EXAMINED = 500;

/** Changes behind a position that concern a body. */
export interface BodyChanges {
  changes: FeedChange[];
  /** How far the feed was examined. */
  next: number;
}

/**
 * Changes of projects of a work unit or a consortium that every member of it may read at this moment, in the order of the
 * feed.
 */
export async function changesOfBody(db: Db, body: Body, after: number, until?: number): Promise<BodyChanges> {
  const member = await anyMemberOf(db, body);
  const end = until === undefined ? sql`` : sql`and position <= ${until}`;
  const { rows } = await sql<{ changes: FeedChange[]; next: number }>`
    with slice as (
      select * from history where position > ${after} ${end} order by position limit ${sql.lit(EXAMINED)}),
    changes as (select ${changeColumns()} from ${readableSlice(member)} and ${concerns(body)})
    select coalesce((select max(position) from slice), ${after}::bigint) as next,
      coalesce((select json_agg(to_json(changes) order by changes.position::bigint) from changes), '[]') as changes`.execute(
    db,
  );
  return rows[0] ?? { changes: [], next: after };
}

function concerns({ kind, id }: Body) {
  return kind === 'workUnit'
    ? sql`project_index.work_unit_ids && array[${id}]::integer[]`
    : sql`project_index.consortium_ids && array[${id}]::integer[]`;
}
