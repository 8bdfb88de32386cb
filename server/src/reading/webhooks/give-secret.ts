import { WebhookWithSecret } from 'shared/contract';
import { secretAnswers } from '../../identity/idempotency/answer-stores.ts';
import { answeredOncePerKey } from '../../identity/idempotency/once-per-key.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import type { RepeatableManager } from './webhook-manager.ts';

/** Repeated with its key, the request gets the same secret, which is stored encrypted. */
export function givenOnce(
  { db, secrets }: PlatformContext,
  { caller, request }: RepeatableManager,
  give: (tx: Db) => Promise<WebhookWithSecret>,
): Promise<WebhookWithSecret> {
  const answers = secretAnswers(secrets.answers, WebhookWithSecret);
  return inTransaction(db, caller.email, (tx) => answeredOncePerKey(tx, request, answers, () => give(tx)));
}
