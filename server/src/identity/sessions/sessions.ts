import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../../platform/database/database.ts';
import { throttle } from './throttle.ts';

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
  origin: SessionOrigin;
  /** Does a refresh cookie renew it? */
  renewable: boolean;
  expiresAt: Date;
}

/** That a session is in use is written once in so long, not on each request. */
const NOTE_EVERY_MS = 60_000;
const noted = throttle(NOTE_EVERY_MS);

/** Begins a session and returns its id. Deletes expired sessions of this person. */
export async function recordSession(db: Db, session: NewSession, now = new Date()): Promise<string> {
  const { personId, origin, renewable, expiresAt } = session;
  await db.deleteFrom('session').where('person_id', '=', personId).where('expires_at', '<=', now).execute();
  const id = randomUUID();
  await db
    .insertInto('session')
    .values({
      id,
      person_id: personId,
      renewable,
      user_agent: origin.userAgent,
      remote_address: origin.remoteAddress,
      created_at: now,
      last_used_at: now,
      expires_at: expiresAt,
      ended_at: null,
    })
    .execute();
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
export async function endAllSessions(db: Db, personId: number, now = new Date()): Promise<void> {
  await db
    .insertInto('access_end')
    .values({ person_id: personId, ended_at: now })
    .onConflict((conflict) => conflict.column('person_id').doUpdateSet({ ended_at: now }))
    .execute();
  await db
    .updateTable('session')
    .set({ ended_at: now })
    .where('person_id', '=', personId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends every session of a person and all tokens of their scripts: nobody goes on in their name. */
export async function endAllAccess(db: Db, personId: number, now = new Date()): Promise<void> {
  await endAllSessions(db, personId, now);
  await db
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
