import type { Db } from '../../platform/database/database.ts';
import { changesOfBody } from './body-changes.ts';
import { whileClaimed, type ClaimedWebhook } from './lease.ts';
import { bodyOf } from './webhook-rows.ts';

/** Changes of one delivery. */
const MOST_CHANGES = 100;

/** What a webhook is to take next. */
export interface OpenDelivery {
  id: number;
  after: number;
  to: number;
}

/** The delivery that was not taken yet, or the next one; undefined when no change is left, or the webhook is another server's. */
export async function openDelivery(db: Db, webhook: ClaimedWebhook): Promise<OpenDelivery | undefined> {
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
