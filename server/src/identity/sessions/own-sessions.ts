import type { Session } from 'shared/contract';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { EscalationError } from '../../platform/http/errors/errors.ts';
import type { SignedIn } from '../permissions/caller.ts';
import { deviceName } from './device-name.ts';
import { noteSecurityEvent } from './security-events.ts';
import { endAllSessions, endSessionById } from './sessions.ts';

/** The caller's sessions that have not ended, the one used last first. */
export async function ownSessions(db: Db, caller: SignedIn, currentId: string | null): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .select(['id', 'renewable', 'user_agent', 'remote_address', 'created_at', 'last_used_at', 'expires_at'])
    .where('person_id', '=', caller.personId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', new Date())
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    device: deviceName(row.user_agent),
    userAgent: row.user_agent,
    remoteAddress: row.remote_address,
    renewable: row.renewable,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/**
 * Ends one session of the caller at once. Ending one that has ended does nothing.
 *
 * @throws EscalationError (404) for a session of somebody else, and for one there is not
 */
export async function endOwnSession(
  db: Db,
  caller: SignedIn,
  id: string,
  remoteAddress: string,
): Promise<void> {
  await inTransaction(db, caller.email, async (tx) => {
    const session = await tx
      .selectFrom('session')
      .select(['id', 'user_agent'])
      .where('id', '=', id)
      .where('person_id', '=', caller.personId)
      .executeTakeFirst();
    if (session === undefined) throw new EscalationError(404, 'You have no such session.');
    if (!(await endSessionById(tx, id))) return;
    await noteSecurityEvent(tx, {
      kind: 'session ended',
      email: caller.email,
      personId: caller.personId,
      remoteAddress,
      detail: { device: deviceName(session.user_agent) },
    });
  });
}

/** Ends all sessions of the caller at once, including the current one. Personal access tokens stay valid. */
export async function signOutEverywhere(db: Db, caller: SignedIn, remoteAddress: string): Promise<void> {
  await inTransaction(db, caller.email, async (tx) => {
    await endAllSessions(tx, caller.personId);
    const { email, personId } = caller;
    await noteSecurityEvent(tx, { kind: 'signed out everywhere', email, personId, remoteAddress });
  });
}
