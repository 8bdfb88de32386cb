import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database.ts';
import { hashToken, newToken } from './one-time-token.ts';
import { noteSecurityEvent } from './security-events.ts';
import type { Account } from './sign-in.ts';

/**
 * A session is a family of refresh tokens, each used once to get the next. Who presents one that was used
 * before has a copy, and the whole family ends.
 */

/** Tabs that wake up together present the same token; so does a browser whose answer got lost. */
const GRACE_MS = 10_000;
const DAY_MS = 86_400_000;

/** Starts a session and answers its first token. Sessions of this person that have run out are forgotten. */
export async function startSession(
  db: Db,
  personId: number,
  days: number,
  now = new Date(),
): Promise<string> {
  await db
    .deleteFrom('refresh_token')
    .where('person_id', '=', personId)
    .where('expires_at', '<', now)
    .execute();
  const { token } = await issue(db, { family: randomUUID(), personId, days, now });
  return token;
}

interface Issue {
  family: string;
  personId: number;
  days: number;
  now: Date;
}

async function issue(db: Db, { family, personId, days, now }: Issue): Promise<{ id: number; token: string }> {
  const { token, hash } = newToken();
  const { id } = await db
    .insertInto('refresh_token')
    .values({
      family,
      person_id: personId,
      token_hash: hash,
      expires_at: new Date(now.getTime() + days * DAY_MS),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** A session that goes on: whose it is, and the token that takes the place of the one presented. */
export interface Renewal {
  account: Account;
  token: string;
}

/**
 * Exchanges a token for the next one of its session. Null when the session has ended: the token is unknown,
 * expired, revoked, or was used before (then the session ends here).
 */
export async function renewSession(
  db: Db,
  presented: string,
  days: number,
  remoteAddress: string,
  now = new Date(),
): Promise<Renewal | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await findToken(transaction, presented);
    if (found === undefined || found.revoked_at !== null || found.expires_at <= now) return null;
    if (found.used_at !== null && now.getTime() - found.used_at.getTime() > GRACE_MS) {
      await revokeFamily(transaction, found.family, now);
      await noteSecurityEvent(transaction, {
        kind: 'refresh token reused',
        email: found.email,
        personId: found.person_id,
        remoteAddress,
      });
      return null;
    }
    const next = await issue(transaction, { family: found.family, personId: found.person_id, days, now });
    if (found.used_at === null) await markUsed(transaction, found.id, next.id, now);
    return {
      account: { personId: found.person_id, email: found.email, name: found.name },
      token: next.token,
    };
  });
}

/** The token's row, locked so that two requests with it run one after the other. */
function findToken(db: Db, presented: string) {
  return db
    .selectFrom('refresh_token as token')
    .innerJoin('person', 'person.id', 'token.person_id')
    .select([
      'token.id',
      'token.family',
      'token.person_id',
      'token.expires_at',
      'token.used_at',
      'token.revoked_at',
    ])
    .select(['person.email', 'person.name'])
    .where('token.token_hash', '=', hashToken(presented))
    .where('person.is_active', '=', true)
    .forUpdate('token')
    .executeTakeFirst();
}

async function markUsed(db: Db, id: number, replacedBy: number, now: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: now, replaced_by: replacedBy })
    .where('id', '=', id)
    .execute();
}

async function revokeFamily(db: Db, family: string, now: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ revoked_at: now })
    .where('family', '=', family)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends the session that a token belongs to; harmless for a token of no session. */
export async function endSession(
  db: Db,
  presented: string,
  remoteAddress: string,
  now = new Date(),
): Promise<void> {
  const found = await findToken(db, presented);
  if (found === undefined || found.revoked_at !== null) return;
  await revokeFamily(db, found.family, now);
  await noteSecurityEvent(db, {
    kind: 'sign-out',
    email: found.email,
    personId: found.person_id,
    remoteAddress,
  });
}
