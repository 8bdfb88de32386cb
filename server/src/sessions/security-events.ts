import type { Db } from '../db/database.ts';

type Kind =
  | 'sign-in'
  | 'sign-in refused'
  | 'sign-out'
  | 'refresh token reused'
  | 'password reset requested'
  | 'password reset';

export interface SecurityEvent {
  kind: Kind;
  email: string | null;
  personId: number | null;
  remoteAddress: string;
}

/** Notes what happened to an account, for whoever has to look into it. */
export async function noteSecurityEvent(db: Db, event: SecurityEvent): Promise<void> {
  const { kind, email, personId, remoteAddress } = event;
  await db
    .insertInto('security_event')
    .values({ kind, email, person_id: personId, remote_address: remoteAddress })
    .execute();
}
