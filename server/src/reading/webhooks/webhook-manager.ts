import type { RepeatableRequest } from '../../identity/idempotency/once-per-key.ts';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { noteSecurityEvent } from '../../identity/sessions/security-events.ts';
import type { Db } from '../../platform/database/database.ts';

/** Who manages a webhook, and from where. */
export interface WebhookManager {
  caller: SignedIn;
  remoteAddress: string;
}

/** The same, with the request. */
export interface RepeatableManager extends WebhookManager {
  request: RepeatableRequest;
}

/** Writes to the security log what a manager did with a webhook. */
export function noteChange(
  tx: Db,
  { caller, remoteAddress }: WebhookManager,
  kind: 'webhook added' | 'webhook changed' | 'webhook removed',
  of: string,
  url: string,
): Promise<void> {
  const { email, personId } = caller;
  return noteSecurityEvent(tx, { kind, email, personId, remoteAddress, detail: { of, url } });
}
