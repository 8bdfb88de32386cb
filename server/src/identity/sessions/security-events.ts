import type { SecurityEventKind } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';

/** What happened to an account. */
export interface NewSecurityEvent {
  kind: SecurityEventKind;
  /** Whom it is about; the address as it was typed where nobody has it. */
  email: string | null;
  personId: number | null;
  remoteAddress: string | null;
  /** E-mail of who did it, where it was not the person. */
  actor?: string | null;
  /** What else is known, in words. */
  detail?: Readonly<Record<string, string>>;
}

/** No address is longer: more is somebody's text, and what the index has no room for could not be recorded at all. */
const LONGEST_EMAIL = 320;

/** Records security events of an account, for later investigation. */
export async function noteSecurityEvent(db: Db, event: NewSecurityEvent): Promise<void> {
  const { kind, email, personId, remoteAddress, actor, detail } = event;
  await db
    .insertInto('security_event')
    .values({
      kind,
      email: email?.slice(0, LONGEST_EMAIL) ?? null,
      person_id: personId,
      remote_address: remoteAddress,
      actor: actor ?? null,
      detail: JSON.stringify(detail ?? {}),
    })
    .execute();
}
