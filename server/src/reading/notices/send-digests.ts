import { sql } from 'kysely';
import { isSignedIn } from '../../identity/permissions/caller.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { RunTime } from '../../platform/schedule/repeat.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import { readableChanges, readableIds } from '../change-feed/visible-changes.ts';
import { findRecipients, type Recipient } from '../following/followers.ts';
import { endingLinks } from '../following/mail-subscription.ts';
import { digestText } from './digest-text.ts';
import { gatheredUntil } from './mail-due.ts';
import { matchFollows } from './match-follows.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

export type DigestContext = Pick<PlatformContext, 'db' | 'mailer' | 'secrets' | 'settings'>;

/** A mail that waited longer than this for a mail service is of no use. */
const USEFUL_DAYS = 14;
/** Changes that a mail is put together from; more are counted. */
const MOST_GROUPED = 2000;
/** Author of what the tracker does by itself. */
const TRACKER = 'tracker';

/** Puts the mails that are due into the outbox, one for each follower. */
export async function sendDigests(
  context: DigestContext,
  { now = new Date(), signal }: RunTime = {},
): Promise<void> {
  for (const followerId of await dueFollowers(context.db, now)) {
    signal?.throwIfAborted();
    await sendDigest(context, followerId, now);
  }
}

async function dueFollowers(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct follower_id as id from notice
    where mail_due_at <= ${now} and mailed_at is null order by id`.execute(db);
  return rows.map(({ id }) => id);
}

/** The mail and the mark that it was written are one transaction: no change is mailed twice, and none is lost. */
async function sendDigest(context: DigestContext, followerId: number, now: Date): Promise<void> {
  await inTransaction(context.db, TRACKER, async (tx) => {
    const historyIds = await takeDue(tx, followerId, now);
    if (historyIds.length === 0) return;
    const [recipient] = await findRecipients(tx, [followerId], context.settings);
    if (recipient === undefined) return;
    const wanted = await stillWanted(tx, followerId, historyIds);
    const readable = await readableIds(tx, recipient.reader, wanted);
    const ids = wanted.filter((id) => readable.has(id));
    if (ids.length > 0) await postDigest(tx, context, recipient, ids, now);
  });
}

/** Of two servers one gets them: the other waits for its row and then finds it taken. */
async function takeDue(tx: Db, followerId: number, now: Date): Promise<number[]> {
  const rows = await tx
    .updateTable('notice')
    .set({ mailed_at: now })
    .where('follower_id', '=', followerId)
    .where('mailed_at', 'is', null)
    .where('mail_due_at', '<=', gatheredUntil(now))
    .returning('history_id')
    .execute();
  return rows.map(({ history_id: id }) => id);
}

/** What somebody has stopped following, or wants no mails about any more, is left out at the last moment. */
async function stillWanted(tx: Db, followerId: number, historyIds: readonly number[]): Promise<number[]> {
  const slice = sql`select * from history where id = any (${historyIds}::bigint[])`;
  const which = sql`follow.follower_id = ${followerId} and follow.mail <> 'never'`;
  const matches = await matchFollows(tx, slice, which);
  return [
    ...new Set([
      ...matches.map(({ historyId }) => historyId),
      ...(await ofViews(tx, followerId, historyIds)),
    ]),
  ];
}

/** Changes that were in a view that is still followed: by now the project may have left it. */
async function ofViews(tx: Db, followerId: number, historyIds: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select notice.history_id as id from notice
    where notice.follower_id = ${followerId} and notice.history_id = any (${historyIds}::bigint[]) and exists (
      select from follow
      where follow.follower_id = ${followerId} and follow.view_id = any (notice.view_ids) and follow.mail <> 'never')
    order by id`.execute(tx);
  return rows.map(({ id }) => id);
}

async function postDigest(
  tx: Db,
  context: DigestContext,
  { followerId, email, reader }: Recipient,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  const changes = await readableChanges(tx, reader, ids.slice(0, MOST_GROUPED));
  const { page: endingPage, oneClick } = endingLinks(context, followerId);
  await context.mailer.post(tx, {
    to: email,
    ...digestText(changes, {
      site: siteAddressOf(context.settings),
      endingPage,
      total: ids.length,
      hasAuthors: isSignedIn(reader),
    }),
    usefulUntil: new Date(now.getTime() + USEFUL_DAYS * DAY_MS),
    unsubscribe: oneClick,
  });
}
