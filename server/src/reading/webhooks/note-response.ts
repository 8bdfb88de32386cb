import { managersOf } from '../../identity/people/managers.ts';
import type { Db } from '../../platform/database/database.ts';
import type { OutsideResponse } from '../../platform/external-http/post-outside.ts';
import { siteAddressOf } from '../../platform/settings/network.ts';
import { DAY_MS } from '../../platform/time/durations.ts';
import { retryPause } from '../../platform/time/retry-pause.ts';
import { isGivenUp, LONGEST_PAUSE_MS } from './patience.ts';
import { whileClaimed, type ClaimedWebhook } from './lease.ts';
import type { OpenDelivery } from './open-delivery.ts';
import type { WebhookContext } from './send-delivery.ts';
import type { StoredWebhook } from './webhook-rows.ts';

const MAIL_USEFUL_DAYS = 14;

/**
 * What came of a delivery, and that the webhook moved on, are one transaction: after a crash it is sent again, or not.
 *
 * @returns whether the delivery was taken; undefined for a response that came too late to be noted
 */
export function noteResponse(
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
      next_attempt_at: new Date(now.getTime() + retryPause(failures, LONGEST_PAUSE_MS)),
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
