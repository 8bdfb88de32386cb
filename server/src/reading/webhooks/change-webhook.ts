import type { Webhook, WebhookUpdate } from 'shared/contract';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { PreconditionFailedError } from '../../platform/http/errors/errors.ts';
import { requireWebhook } from './managed-webhooks.ts';
import { noteChange, type WebhookManager } from './webhook-manager.ts';
import { requireAddress } from './webhook-address.ts';
import { bodyOf, toWebhook, type StoredWebhook } from './webhook-rows.ts';

/** A webhook, and the version of it that the manager has read; null when the request has none. */
export interface ReadWebhook {
  id: number;
  expectedVersion: number | null;
}

/**
 * Changes the address, or switches a webhook off or on. It is tried again at once.
 *
 * @throws NotFoundError for a webhook that is not the caller's to manage, ValidationError
 * @throws PreconditionFailedError for a version that is not the latest
 */
export async function updateWebhook(
  { db, settings }: PlatformContext,
  manager: WebhookManager,
  { id, expectedVersion }: ReadWebhook,
  { url: typed, isActive }: WebhookUpdate,
): Promise<Webhook> {
  const url = requireAddress(typed, settings.privateWebhooks);
  return inTransaction(db, manager.caller.email, async (tx) => {
    await tx.selectFrom('webhook').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    const webhook = await requireWebhook(tx, manager.caller, id);
    refuseChanged(webhook, expectedVersion);
    await tx
      .updateTable('webhook')
      .set({ url, is_active: isActive, failures: 0, failing_since: null, next_attempt_at: new Date() })
      .where('id', '=', id)
      .execute();
    await noteChange(tx, manager, 'webhook changed', bodyOf(webhook).name, url);
    return toWebhook(await requireWebhook(tx, manager.caller, id));
  });
}

/** @throws PreconditionFailedError when it has another version than the caller has read */
function refuseChanged({ version, isActive, url }: StoredWebhook, expectedVersion: number | null): void {
  if (expectedVersion !== null && expectedVersion !== version)
    throw new PreconditionFailedError(
      `The webhook has been changed since you opened it: it is switched ${isActive ? 'on' : 'off'}, with the address ${url}.`,
    );
}

/** @throws NotFoundError for a webhook that is not the caller's to manage */
export async function removeWebhook(db: Db, manager: WebhookManager, id: number): Promise<void> {
  await inTransaction(db, manager.caller.email, async (tx) => {
    const webhook = await requireWebhook(tx, manager.caller, id);
    await tx.deleteFrom('webhook').where('id', '=', id).execute();
    await noteChange(tx, manager, 'webhook removed', bodyOf(webhook).name, webhook.url);
  });
}
