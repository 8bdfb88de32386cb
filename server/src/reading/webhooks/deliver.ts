import { sql } from 'kysely';
import { managersOf } from '../../identity/people/managers.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { OutsideResponse } from '../../platform/external-http/post-outside.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import type { Job } from '../../platform/schedule/repeat.ts';
import { publishChanges } from '../change-feed/publish-changes.ts';
import { isGivenUp, nextAttempt } from './attempts.ts';
import { changesOfBody } from './body-changes.ts';
import { sendDelivery, type WebhookContext } from './send-delivery.ts';
import { bodyOf, readWebhooks, type StoredWebhook } from './webhook-rows.ts';
import { DAY_MS } from '../../platform/time/durations.ts';

const EVERY_MS = 2_000;
/** As long as this a webhook is left to the server that delivers to it; longer than a receiver may take. */
const LEASE_MS = 60_000;
/** Changes of one delivery. */
const MOST_CHANGES = 100;
/** Deliveries to one webhook before the others are looked at again. */
const IN_A_ROW = 20;
/** The log of deliveries goes back so far. */
const LOG_DAYS = 30;
const MAIL_USEFUL_DAYS = 14;
/** Author of what the tracker does by itself. */
const TRACKER = 'tracker';

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

/**
 * What came of a delivery, and that the webhook moved on, are one transaction: after a crash it is sent again, or not.
 *
 * @returns whether the delivery was taken; undefined for a response that came too late to be noted
 */
function noteResponse(
  context: WebhookContext,
  webhook: ClaimedWebhook,
  delivery: OpenDelivery,
  response: OutsideResponse,
  now: Date,
): Promise<boolean | undefined> {
  return whileClaimed(context.db, webhook, async (tx) => {
    await noteAttempt(tx, delivery.id, response, now);
    if (response.problem === null) await moveOn(tx, webhook.id, delivery.to, now);
    else await noteFailure(tx, context, webhook, response.problem, now);
    return response.problem === null;
  });
}

/** A webhook that is left to this server until then, unless its managers change it before. */
interface ClaimedWebhook extends StoredWebhook {
  claimedUntil: Date;
}

/** Takes a webhook, so that no other server delivers to it for a while. */
async function claim(db: Db, id: number, now: Date): Promise<ClaimedWebhook | undefined> {
  const claimedUntil = new Date(now.getTime() + LEASE_MS);
  const claimed = await db
    .updateTable('webhook')
    .set({ next_attempt_at: claimedUntil })
    .where('id', '=', id)
    .where('is_active', '=', true)
    .where('next_attempt_at', '<=', now)
    .executeTakeFirst();
  if (claimed.numUpdatedRows === 0n) return undefined;
  const [webhook] = await readWebhooks(db, sql`webhook.id = ${id}`);
  return webhook && { ...webhook, claimedUntil };
}

/**
 * Writes in one transaction what follows for a webhook, if it is still left to this server: another may have delivered since.
 *
 * @returns what `write` does; undefined if it was not carried out
 */
function whileClaimed<T>(
  db: Db,
  { id, claimedUntil }: ClaimedWebhook,
  write: (tx: Db) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(db, TRACKER, async (tx) => {
    const claimed = await tx
      .selectFrom('webhook')
      .select('id')
      .where('id', '=', id)
      .where('next_attempt_at', '=', claimedUntil)
      .forNoKeyUpdate()
      .executeTakeFirst();
    return claimed && write(tx);
  });
}

interface OpenDelivery {
  id: number;
  after: number;
  to: number;
}

/** The delivery that was not taken yet, or the next one; undefined when no change is left, or the webhook is another server's. */
async function openDelivery(db: Db, webhook: ClaimedWebhook): Promise<OpenDelivery | undefined> {
  const open = await db
    .selectFrom('webhook_delivery')
    .select(['id', 'after_position as after', 'to_position as to'])
    .where('webhook_id', '=', webhook.id)
    .where('delivered_at', 'is', null)
    .executeTakeFirst();
  return open ?? nextDelivery(db, webhook);
}

async function nextDelivery(db: Db, webhook: ClaimedWebhook): Promise<OpenDelivery | undefined> {
  for (;;) {
    const { position } = await db
      .selectFrom('webhook')
      .select('position')
      .where('id', '=', webhook.id)
      .executeTakeFirstOrThrow();
    const { changes, next } = await changesOfBody(db, bodyOf(webhook), position);
    if (changes.length > 0) {
      const last = changes[MOST_CHANGES - 1];
      const to = changes.length > MOST_CHANGES && last !== undefined ? Number(last.position) : next;
      const count = Math.min(changes.length, MOST_CHANGES);
      return addDelivery(db, webhook, { after: position, to }, count);
    }
    if (next === position) return undefined;
    const moved = await whileClaimed(db, webhook, (tx) =>
      tx.updateTable('webhook').set({ position: next }).where('id', '=', webhook.id).execute(),
    );
    if (moved === undefined) return undefined;
  }
}

function addDelivery(
  db: Db,
  webhook: ClaimedWebhook,
  { after, to }: Omit<OpenDelivery, 'id'>,
  changes: number,
): Promise<OpenDelivery | undefined> {
  return whileClaimed(db, webhook, async (tx) => {
    const { id } = await tx
      .insertInto('webhook_delivery')
      .values({ webhook_id: webhook.id, after_position: after, to_position: to, changes })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, after, to };
  });
}

/** Nothing is left to deliver: the webhook is due again at once, unless it is another server's. */
async function release(db: Db, { id, claimedUntil }: ClaimedWebhook, now: Date): Promise<false> {
  await db
    .updateTable('webhook')
    .set({ next_attempt_at: now })
    .where('id', '=', id)
    .where('next_attempt_at', '=', claimedUntil)
    .execute();
  return false;
}

async function noteAttempt(
  db: Db,
  deliveryId: number,
  { status, problem }: OutsideResponse,
  now: Date,
): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set((row) => ({
      attempts: row('attempts', '+', 1),
      last_attempt_at: now,
      delivered_at: problem === null ? now : null,
      status,
      problem,
    }))
    .where('id', '=', deliveryId)
    .execute();
}

async function moveOn(db: Db, id: number, position: number, now: Date): Promise<void> {
  await db
    .updateTable('webhook')
    .set({ position, failures: 0, failing_since: null, next_attempt_at: now })
    .where('id', '=', id)
    .execute();
}

/** The next attempt is later each time; after three days the webhook is switched off, and its managers get a mail. */
async function noteFailure(
  tx: Db,
  context: WebhookContext,
  webhook: StoredWebhook,
  problem: string,
  now: Date,
): Promise<void> {
  const failures = webhook.failures + 1;
  const failingSince = webhook.failingSince === null ? now : new Date(webhook.failingSince);
  const isActive = !isGivenUp(failingSince, now);
  await tx
    .updateTable('webhook')
    .set({
      failures,
      failing_since: failingSince,
      is_active: isActive,
      next_attempt_at: nextAttempt(failures, now),
    })
    .where('id', '=', webhook.id)
    .execute();
  if (!isActive) await mailManagers(tx, context, webhook, problem, now);
}

async function mailManagers(
  tx: Db,
  { mailer, settings }: WebhookContext,
  { url, workUnitName, consortiumName }: StoredWebhook,
  problem: string,
  now: Date,
): Promise<void> {
  const name = workUnitName ?? consortiumName ?? '';
  const managers = await managersOf(
    tx,
    workUnitName === null ? 'consortium' : 'workUnit',
    workUnitName ?? name,
  );
  for (const to of managers)
    await mailer.post(tx, {
      to,
      subject: `A webhook of ${name} was switched off`,
      text: [
        `${url} did not take changes of ${name} for three days. The last problem: ${problem}`,
        '',
        'Nothing is lost: switched on again, it goes on where it had stopped.',
        `${siteAddressOf(settings)}/#/admin/webhooks`,
      ].join('\n'),
      usefulUntil: new Date(now.getTime() + MAIL_USEFUL_DAYS * DAY_MS),
    });
}

async function forgetDeliveries(db: Db): Promise<void> {
  await sql`
    delete from webhook_delivery
    where delivered_at < now() - make_interval(days => ${sql.lit(LOG_DAYS)})`.execute(db);
}
