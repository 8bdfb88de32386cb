import { sql } from 'kysely';
import type { ConfirmedFollow, GeneFollower } from 'shared/contract';
import { mailAddressProblem, normalEmail } from 'shared/mail-address';
import { countMail, MAIL_BLOCK, type MailLimits } from '../../identity/people/mail-limits.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { UserError, ValidationError } from '../../platform/http/errors/errors.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import { findNamedGene } from '../gene-page/find-gene.ts';
import { followerOfAddress } from './followers.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/** A visitor has so long to confirm. */
const CONFIRM_DAYS = 7;
/** Author of what nobody did who is signed in. */
const VISITOR = 'visitor';

/** Somebody who follows genes one after the other is not stopped, who floods somebody is. */
const LIMITS: MailLimits = {
  to: { attempts: 10, forgetSeconds: 600, ...MAIL_BLOCK },
  from: { attempts: 30, forgetSeconds: 60, ...MAIL_BLOCK },
};

type MailContext = Pick<PlatformContext, 'db' | 'mailer' | 'secrets' | 'settings'>;

/**
 * Mails a visitor a link that makes them follow a gene. The response and the mail are the same for every address, whether it
 * is known or not.
 *
 * @throws NotFoundError for what is no gene, ValidationError for what is no address, TooManyAttemptsError
 */
export async function requestFollow(
  context: MailContext,
  symbolOrId: string,
  { email: typed, mail }: GeneFollower,
  remoteAddress: string,
): Promise<void> {
  const { db, mailer, secrets, settings } = context;
  const email = normalEmail(typed);
  const message = mailAddressProblem(email, 'Invalid email format');
  if (message !== undefined)
    throw new ValidationError([{ object: 'GeneFollower', field: 'email', rejectedValue: typed, message }]);
  const { id: geneId } = await findNamedGene(db, symbolOrId);
  await countMail(db, { mail: 'follow', plural: 'of these mails', email, remoteAddress, limits: LIMITS });
  await inTransaction(db, VISITOR, async (tx) => {
    const symbol = await symbolOf(tx, geneId);
    const followId = await storeUnconfirmed(tx, { email, geneId, mail });
    const usefulUntil = new Date(Date.now() + CONFIRM_DAYS * DAY_MS);
    const token = secrets.links.sign('confirm a follow', followId, usefulUntil);
    const link = `${siteAddressOf(settings)}/#/following/confirm?token=${token}`;
    await mailer.post(tx, {
      to: email,
      subject: `Confirm that you follow ${symbol}`,
      text: confirmationText(symbol, mail, link),
      usefulUntil,
    });
  });
}

interface UnconfirmedFollow {
  email: string;
  geneId: number;
  mail: GeneFollower['mail'];
}

/** A follow that was confirmed stays as it is: how often mails come is changed by those who get them. */
async function storeUnconfirmed(tx: Db, { email, geneId, mail }: UnconfirmedFollow): Promise<number> {
  const followerId = await followerOfAddress(tx, email);
  const { rows } = await sql<{ id: number }>`
    insert into follow (follower_id, gene_id, mail) values (${followerId}, ${geneId}, ${mail})
    on conflict (follower_id, gene_id, project_id, work_unit_id, view_id) do update
      set mail = case when follow.confirmed_at is null then excluded.mail else follow.mail end
    returning id`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error('The follow was not stored');
  return row.id;
}

async function symbolOf(db: Db, geneId: number): Promise<string> {
  const { symbol } = await db
    .selectFrom('gene')
    .select('symbol')
    .where('id', '=', geneId)
    .executeTakeFirstOrThrow();
  return symbol;
}

function confirmationText(symbol: string, mail: GeneFollower['mail'], link: string): string {
  return [
    `Somebody, probably you, wants to get mails (${mail}) about changes of work on the gene ${symbol} in the Gene`,
    'Targeting Tracker.',
    '',
    `If it was you, open this within ${CONFIRM_DAYS} days:`,
    link,
    '',
    'If it was not, do nothing: no more mails come.',
  ].join('\n');
}

/**
 * Makes a follow of a visitor valid, by the token of the mail. Repeating it changes nothing.
 *
 * @throws UserError for a token that is invalid or too old
 */
export async function confirmFollow(
  { db, secrets }: Pick<PlatformContext, 'db' | 'secrets'>,
  token: string,
): Promise<ConfirmedFollow> {
  const id = secrets.links.read('confirm a follow', token);
  const { rows } = await sql<ConfirmedFollow>`
    update follow set confirmed_at = coalesce(confirmed_at, now()) where id = ${id}::bigint
    returning (select symbol from gene where id = follow.gene_id) as "geneSymbol"`.execute(db);
  const [confirmed] = rows;
  if (confirmed === undefined)
    throw new UserError('The link is not valid any more. Follow the gene again on its page.');
  return confirmed;
}

/** Deletes what visitors have not confirmed in time, and addresses that follow nothing. */
export async function forgetUnconfirmed(db: Db): Promise<void> {
  await sql`
    delete from follow
    where confirmed_at is null and created_at < now() - make_interval(days => ${sql.lit(CONFIRM_DAYS)})`.execute(
    db,
  );
  await sql`
    delete from follower where person_id is null
      and not exists (select from follow where follow.follower_id = follower.id)`.execute(db);
}
