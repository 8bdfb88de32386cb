import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import type { OutsideResponse } from '../../platform/external-http/post-outside.ts';
import type { RunTime, ScheduledTask } from '../../platform/schedule/repeat.ts';
import { publishChanges } from '../change-feed/publish-changes.ts';
import { changesOfBody } from './body-changes.ts';
import { sendDelivery, type WebhookContext } from './send-delivery.ts';
import { claim, release } from './lease.ts';
import { noteResponse } from './note-response.ts';
import { openDelivery } from './open-delivery.ts';
import { bodyOf } from './webhook-rows.ts';

const EVERY_MS = 2_000;
/** Deliveries to one webhook before it has to wait for its turn again. */
const IN_A_ROW = 20;
/** The log of deliveries goes back so far. */
const LOG_DAYS = 30;

/** Sends changes to webhooks while the server runs. */
export function deliverToWebhooks(context: WebhookContext): ScheduledTask {
  return {
    name: 'webhooks',
    firstAfterMs: EVERY_MS,
    everyMs: EVERY_MS,
    run: async ({ signal, goOn }) => {
      for (const delivering of await beginDeliveries(context, { signal })) goOn(delivering);
      await forgetDeliveries(context.db);
    },
  };
}

/**
 * Begins to deliver to every webhook that is due; one that is being delivered to is leased, and so not due. Of one webhook a
 * delivery is sent when the one before was taken, so that changes arrive in the order of the feed. No webhook waits for
 * another, so a receiver that fails or is slow holds nobody else up. When the signal is aborted, what is being sent is given up,
 * and sent again by the next server.
 *
 * @returns what is under way, webhook by webhook
 */
export async function beginDeliveries(context: WebhookContext, time: RunTime = {}): Promise<Promise<void>[]> {
  await publishChanges(context.db);
  const ids = await dueWebhooks(context.db, time.now ?? new Date());
  return ids.map((id) => deliverInARow(context, id, time));
}

async function dueWebhooks(db: Db, now: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select webhook.id from webhook, change_feed
    where webhook.is_active and webhook.next_attempt_at <= ${now} and webhook.position < change_feed.last_position
    order by webhook.next_attempt_at`.execute(db);
  return rows.map(({ id }) => id);
}

async function deliverInARow(context: WebhookContext, id: number, time: RunTime): Promise<void> {
  for (let count = 0; count < IN_A_ROW && time.signal?.aborted !== true; count += 1)
    if (!(await deliverOnce(context, id, time))) return;
}

/** @returns whether there may be more to deliver */
async function deliverOnce(
  context: WebhookContext,
  id: number,
  { now = new Date(), signal }: RunTime,
): Promise<boolean> {
  const { db } = context;
  const webhook = await claim(db, id, now);
  if (webhook === undefined) return false;
  const delivery = await openDelivery(db, webhook);
  if (delivery === undefined) return release(db, webhook, now);
  const { changes } = await changesOfBody(db, bodyOf(webhook), delivery.after, delivery.to);
  const response =
    changes.length === 0
      ? NOTHING_LEFT
      : await unlessGivenUp(
          sendDelivery(context, webhook, { id: delivery.id, changes }, { now, signal }),
          signal,
        );
  if (response === undefined) return release(db, webhook, now);
  return (await noteResponse(context, webhook, delivery, response, now)) === true;
}

/** Where what was to be sent may not be read any more. */
const NOTHING_LEFT: OutsideResponse = { status: null, problem: null };

/** @returns undefined for what was given up */
function unlessGivenUp<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (signal?.aborted === true) return undefined;
    throw error;
  });
}

async function forgetDeliveries(db: Db): Promise<void> {
  await sql`
    delete from webhook_delivery
    where delivered_at < now() - make_interval(days => ${sql.lit(LOG_DAYS)})`.execute(db);
}
