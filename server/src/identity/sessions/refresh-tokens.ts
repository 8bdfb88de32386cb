import type { Db } from '../../platform/database/database.ts';
import { hashToken, newToken } from './one-time-token.ts';
import { noteSecurityEvent } from './security-events.ts';
import { endSessionById, extendSession, recordSession, type NewSession } from './sessions.ts';
import type { Account } from './sign-in.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/**
 * The session of a browser is a family of refresh tokens, each used once to get the next. Who presents one that was
 * used before has a copy, and the whole session ends.
 */

/** Tabs that wake up together present the same token; so does a browser whose response got lost. */
const GRACE_MS = 10_000;

/** How long sessions go on. */
export interface SessionLimits {
  /** Days that one may lie unused. */
  sessionDays: number;
  /** Days after which it ends however much it is used. */
  sessionLongestDays: number;
}

/** When a session ends unless it is renewed. */
function endOf(begun: Date, { sessionDays, sessionLongestDays }: SessionLimits, now: Date): Date {
  return new Date(
    Math.min(now.getTime() + sessionDays * DAY_MS, begun.getTime() + sessionLongestDays * DAY_MS),
  );
}

/** A session, and the refresh token that is its next one. */
export interface RenewableSession {
  sessionId: string;
  token: string;
}

/** Starts a session; null where the person is not any more as they were proved to be. */
export async function startSession(
  db: Db,
  { limits, ...who }: Pick<NewSession, 'personId' | 'provedBy' | 'origin'> & { limits: SessionLimits },
  now = new Date(),
): Promise<RenewableSession | null> {
  const expiresAt = endOf(now, limits, now);
  const sessionId = await recordSession(db, { ...who, renewable: true, expiresAt }, now);
  if (sessionId === null) return null;
  const { token } = await issue(db, { sessionId, personId: who.personId, expiresAt });
  return { sessionId, token };
}

interface Issue {
  sessionId: string;
  personId: number;
  expiresAt: Date;
}

async function issue(
  db: Db,
  { sessionId, personId, expiresAt }: Issue,
): Promise<{ id: number; token: string }> {
  const { token, hash } = newToken();
  const { id } = await db
    .insertInto('refresh_token')
    .values({ family: sessionId, person_id: personId, token_hash: hash, expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token };
}

/** A session that goes on: whose it is, and the token that takes the place of the one presented. */
export interface Renewal extends RenewableSession {
  account: Account;
}

/**
 * Exchanges a token for the next one of its session. Null when the session has ended: the token is unknown or expired,
 * the session was ended or has gone on for as long as it may, or the token was used before (then the session ends here).
 */
export async function renewSession(
  db: Db,
  presented: string,
  limits: SessionLimits,
  remoteAddress: string,
  now = new Date(),
): Promise<Renewal | null> {
  return db.transaction().execute(async (transaction) => {
    const found = await findToken(transaction, presented);
    if (found === undefined || found.ended_at !== null || found.expires_at <= now) return null;
    const { family: sessionId, person_id: personId, email, name } = found;
    if (found.used_at !== null && now.getTime() - found.used_at.getTime() > GRACE_MS) {
      await endSessionById(transaction, sessionId, now);
      await noteSecurityEvent(transaction, { kind: 'refresh token reused', email, personId, remoteAddress });
      return null;
    }
    const expiresAt = endOf(found.created_at, limits, now);
    if (expiresAt <= now) return null;
    const next = await issue(transaction, { sessionId, personId, expiresAt });
    if (found.used_at === null) await markUsed(transaction, found.id, next.id, now);
    await extendSession(transaction, sessionId, { expiresAt, remoteAddress }, now);
    return { account: { personId, email, name }, sessionId, token: next.token };
  });
}

/**
 * The token's row, locked so that two requests with it run one after the other. So is its session: while something ends it,
 * it is not renewed.
 */
function findToken(db: Db, presented: string) {
  return db
    .selectFrom('refresh_token as token')
    .innerJoin('person', 'person.id', 'token.person_id')
    .innerJoin('session', 'session.id', 'token.family')
    .select(['token.id', 'token.family', 'token.person_id', 'token.expires_at', 'token.used_at'])
    .select(['person.email', 'person.name', 'session.ended_at', 'session.created_at'])
    .where('token.token_hash', '=', hashToken(presented))
    .where('person.is_active', '=', true)
    .forNoKeyUpdate(['token', 'session'])
    .executeTakeFirst();
}

async function markUsed(db: Db, id: number, replacedBy: number, now: Date): Promise<void> {
  await db
    .updateTable('refresh_token')
    .set({ used_at: now, replaced_by: replacedBy })
    .where('id', '=', id)
    .execute();
}

/** Ends the session that a token belongs to, and returns its id; null for a token without a session. */
export async function endSession(
  db: Db,
  presented: string,
  remoteAddress: string,
  now = new Date(),
): Promise<string | null> {
  const found = await findToken(db, presented);
  if (found === undefined || !(await endSessionById(db, found.family, now))) return null;
  await noteSecurityEvent(db, {
    kind: 'sign-out',
    email: found.email,
    personId: found.person_id,
    remoteAddress,
  });
  return found.family;
}
