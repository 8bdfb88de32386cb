import { sql, type RawBuilder } from 'kysely';
import type { Webhook, WebhookDelivery } from 'shared/contract';
import type { Body } from '../../identity/permissions/any-member.ts';
import type { Db } from '../../platform/database/database.ts';
import { instant } from '../../platform/database/statements/instants.ts';

/** A webhook with the body that it belongs to. */
export interface StoredWebhook extends Webhook {
  bodyId: number;
}

/** Of what managers change and read, made from it: deliveries write the row all the time, and are no change to them. */
const VERSION = sql`('x' || left(md5(concat(webhook.is_active, webhook.url)), 12))::bit(48)::bigint`;

/** Webhooks by a condition on the table `webhook`, by body and address. */
export async function readWebhooks(db: Db, condition: RawBuilder<unknown>): Promise<StoredWebhook[]> {
  const { rows } = await sql<StoredWebhook>`
    select webhook.id, work_unit.name as "workUnitName", consortium.name as "consortiumName", webhook.url,
      webhook.is_active as "isActive", webhook.created_by as "createdBy", ${instant('webhook.created_at')} as "createdAt",
      webhook.failures, ${instant('webhook.failing_since')} as "failingSince",
      case when webhook.is_active and webhook.failures > 0 then ${instant('webhook.next_attempt_at')} end as "nextAttemptAt",
      case when webhook.previous_secret_until > now() then ${instant('webhook.previous_secret_until')} end as "previousSecretUntil",
      coalesce(webhook.work_unit_id, webhook.consortium_id) as "bodyId", ${VERSION} as version
    from webhook
    left join work_unit on work_unit.id = webhook.work_unit_id
    left join consortium on consortium.id = webhook.consortium_id
    where ${condition}
    order by coalesce(work_unit.name, consortium.name), webhook.url, webhook.id`.execute(db);
  return rows;
}

/** The body that a webhook belongs to. */
export function bodyOf({ workUnitName, consortiumName, bodyId: id }: StoredWebhook): Body {
  return workUnitName === null
    ? { kind: 'consortium', id, name: consortiumName ?? '' }
    : { kind: 'workUnit', id, name: workUnitName };
}

/** A webhook as its response has it. */
export function toWebhook({ bodyId: _, ...webhook }: StoredWebhook): Webhook {
  return webhook;
}

/** The latest deliveries of a webhook. */
export async function latestDeliveries(db: Db, webhookId: number, count: number): Promise<WebhookDelivery[]> {
  const { rows } = await sql<WebhookDelivery>`
    select id::text as id, changes, ${instant('created_at')} as "createdAt", attempts,
      ${instant('last_attempt_at')} as "lastAttemptAt", ${instant('delivered_at')} as "deliveredAt", status, problem
    from webhook_delivery where webhook_id = ${webhookId} order by webhook_delivery.id desc limit ${count}`.execute(
    db,
  );
  return rows;
}
