import { sql } from 'kysely';
import type { FeedChange, WebhookBody } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { postOutside, type OutsideResponse } from '../../platform/external-http/post-outside.ts';
import type { PlatformContext } from '../../platform/http/app-context.ts';
import { signatureHeader } from './signature.ts';
import type { StoredWebhook } from './webhook-rows.ts';

export type WebhookContext = Pick<PlatformContext, 'db' | 'mailer' | 'secrets' | 'settings'>;

/** A receiver that takes longer has failed. */
const PATIENCE_MS = 10_000;

/** A request to a webhook. */
export interface Delivery {
  /** Null for a test. */
  id: number | null;
  changes: readonly FeedChange[];
}

/** What the server encrypted with another `JWT_SECRET` it cannot read. */
const UNREADABLE =
  'The secret of this webhook cannot be read, so nothing was sent. Please make a new secret.';

/**
 * Sends one request to a webhook, signed with its secrets; none without a signature.
 *
 * @throws the reason of the signal, when that gives the request up
 */
export async function sendDelivery(
  { db, secrets, settings }: WebhookContext,
  { id, url, workUnitName, consortiumName }: StoredWebhook,
  delivery: Delivery,
  { now, signal }: { now: Date; signal?: AbortSignal | undefined },
): Promise<OutsideResponse> {
  const deliveryId = delivery.id === null ? null : `${delivery.id}`;
  const content: WebhookBody = {
    webhookId: id,
    deliveryId,
    workUnitName,
    consortiumName,
    changes: [...delivery.changes],
  };
  const body = JSON.stringify(content);
  const valid = await validSecrets(db, secrets, id, now);
  if (valid.length === 0) return { status: null, problem: UNREADABLE };
  return postOutside({
    url: new URL(url),
    headers: {
      'content-type': 'application/json',
      'user-agent': 'Gene-Targeting-Tracker',
      'tracker-delivery': deliveryId ?? 'test',
      'tracker-signature': signatureHeader(body, valid, now),
    },
    body,
    timeoutMs: PATIENCE_MS,
    mayBePrivate: settings.privateWebhooks,
    signal,
  });
}

/** The secret, and the one before while it is valid. */
async function validSecrets(
  db: Db,
  { webhooks }: WebhookContext['secrets'],
  id: number,
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ secret: Uint8Array }>`
    select secret from webhook where id = ${id}
    union all
    select previous_secret from webhook where id = ${id} and previous_secret_until > ${now}`.execute(db);
  return rows.flatMap(({ secret }) => webhooks.unlock(secret) ?? []);
}
