import { INDEXED_TEXT, LONGEST_WEBHOOK_ADDRESS } from 'shared/limits';
import Type, { type Static } from 'typebox';
import { FeedChange } from './change-feed.ts';
import { Instant, Nullable } from './schema-helpers.ts';

/** Webhooks of one work unit or consortium. */
export const MOST_WEBHOOKS = 20;

const Owner = {
  workUnitName: Nullable(Type.String()),
  consortiumName: Nullable(Type.String()),
};

/** An address that gets the changes of a work unit or a consortium. */
export const Webhook = Type.Object({
  id: Type.Integer(),
  ...Owner,
  url: Type.String(),
  isActive: Type.Boolean({
    description: 'False when it was switched off, by a manager or after three days of failures',
  }),
  createdBy: Type.String(),
  createdAt: Instant,
  failures: Type.Integer({ description: 'Attempts that failed since the last that did not' }),
  failingSince: Nullable(Instant),
  nextAttemptAt: Nullable(Instant),
  previousSecretUntil: Nullable(Instant),
  version: Type.Integer({
    description: 'Another one for each address and state; what a change expects, in `If-Match`',
  }),
});
export type Webhook = Static<typeof Webhook>;

const Url = Type.String({
  minLength: 1,
  maxLength: LONGEST_WEBHOOK_ADDRESS,
  description: 'An https address that everybody can reach',
});

/** POST /api/v2/webhooks: of a work unit or a consortium. */
export const WebhookCreation = Type.Object({
  workUnitName: Type.Optional(Type.String({ maxLength: INDEXED_TEXT })),
  consortiumName: Type.Optional(Type.String({ maxLength: INDEXED_TEXT })),
  url: Url,
});
export type WebhookCreation = Static<typeof WebhookCreation>;

/** PUT /api/v2/webhooks/{id}. Switched on again, it goes on where it had stopped. */
export const WebhookUpdate = Type.Object({ url: Url, isActive: Type.Boolean() });
export type WebhookUpdate = Static<typeof WebhookUpdate>;

/** The only responses that contain the secret. */
export const WebhookWithSecret = Type.Object({ ...Webhook.properties, secret: Type.String() });
export type WebhookWithSecret = Static<typeof WebhookWithSecret>;

export const WebhookPath = Type.Object({ id: Type.String({ pattern: '^[1-9]\\d{0,14}$' }) });

/** One request to a webhook, with what came of it. */
export const WebhookDelivery = Type.Object({
  id: Type.String(),
  changes: Type.Integer(),
  createdAt: Instant,
  attempts: Type.Integer(),
  lastAttemptAt: Nullable(Instant),
  deliveredAt: Nullable(Instant),
  status: Nullable(Type.Integer({ description: 'Status of the last response' })),
  problem: Nullable(Type.String()),
});
export type WebhookDelivery = Static<typeof WebhookDelivery>;

/** The latest deliveries of a webhook. */
export const WebhookDeliveries = Type.Array(WebhookDelivery);
export type WebhookDeliveries = Static<typeof WebhookDeliveries>;

/** What came of a test of a webhook. */
export const WebhookTest = Type.Object({
  isDelivered: Type.Boolean(),
  status: Nullable(Type.Integer()),
  problem: Nullable(Type.String()),
});
export type WebhookTest = Static<typeof WebhookTest>;

/** The body of a delivery. A test has no changes. */
export const WebhookBody = Type.Object({
  webhookId: Type.Integer(),
  deliveryId: Nullable(Type.String({ description: 'The same when it is sent again; null for a test' })),
  ...Owner,
  changes: Type.Array(FeedChange),
});
export type WebhookBody = Static<typeof WebhookBody>;
