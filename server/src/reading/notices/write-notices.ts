import { sql } from 'kysely';
import { readingRights } from '../../identity/permissions/caller.ts';
import type { ServiceAccounts } from '../../identity/permissions/subject-repository.ts';
import type { Db } from '../../platform/database/database.ts';
import { groupedBy } from '../../platform/database/grouped.ts';
import type { RunTime } from '../../platform/schedule/repeat.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { publishChanges } from '../change-feed/publish-changes.ts';
import { readableIds } from '../change-feed/visible-changes.ts';
import { findRecipients } from '../following/followers.ts';
import { mailDue } from './mail-due.ts';
import { matchFollows, type Match } from './match-follows.ts';
import { matchViews, mergedMatches, type ViewData } from './match-views.ts';

export type NoticeContext = Pick<PlatformContext, 'db' | 'settings'> & ViewData;

/** Changes that are gone through in one transaction. */
const SLICE = 500;

/**
 * Writes a notice for each follower of what changed since the last time, who may read it. The place in the feed moves on in
 * the same transaction: a change is gone through once, whichever server does it and whenever one ends.
 */
export async function writeNotices(
  context: NoticeContext,
  { now = new Date(), signal }: RunTime = {},
): Promise<void> {
  await publishChanges(context.db);
  let hasMore = true;
  while (hasMore) {
    signal?.throwIfAborted();
    hasMore = await writeSlice(context, now);
  }
}

/** @returns whether there is more */
function writeSlice({ db, settings: accounts, ...data }: NoticeContext, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    // Another server that goes through the feed at the moment does it for this one too.
    const cursor = await tx
      .selectFrom('notice_cursor')
      .select('position')
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (cursor === undefined) return false;
    const { end, isFollowed } = await nextSlice(tx, cursor.position);
    if (end === cursor.position) return false;
    if (isFollowed) {
      const slice = sql`
        select * from history where position > ${cursor.position} and position <= ${end}`;
      const matches = [...(await matchFollows(tx, slice)), ...(await matchViews(tx, slice, accounts, data))];
      await insertNotices(tx, await readableMatches(tx, mergedMatches(matches), accounts), now);
    }
    await tx.updateTable('notice_cursor').set({ position: end }).execute();
    return true;
  });
}

/** Where the slice behind a position ends. Without any follower nothing is looked for in it, and it ends with the feed. */
async function nextSlice(tx: Db, position: number): Promise<{ end: number; isFollowed: boolean }> {
  const { rows } = await sql<{ last: number; isFollowed: boolean }>`
    select last_position as last, exists (select from follow) as "isFollowed" from change_feed`.execute(tx);
  const { last, isFollowed } = rows[0] ?? { last: position, isFollowed: false };
  return { end: isFollowed ? Math.min(last, position + SLICE) : last, isFollowed };
}

/** Leaves out what a follower may not read: asked once for all who may read the same. */
async function readableMatches(
  tx: Db,
  matches: readonly Match[],
  accounts: ServiceAccounts,
): Promise<Match[]> {
  const byFollower = groupedBy(matches, ({ followerId }) => followerId);
  const recipients = await findRecipients(tx, [...byFollower.keys()], accounts);
  const readable: Match[] = [];
  for (const alike of groupedBy(recipients, ({ reader }) => readingRights(reader)).values()) {
    const [first] = alike;
    if (first === undefined) continue;
    const theirs = alike.flatMap(({ followerId }) => byFollower.get(followerId) ?? []);
    const wanted = new Set(theirs.map(({ historyId }) => historyId));
    const ids = await readableIds(tx, first.reader, [...wanted]);
    readable.push(...theirs.filter(({ historyId }) => ids.has(historyId)));
  }
  return readable;
}

/** In the order of the feed, so that the numbers of notices are too. */
async function insertNotices(tx: Db, matches: readonly Match[], now: Date): Promise<void> {
  if (matches.length === 0) return;
  const rows = matches.map(({ followerId, historyId, mail, viewIds }) => ({
    followerId,
    historyId,
    viewIds,
    dueAt: mailDue(mail, now)?.toISOString() ?? null,
  }));
  await sql`
    insert into notice (follower_id, history_id, mail_due_at, view_ids)
    select row."followerId", row."historyId", row."dueAt", row."viewIds"
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as row ("followerId" bigint, "historyId" bigint, "dueAt" timestamptz, "viewIds" bigint[])
    join history on history.id = row."historyId"
    order by history.position
    on conflict do nothing`.execute(tx);
}
