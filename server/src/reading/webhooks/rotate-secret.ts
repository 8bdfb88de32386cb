import type { WebhookWithSecret } from 'shared/contract';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { givenOnce } from './give-secret.ts';
import { requireWebhook } from './managed-webhooks.ts';
import { noteChange, type RepeatableManager } from './webhook-manager.ts';
import { newSecret } from './signature.ts';
import { bodyOf, toWebhook } from './webhook-rows.ts';

/** Deliveries are signed with the secret before for so long. */
const OVERLAP_MS = DAY_MS;

/**
 * Gives a webhook a new secret, once for a request that is repeated with its key. Deliveries are signed with both for a day, so that a receiver
 * can change over.
 *
 * @throws NotFoundError for a webhook that is not the caller's to manage
 */
export async function rotateSecret(
  context: PlatformContext,
  manager: RepeatableManager,
  id: number,
): Promise<WebhookWithSecret> {
  const { secrets } = context;
  const secret = newSecret();
  return givenOnce(context, manager, async (tx) => {
    const webhook = await requireWebhook(tx, manager.caller, id);
    await tx
      .updateTable('webhook')
      .set((row) => ({
        previous_secret: row.ref('secret'),
        previous_secret_until: new Date(Date.now() + OVERLAP_MS),
        secret: secrets.webhooks.lock(secret),
      }))
      .where('id', '=', id)
      .execute();
    await noteChange(tx, manager, 'webhook changed', bodyOf(webhook).name, webhook.url);
    return { ...toWebhook(await requireWebhook(tx, manager.caller, id)), secret };
  });
}
