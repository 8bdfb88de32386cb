import type { WebhookTest } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { requireWebhook } from './managed-webhooks.ts';
import { sendDelivery } from './send-delivery.ts';

/**
 * Sends a delivery without changes, at once.
 *
 * @throws NotFoundError for a webhook that is not the caller's to manage
 */
export async function testWebhook(
  context: PlatformContext,
  caller: SignedIn,
  id: number,
): Promise<WebhookTest> {
  const webhook = await requireWebhook(context.db, caller, id);
  const { status, problem } = await sendDelivery(
    context,
    webhook,
    { id: null, changes: [] },
    { now: new Date() },
  );
  return { isDelivered: problem === null, status, problem };
}
