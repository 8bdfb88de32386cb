import { isMailAddress, normalEmail } from 'shared/mail-address';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import { StartupError } from '../../platform/errors/startup-error.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { writePerson } from '../../identity/people/change-person.ts';
import { makeResetLink } from '../../identity/people/reset-link.ts';
import { lockPerson } from '../../identity/people/stored-person.ts';
import { noteSecurityEvent } from '../../identity/sessions/security-events.ts';

/** Author in the audit columns and in the log of security events: the person who runs commands on the server's machine. */
const OPERATOR = 'operator';

/** What has been made. */
export interface NewAdministrator {
  email: string;
  isNew: boolean;
  /** Sets the password. */
  link: string;
}

/**
 * Makes somebody an administrator, with or without an account before, and a link that sets their password.
 *
 * @throws StartupError for a text that is no address
 */
export async function createAdministrator(
  db: Db,
  settings: Pick<Settings, 'publicUrl' | 'host' | 'port'>,
  { email: written, name }: { email: string; name?: string | undefined },
): Promise<NewAdministrator> {
  const email = readAddress(written);
  return inTransaction(db, OPERATOR, async (tx) => {
    const { id, isNew } = await makeAdministrator(tx, email, name);
    const { link } = await makeResetLink(
      tx,
      settings,
      { id, email },
      { remoteAddress: null, actor: OPERATOR },
    );
    return { email, isNew, link };
  });
}

/** @throws StartupError for a text that is no address */
export function readAddress(text: string): string {
  const address = normalEmail(text);
  if (isMailAddress(address)) return address;
  throw new StartupError(`'${text}' is not an e-mail address.`);
}

/** Whether anybody can administer this site. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const found = await db
    .selectFrom('person')
    .select('id')
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Makes the account that a setting names, where nobody can administer the site: they sign in at a sign-in service. */
export async function ensureAdministrator(db: Db, email: string | undefined): Promise<boolean> {
  if (await hasAdministrator(db)) return true;
  if (email === undefined) return false;
  await inTransaction(db, OPERATOR, (tx) => makeAdministrator(tx, readAddress(email), undefined));
  return true;
}

async function makeAdministrator(
  tx: Db,
  email: string,
  name: string | undefined,
): Promise<{ id: number; isNew: boolean }> {
  const before = await lockPerson(tx, email);
  if (before !== undefined) {
    await writePerson(tx, before, { ...before, name: name ?? before.name, isActive: true, isAdmin: true });
    await note(tx, 'administrator changed', email, before.id);
    return { id: before.id, isNew: false };
  }
  const { id, version } = await tx
    .insertInto('person')
    .values({ email, name: name ?? null, contactable: false, is_admin: true, password_hash: null })
    .returning(['id', 'version'])
    .executeTakeFirstOrThrow();
  await recordCreation(tx, 'Person', id, version);
  await note(tx, 'person added', email, id);
  return { id, isNew: true };
}

function note(tx: Db, kind: 'administrator changed' | 'person added', email: string, personId: number) {
  const detail = { administrator: 'yes' };
  return noteSecurityEvent(tx, { kind, email, personId, remoteAddress: null, actor: OPERATOR, detail });
}
