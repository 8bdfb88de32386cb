import { sql } from 'kysely';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { readWebhooks, type StoredWebhook } from './webhook-rows.ts';

/** As long as this a webhook is left to the server that delivers to it; longer than a receiver may take. */
const LEASE_MS = 60_000;
/** Author of what the tracker does by itself. */
const TRACKER = 'tracker';

/** A webhook that is left to this server until then, unless its managers change it before. */
export interface ClaimedWebhook extends StoredWebhook {
  claimedUntil: Date;
}

/** Takes a webhook, so that no other server delivers to it for a while. */
export async function claim(db: Db, id: number, now: Date): Promise<ClaimedWebhook | undefined> {
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
export function whileClaimed<T>(
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

/** Nothing is left to deliver: the webhook is due again at once, unless it is another server's. */
export async function release(db: Db, { id, claimedUntil }: ClaimedWebhook, now: Date): Promise<false> {
  await db
    .updateTable('webhook')
    .set({ next_attempt_at: now })
    .where('id', '=', id)
    .where('next_attempt_at', '=', claimedUntil)
    .execute();
  return false;
}
