import type { Db } from '../../platform/database/database.ts';
import { TooManyAttemptsError } from '../../platform/http/errors/errors.ts';
import { countAttempt, forgetAttempts } from '../../platform/limits/attempt-limits.ts';
import { waitingTime, type LimitRule } from '../../platform/limits/limit-rule.ts';
import { networkOf } from '../../platform/limits/network-of.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';

/** A mail that anybody can have sent to any address. */
export type MailOnRequest = 'reset mail' | 'follow';

/** How many of them before one has to wait: for one address that gets them, and from one network address. */
export interface MailLimits {
  to: LimitRule;
  from: LimitRule;
}

/** How long one has to wait, at first and at last. */
export const MAIL_BLOCK = { firstBlockSeconds: 600, longestBlockSeconds: 3600 };

export interface RequestedMail {
  mail: MailOnRequest;
  /** In the refusal: `Too many reset mails have been asked for.` */
  plural: string;
  email: string;
  remoteAddress: string;
  limits: MailLimits;
}

/**
 * Counts a mail that was asked for. The one that uses up the last attempt is still sent, and noted as a security event; the
 * next one waits.
 *
 * @throws TooManyAttemptsError
 */
export async function countMail(
  db: Db,
  { mail, plural, email, remoteAddress, limits }: RequestedMail,
): Promise<void> {
  const from = await countAttempt(db, `${mail} from ${networkOf(remoteAddress)}`, limits.from);
  const to = await countAttempt(db, keyOf(mail, email), limits.to);
  for (const { wasBlocked, waitSeconds } of [from, to])
    if (!wasBlocked && waitSeconds > 0)
      await noteSecurityEvent(db, {
        kind: 'too many requests',
        email,
        personId: null,
        remoteAddress,
        detail: { of: mail, for: waitingTime(waitSeconds) },
      });
  const refused = [from, to].find(({ wasBlocked }) => wasBlocked);
  if (refused !== undefined)
    throw new TooManyAttemptsError(
      `Too many ${plural} have been asked for. Try again in ${waitingTime(refused.waitSeconds)}.`,
      refused.waitSeconds,
    );
}

/** Lets mails to this address be asked for again. */
export async function forgetMails(db: Db, mail: MailOnRequest, email: string): Promise<void> {
  await forgetAttempts(db, keyOf(mail, email));
}

/** As long as the column of the key. */
function keyOf(mail: MailOnRequest, email: string): string {
  return `${mail} ${email}`.slice(0, 300);
}
