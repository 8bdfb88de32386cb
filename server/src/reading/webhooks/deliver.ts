import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OutsideResponse } from '../../platform/external-http/post-outside.ts';
import type { Job } from '../../platform/schedule/repeat.ts';
import { publishChanges } from '../change-feed/publish-changes.ts';
import { changesOfBody } from './body-changes.ts';
import { sendDelivery, type WebhookContext } from './send-delivery.ts';
import { claim, release } from './lease.ts';
import { noteResponse } from './note-response.ts';
import { openDelivery } from './open-delivery.ts';
import { bodyOf } from './webhook-rows.ts';

const EVERY_MS = 2_000;
/** Deliveries to one webhook before the others are looked at again. */
const IN_A_ROW = 20;
/** The log of deliveries goes back so far. */
const LOG_DAYS = 30;

/** Sends changes to webhooks while the server runs. */
export function deliverToWebhooks(context: WebhookContext): Job {
  return {
    name: 'webhooks',
    firstAfterMs: EVERY_MS,
    everyMs: EVERY_MS,
    run: async () => {
      await deliverDue(context);
      await forgetDeliveries(context.db);
    },
  };
}

/**
 * Delivers to every webhook that is due. Of one webhook a delivery is sent when the one before was taken, so that changes
 * arrive in the order of the feed; a receiver that fails or is slow holds nobody else up.
 */
export async function deliverDue(context: WebhookContext, now?: Date): Promise<void> {
  await publishChanges(context.db);
  const ids = await dueWebhooks(context.db, now ?? new Date());
  await Promise.all(ids.map((id) => deliverInARow(context, id, now)));
}

async function dueWebhooks(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select webhook.id from webhook, change_feed
    where webhook.is_active and webhook.next_attempt_at <= ${now} and webhook.position < change_feed.last_position
    order by webhook.next_attempt_at`.execute(db);
  return rows.map(({ id }) => id);
}

async function deliverInARow(context: WebhookContext, id: number, now?: Date): Promise<void> {
  for (let count = 0; count < IN_A_ROW; count += 1)
    if (!(await deliverOnce(context, id, now ?? new Date()))) return;
}

/** @returns whether there may be more to deliver */
async function deliverOnce(context: WebhookContext, id: number, now: Date): Promise<boolean> {
  const { db } = context;
  const webhook = await claim(db, id, now);
  if (webhook === undefined) return false;
  const delivery = await openDelivery(db, webhook);
  if (delivery === undefined) return release(db, webhook, now);
  const { changes } = await changesOfBody(db, bodyOf(webhook), delivery.after, delivery.to);
  // Nothing is left where what was to be sent may not be read any more.
  const response: OutsideResponse =
    changes.length === 0
      ? { status: null, problem: null }
      : await sendDelivery(context, webhook, { id: delivery.id, changes }, now);
  return (await noteResponse(context, webhook, delivery, response, now)) === true;
}

async function forgetDeliveries(db: Db): Promise<void> {
  await sql`
    delete from webhook_delivery
    where delivered_at < now() - make_interval(days => ${sql.lit(LOG_DAYS)})`.execute(db);
}
