import { sql } from 'kysely';
import type { MailStop, MailSubscription } from 'shared/contract';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import { readFollows } from './follows.ts';

type LinkContext = Pick<PlatformContext, 'db' | 'secrets'>;

/** The links at the end of a mail: to the page that ends mails, and to the address that ends them with one request. */
export function endingLinks(
  { secrets, settings }: Pick<PlatformContext, 'secrets' | 'settings'>,
  followerId: number,
): { page: string; oneClick: string } {
  const token = secrets.links.sign('end mails', followerId);
  const site = siteAddressOf(settings);
  return { page: endingPage(site, token), oneClick: `${site}/api/v2/mailSubscription/end?token=${token}` };
}

/** The page that ends mails. */
export function endingPage(site: string, token: string): string {
  return `${site}/#/following/mails?${new URLSearchParams({ token }).toString()}`;
}

/**
 * What the follower of a link gets mails about.
 *
 * @throws UserError for an invalid token, or a follower who follows nothing any more
 */
export async function readSubscription(
  { db, secrets }: LinkContext,
  token: string,
): Promise<MailSubscription> {
  const followerId = followerOfToken(secrets, token);
  const { rows } = await sql<{ email: string; hasAccount: boolean }>`
    select coalesce(follower.email, person.email) as email, person.id is not null as "hasAccount"
    from follower left join person on person.id = follower.person_id where follower.id = ${followerId}`.execute(
    db,
  );
  const [found] = rows;
  if (found === undefined) throw new UserError(NOTHING_LEFT);
  const follows = await readFollows(
    db,
    sql`follow.follower_id = ${followerId} and follow.mail <> 'never' and follow.confirmed_at is not null`,
  );
  return { ...found, follows };
}

/**
 * Ends mails about one thing, or about all. People with an account follow on in the site; visitors follow no more, because
 * mails are all that they get.
 *
 * @throws UserError for an invalid token
 */
export async function endMails({ db, secrets }: LinkContext, { token, followId }: MailStop): Promise<void> {
  const followerId = followerOfToken(secrets, token);
  const which = followId === undefined ? sql`true` : sql`follow.id = ${followId}::bigint`;
  await db.transaction().execute(async (tx) => {
    await sql`
      update follow set mail = 'never' from follower
      where follower.id = follow.follower_id and follower.id = ${followerId} and ${which}`.execute(tx);
    await sql`
      delete from follow using follower
      where follower.id = follow.follower_id and follower.id = ${followerId} and follower.person_id is null and ${which}`.execute(
      tx,
    );
  });
}

const NOTHING_LEFT = 'There are no mails to end: this address follows nothing any more.';

function followerOfToken(secrets: PlatformContext['secrets'], token: string): number {
  const id = secrets.links.read('end mails', token);
  if (id === null)
    throw new UserError('The link is not valid. Use the one at the end of the latest mail, or sign in.');
  return id;
}
