import type { Db } from '../db/database.ts';
import type { AppContext } from '../http/app-context.ts';
import { UserError } from '../http/errors.ts';
import { hashToken, newToken } from '../sessions/one-time-token.ts';
import { hashPassword } from '../sessions/passwords.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { addressOf } from '../settings/network.ts';

const LIFE_HOURS = 2;
const LINK_EXPIRED = 'The link is not valid any more. Please ask for a new one.';

/** A forgotten password, in two steps: the mail with a link, and the new password with the link's token. */
export interface PasswordReset {
  /** @throws UserError for an address that nobody has (api-1 section 4.2, "Password reset") */
  request: (address: string, remoteAddress: string) => Promise<void>;
  /** @throws UserError for a token that is unknown, used, or older than two hours */
  complete: (token: string, password: string, remoteAddress: string) => Promise<void>;
}

export function passwordReset({ db, mailer, settings }: AppContext): PasswordReset {
  // Never from the request: whoever asks could name a host of their own there.
  const site = settings.publicUrl ?? addressOf(settings.host, settings.port);

  return {
    request: async (address, remoteAddress) => {
      const email = address.trim().toLowerCase();
      const person = await db
        .selectFrom('person')
        .select('id')
        .where('email', '=', email)
        .where('is_active', '=', true)
        .executeTakeFirst();
      if (person === undefined)
        throw new UserError(`User with email ${address.trim()} not found or not properly configured.`);
      const { token, hash } = newToken();
      const expires = new Date(Date.now() + LIFE_HOURS * 3_600_000);
      await db
        .insertInto('password_reset')
        .values({ person_id: person.id, token_hash: hash, expires_at: expires })
        .execute();
      await noteSecurityEvent(db, {
        kind: 'password reset requested',
        email,
        personId: person.id,
        remoteAddress,
      });
      await mailer.send({ to: email, subject: 'Set a new password', text: mailText(site, token) });
    },

    complete: async (token, password, remoteAddress) => {
      const passwordHash = await hashPassword(password);
      await db.transaction().execute(async (transaction) => {
        const person = await useToken(transaction, token);
        if (person === undefined) throw new UserError(LINK_EXPIRED);
        await setPassword(transaction, person, passwordHash);
        await noteSecurityEvent(transaction, {
          kind: 'password reset',
          email: person.email,
          personId: person.id,
          remoteAddress,
        });
      });
    },
  };
}

interface Account {
  id: number;
  email: string;
}

/** Marks a valid token as used, and says whose it was. Of two requests with it, one finds it. */
async function useToken(db: Db, token: string): Promise<Account | undefined> {
  const used = await db
    .updateTable('password_reset')
    .set({ used_at: new Date() })
    .where('token_hash', '=', hashToken(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date())
    .returning('person_id')
    .executeTakeFirst();
  if (used === undefined) return undefined;
  return db
    .selectFrom('person')
    .select(['id', 'email'])
    .where('id', '=', used.person_id)
    .where('is_active', '=', true)
    .executeTakeFirst();
}

/** Sets the password, and ends what was begun with the old one: sessions, other links, the expired flag. */
async function setPassword(db: Db, { id }: Account, passwordHash: string): Promise<void> {
  await db.updateTable('person').set({ password_hash: passwordHash }).where('id', '=', id).execute();
  await db
    .updateTable('refresh_token')
    .set({ revoked_at: new Date() })
    .where('person_id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
  await db
    .updateTable('password_reset')
    .set({ used_at: new Date() })
    .where('person_id', '=', id)
    .where('used_at', 'is', null)
    .execute();
  await db.deleteFrom('expired_password_flag').where('person_id', '=', id).execute();
}

function mailText(site: string, token: string): string {
  return [
    'Somebody, probably you, asked for a new password for the Gene Targeting Tracker.',
    '',
    'Set it here within two hours:',
    `${site}/#/reset-password?token=${token}`,
    '',
    'If it was not you, do nothing: your password stays as it is.',
  ].join('\n');
}
