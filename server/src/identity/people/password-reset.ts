import { normalEmail } from 'shared/mail-address';
import { countAttempt } from '../../platform/limits/attempt-limits.ts';
import { waitingTime, type LimitRule } from '../../platform/limits/limit-rule.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { IdentityContext } from '../context.ts';
import { TooManyAttemptsError, UserError } from '../../platform/http/errors/errors.ts';
import type { SignedIn } from '../permissions/caller.ts';
import { hashToken } from '../sessions/one-time-token.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { endAllAccess } from '../sessions/sessions.ts';
import { giveGrantsBack } from '../sign-in-service/service-sessions.ts';
import { unlockAccount } from '../sessions/sign-in-limits.ts';
import { lockedPerson, refuseUnmanaged } from './change-person.ts';
import { refuseCommonPassword } from './common-passwords.ts';
import { countMail, forgetMails, MAIL_BLOCK, type MailLimits } from './mail-limits.ts';
import { mailResetLink } from './reset-link.ts';
import { refuseServiceAccount } from './service-accounts.ts';

const LINK_EXPIRED = 'The link is not valid any more. Please ask for a new one.';
const NOT_ACTIVE = 'The account is deactivated. Make it active first.';

/** Invalid links from one network address: more of them are guesses. */
const WRONG_LINKS: LimitRule = {
  attempts: 20,
  forgetSeconds: 60,
  firstBlockSeconds: 60,
  longestBlockSeconds: 3600,
};

/** A forgotten password, in two steps: the mail with a link, and the new password with the link's token. */
export interface PasswordReset {
  /**
   * @throws UserError for an address that nobody has (api-1 section 4.2, "Password reset", requires this text)
   * @throws TooManyAttemptsError, for addresses that nobody has as well
   */
  request: (address: string, remoteAddress: string) => Promise<void>;
  /**
   * Mails a link to somebody whom the caller looks after.
   *
   * @throws NotFoundError, EscalationError for somebody whom the caller does not manage, UserError for a deactivated account
   */
  requestFor: (caller: SignedIn, email: string, remoteAddress: string) => Promise<void>;
  /**
   * @throws UserError for a token that is unknown, used, or too old
   * @throws ApiError (400) for a password that many people have; the link stays valid
   */
  complete: (token: string, password: string, remoteAddress: string) => Promise<void>;
}

export function passwordReset(context: IdentityContext): PasswordReset {
  const { db, settings, signInService } = context;
  const limits = mailLimits(settings);

  return {
    request: async (address, remoteAddress) => {
      const email = normalEmail(address);
      await countMail(db, { mail: 'reset mail', plural: 'reset mails', email, remoteAddress, limits });
      const person = await db
        .selectFrom('person')
        .select(['id', 'email'])
        .where('email', '=', email)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (person === undefined)
        throw new UserError(`User with email ${address.trim()} not found or not properly configured.`);
      await inTransaction(db, email, (tx) =>
        mailResetLink(tx, context, person, { remoteAddress, actor: null }),
      );
    },

    requestFor: (caller, email, remoteAddress) =>
      inTransaction(db, caller.email, async (tx) => {
        const person = await lockedPerson(tx, email);
        refuseUnmanaged(caller, person.roles);
        refuseServiceAccount(settings, caller, person.email);
        if (!person.isActive) throw new UserError(NOT_ACTIVE);
        await mailResetLink(tx, context, person, { remoteAddress, actor: caller.email });
      }),

    complete: async (token, password, remoteAddress) => {
      const link = await findLink(db, token);
      if (link?.isValid !== true) throw await refusedLink(db, link, remoteAddress);
      refuseCommonPassword('PasswordReset', password);
      const passwordHash = await hashPassword(password);
      const isDone = await inTransaction(db, link.email, async (tx) => {
        if (!(await useToken(tx, token))) return false;
        await setPassword(tx, link, passwordHash);
        const { email, personId } = link;
        await noteSecurityEvent(tx, { kind: 'password reset', email, personId, remoteAddress });
        return true;
      });
      if (!isDone) throw await refusedLink(db, link, remoteAddress);
      await giveGrantsBack(db, signInService, link.personId);
    },
  };
}

function mailLimits({
  resetMailsPerAccount,
  resetMailsPerAddress,
}: Pick<IdentityContext['settings'], 'resetMailsPerAccount' | 'resetMailsPerAddress'>): MailLimits {
  return {
    to: { attempts: resetMailsPerAccount, forgetSeconds: 600, ...MAIL_BLOCK },
    from: { attempts: resetMailsPerAddress, forgetSeconds: 60, ...MAIL_BLOCK },
  };
}

interface Link {
  personId: number;
  email: string;
  /** Unused, not expired, and of an active account. */
  isValid: boolean;
  reason: string;
}

/** The link of a token; undefined for a token that was never mailed. */
async function findLink(db: Db, token: string): Promise<Link | undefined> {
  const row = await db
    .selectFrom('password_reset as link')
    .innerJoin('person', 'person.id', 'link.person_id')
    .select(['link.person_id', 'link.used_at', 'link.expires_at', 'person.email', 'person.is_active'])
    .where('link.token_hash', '=', hashToken(token))
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const reason =
    row.used_at !== null ? 'used before' : row.expires_at <= new Date() ? 'too old' : 'deactivated account';
  const isValid = row.used_at === null && row.expires_at > new Date() && row.is_active;
  return { personId: row.person_id, email: row.email, isValid, reason };
}

/** Records a link that does not work, and refuses it. A caller who tries many has to wait. */
async function refusedLink(
  db: Db,
  link: Link | undefined,
  remoteAddress: string,
): Promise<UserError | TooManyAttemptsError> {
  const counted = await countAttempt(db, `wrong link from ${networkOf(remoteAddress)}`, WRONG_LINKS);
  if (counted.wasBlocked)
    return new TooManyAttemptsError(
      `Too many links that are not valid have been tried. Try again in ${waitingTime(counted.waitSeconds)}.`,
      counted.waitSeconds,
    );
  await noteSecurityEvent(db, {
    kind: 'password reset refused',
    email: link?.email ?? null,
    personId: link?.personId ?? null,
    remoteAddress,
    detail: { reason: link?.reason ?? 'unknown link' },
  });
  return new UserError(LINK_EXPIRED);
}

/** Marks a valid token as used. Of two requests with it, one finds it. */
async function useToken(tx: Db, token: string): Promise<boolean> {
  const used = await tx
    .updateTable('password_reset')
    .set({ used_at: new Date() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .executeTakeFirst();
  return used.numUpdatedRows > 0n;
}

/**
 * Sets the password, and ends everything that began with the old one: sessions, other links, the expired flag, a
 * lock.
 */
async function setPassword(tx: Db, { personId, email }: Link, passwordHash: string): Promise<void> {
  await tx.updateTable('person').set({ password_hash: passwordHash }).where('id', '=', personId).execute();
  await endAllAccess(tx, personId);
  await endLinks(tx, personId);
  await tx.deleteFrom('expired_password_flag').where('person_id', '=', personId).execute();
  await unlockAccount(tx, email);
  await forgetMails(tx, 'reset mail', email);
}

/** Makes every link of a person worthless. */
export async function endLinks(tx: Db, personId: number): Promise<void> {
  await tx
    .updateTable('password_reset')
    .set({ used_at: new Date() })
    .where('person_id', '=', personId)
    .where('used_at', 'is', null)
    .execute();
}
