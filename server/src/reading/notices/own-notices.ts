import { sql } from 'kysely';
import { MOST_COUNTED_UNREAD, type Notice, type NoticePage, type NoticesRead } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import type { Db } from '../../platform/database/database.ts';
import { readableChanges, readableIds, type NoticedChange } from '../change-feed/visible-changes.ts';
import { changeInWords } from './change-words.ts';

interface NoticeRow {
  id: number;
  historyId: number;
  isRead: boolean;
}

/** Notices of a person, latest first, of what they may read at this moment. */
export async function ownNotices(
  db: Db,
  caller: SignedIn,
  { before, limit }: { before: string | undefined; limit: number },
): Promise<NoticePage> {
  const { rows } = await sql<NoticeRow>`
    select notice.id, notice.history_id as "historyId", notice.read_at is not null as "isRead"
    from notice join follower on follower.id = notice.follower_id
    where follower.person_id = ${caller.personId} and (${before ?? null}::bigint is null or notice.id < ${before ?? null}::bigint)
    order by notice.id desc limit ${limit}`.execute(db);
  const changes = await readableChanges(
    db,
    caller,
    rows.map(({ historyId }) => historyId),
  );
  const byId = new Map(changes.map((change) => [change.historyId, change]));
  const last = rows.at(-1);
  return {
    notices: rows.flatMap((row) => toNotice(row, byId.get(row.historyId))),
    next: last !== undefined && rows.length === limit ? `${last.id}` : null,
  };
}

function toNotice({ id, isRead }: NoticeRow, change: NoticedChange | undefined): Notice[] {
  if (change === undefined) return [];
  const { date, user, geneSymbols, tpn, pin, planTypeName, tpo, min, psn } = change;
  const what = changeInWords(change);
  return [{ id: `${id}`, isRead, date, user, what, geneSymbols, tpn, pin, planTypeName, tpo, min, psn }];
}

/** How many notices a person has not read, of what they may read at this moment; not more than are counted. */
export async function countUnread(db: Db, caller: SignedIn): Promise<number> {
  const { rows } = await sql<{ historyId: number }>`
    select notice.history_id as "historyId"
    from notice join follower on follower.id = notice.follower_id
    where follower.person_id = ${caller.personId} and notice.read_at is null
    order by notice.id desc limit ${MOST_COUNTED_UNREAD}`.execute(db);
  if (rows.length === 0) return 0;
  const ids = await readableIds(
    db,
    caller,
    rows.map(({ historyId }) => historyId),
  );
  return ids.size;
}

/** Marks notices of a person as read; without ids all that there are. */
export async function markRead(db: Db, { personId }: SignedIn, { ids }: NoticesRead): Promise<void> {
  await sql`
    update notice set read_at = now() from follower
    where follower.id = notice.follower_id and follower.person_id = ${personId} and notice.read_at is null
      and (${ids === undefined} or notice.id = any (${ids ?? []}::bigint[]))`.execute(db);
}
