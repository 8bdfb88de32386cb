import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { throttle } from './throttle.ts';

/** What people read when they go on with a session that has ended. */
export const SESSION_ENDED = 'Your session has ended. Please sign in again.';

/** Where a sign-in came from. */
export interface SessionOrigin {
  userAgent: string | null;
  remoteAddress: string;
}

/** Nobody's browser calls itself longer names. */
const LONGEST_USER_AGENT = 400;

/** Where a request comes from, as its session shows it to its owner. */
export function originOf({ headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>): SessionOrigin {
  const userAgent = headers['user-agent']?.replaceAll('\u0000', '').slice(0, LONGEST_USER_AGENT);
  return { userAgent: userAgent === undefined || userAgent === '' ? null : userAgent, remoteAddress: ip };
}

export interface NewSession {
  personId: number;
  /** Hash of the password that proved who it is; null where the sign-in service did. */
  provedBy: string | null;
  origin: SessionOrigin;
  /** Does a refresh cookie renew it? */
  renewable: boolean;
  expiresAt: Date;
}

/** That a session is in use is written once in so long, not on each request. */
const NOTE_EVERY_MS = 60_000;
const noted = throttle(NOTE_EVERY_MS);

/**
 * Begins a session and returns its id. Deletes expired sessions of this person.
 *
 * Checking a password takes a while, in which it may be replaced, or the account deactivated: either ends the sessions that
 * it finds. So the session begins in one statement with locking the person as they were proved to be. Null where they are
 * not any more.
 */
export async function recordSession(db: Db, session: NewSession, now = new Date()): Promise<string | null> {
  const { personId, provedBy, origin, renewable, expiresAt } = session;
  await db.deleteFrom('session').where('person_id', '=', personId).where('expires_at', '<=', now).execute();
  const id = randomUUID();
  const { numAffectedRows } = await sql`
    insert into session
      (id, person_id, renewable, user_agent, remote_address, created_at, last_used_at, expires_at)
    select ${id}::uuid, person.id, ${renewable}::boolean, ${origin.userAgent}::text, ${origin.remoteAddress}::text,
      ${now}::timestamptz, ${now}::timestamptz, ${expiresAt}::timestamptz
    from person
    where person.id = ${personId}::bigint and person.is_active
      and (${provedBy}::text is null or person.password_hash = ${provedBy}::text)
    for share`.execute(db);
  if (numAffectedRows !== 1n) return null;
  noted.done(id);
  return id;
}

/** What a renewal changes. */
export interface Extension {
  expiresAt: Date;
  remoteAddress: string;
}

/** A session goes on. */
export async function extendSession(
  db: Db,
  id: string,
  { expiresAt, remoteAddress }: Extension,
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ last_used_at: now, expires_at: expiresAt, remote_address: remoteAddress })
    .where('id', '=', id)
    .execute();
  noted.done(id);
}

/** Ends a session: its access tokens are refused from the next request on, and its cookie is renewed no more. */
export async function endSessionById(db: Db, id: string, now = new Date()): Promise<boolean> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return ended.numUpdatedRows > 0n;
}

/** Ends every session of a person at once, and the tokens that the sign-in service made for them until now. */
export async function endAllSessions(tx: Db, personId: number, now = new Date()): Promise<void> {
  // What begins in the name of this person meanwhile waits, and finds then that it may not.
  await tx.selectFrom('person').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
  await tx
    .insertInto('access_end')
    .values({ person_id: personId, ended_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ ended_at: now }))
    .execute();
  await tx
    .updateTable('session')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a person and all tokens of their scripts: nobody goes on in their name. */
export async function endAllAccess(tx: Db, personId: number, now = new Date()): Promise<void> {
  await endAllSessions(tx, personId, now);
  await tx
    .updateTable('personal_token')
    .set({ revoked_at: now })
    .where('person_id', '=', personId)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Is there no such session, or has it ended or expired? */
export async function hasEnded(db: Db, id: string, now = new Date()): Promise<boolean> {
  const open = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', id)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return open === undefined;
}

/** Records that a session is in use, where its beginning, its renewal or a request has not just done so. */
export async function noteUse(db: Db, id: string, now = new Date()): Promise<void> {
  if (noted.isDue(id))
    await db.updateTable('session').set({ last_used_at: now }).where('id', '=', id).execute();
}
