import type { Db } from '../../platform/database/database.ts';
import { ExternalServiceError } from '../../platform/external-http/external-service-error.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { endSessionById } from '../sessions/sessions.ts';
import type { Account } from '../sessions/sign-in.ts';
import type { SignInService } from './sign-in-service.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

/**
 * Sessions that began at the sign-in service go on only while it lets the person in: each renewal asks it. So anyone
 * whom it locks out loses access here without a notification.
 */

/** Tabs renew at the same moment, and a grant can be used once: only one of them sends the request. */
const ASK_EVERY_MS = 60_000;
/** So long sessions go on while the service cannot be reached; nobody new comes in meanwhile. */
const PATIENCE_MS = DAY_MS;

/** Stores the grant by which a session can be renewed at the service. */
export async function keepGrant(db: Db, sessionId: string, grant: string, now = new Date()): Promise<void> {
  await db
    .insertInto('service_session')
    .values({ session_id: sessionId, grant_text: grant, asked_at: now, confirmed_at: now })
    .execute();
}

/**
 * Whether a session may go on. One that began here always may.
 *
 * @throws ExternalServiceError when the service has not been reached for a day
 */
export async function mayGoOn(
  db: Db,
  service: SignInService | undefined,
  sessionId: string,
  now = new Date(),
): Promise<boolean> {
  const kept = await db
    .selectFrom('service_session')
    .selectAll()
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
  if (kept === undefined) return true;
  // The service was taken out of the settings.
  if (service === undefined) return false;
  if (!(await claimTurn(db, sessionId, now))) return true;
  try {
    const grant = await service.renew(kept.grant_text);
    if (grant === null) return false;
    await db
      .updateTable('service_session')
      .set({ grant_text: grant, confirmed_at: now })
      .where('session_id', '=', sessionId)
      .execute();
    return true;
  } catch (error) {
    const isPatient = now.getTime() - kept.confirmed_at.getTime() < PATIENCE_MS;
    if (error instanceof ExternalServiceError && isPatient) return true;
    throw error;
  }
}

/** Of simultaneous renewals, one is chosen. */
async function claimTurn(db: Db, sessionId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('service_session')
    .set({ asked_at: now })
    .where('session_id', '=', sessionId)
    .where('asked_at', '<=', new Date(now.getTime() - ASK_EVERY_MS))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a session because the service does not let the person in any more. */
export async function endForService(
  db: Db,
  { account, sessionId }: { account: Account; sessionId: string },
  remoteAddress: string,
): Promise<void> {
  await endSessionById(db, sessionId);
  await noteSecurityEvent(db, {
    kind: 'session ended',
    email: account.email,
    personId: account.personId,
    remoteAddress,
    detail: { by: 'sign-in service' },
  });
}

/** Ends at the service what sessions of a person began there, once they have ended here. */
export async function giveGrantsBack(
  db: Db,
  service: SignInService | undefined,
  personId: number,
): Promise<void> {
  const kept = await db
    .deleteFrom('service_session')
    .using('session')
    .whereRef('session.id', '=', 'service_session.session_id')
    .where('session.person_id', '=', personId)
    .where('session.ended_at', 'is not', null)
    .returning('grant_text')
    .execute();
  for (const { grant_text: grant } of kept) await service?.revoke(grant);
}

/** Ends the session at the service. */
export async function giveGrantBack(
  db: Db,
  service: SignInService | undefined,
  sessionId: string,
): Promise<void> {
  const kept = await db
    .deleteFrom('service_session')
    .where('session_id', '=', sessionId)
    .returning('grant_text')
    .executeTakeFirst();
  if (kept !== undefined) await service?.revoke(kept.grant_text);
}
