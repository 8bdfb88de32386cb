import { sql } from 'kysely';
import type { Webhook, WebhookDelivery } from 'shared/contract';
import type { SignedIn } from '../../identity/permissions/caller.ts';
import { isAllowed } from '../../identity/permissions/policy.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { latestDeliveries, readWebhooks, toWebhook, type StoredWebhook } from './webhook-rows.ts';

const SHOWN_DELIVERIES = 100;

/** Webhooks of what the caller manages; of all bodies for administrators. */
export async function managedWebhooks(db: Db, caller: SignedIn): Promise<Webhook[]> {
  return (await readWebhooks(db, sql`true`))
    .filter((webhook) => isAllowed(caller, 'MANAGE_WEBHOOKS', webhook))
    .map(toWebhook);
}

/** @throws NotFoundError for a webhook that is not the caller's to manage */
export async function managedWebhook(db: Db, caller: SignedIn, id: number): Promise<Webhook> {
  return toWebhook(await requireWebhook(db, caller, id));
}

/** @throws NotFoundError for a webhook that is not the caller's to manage */
export async function deliveriesOf(db: Db, caller: SignedIn, id: number): Promise<WebhookDelivery[]> {
  await requireWebhook(db, caller, id);
  return latestDeliveries(db, id, SHOWN_DELIVERIES);
}

/**
 * A webhook that the caller manages. Whether others exist is nobody's business.
 *
 * @throws NotFoundError
 */
export async function requireWebhook(db: Db, caller: SignedIn, id: number): Promise<StoredWebhook> {
  const [webhook] = await readWebhooks(db, sql`webhook.id = ${id}`);
  if (webhook === undefined || !isAllowed(caller, 'MANAGE_WEBHOOKS', webhook))
    throw new NotFoundError(`There is no webhook ${id} of what you manage.`);
  return webhook;
}
