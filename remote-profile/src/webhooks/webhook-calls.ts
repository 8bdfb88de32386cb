import { apiFetch, mutateResource } from 'shared/api';
import type {
  Webhook,
  WebhookCreation,
  WebhookTest,
  WebhookUpdate,
  WebhookWithSecret,
} from 'shared/contract';

export const WEBHOOKS = '/api/v2/webhooks';

/** Where the deliveries of a webhook are. */
export function deliveriesPath(id: number): string {
  return `${WEBHOOKS}/${id}/deliveries`;
}

/** Adds a webhook; only this response contains its secret. Without a response, the list shows whether it was added. */
export async function addWebhook(creation: WebhookCreation): Promise<WebhookWithSecret> {
  try {
    return await apiFetch<WebhookWithSecret>(WEBHOOKS, { body: creation });
  } finally {
    await mutateResource(WEBHOOKS);
  }
}

/** Changes a webhook as it was read. Where another manager has changed it meanwhile, it is refused, and the list shows how it is. */
export async function updateWebhook(
  { id, version }: Pick<Webhook, 'id' | 'version'>,
  update: WebhookUpdate,
): Promise<void> {
  const headers = { 'If-Match': `"${version}"` };
  try {
    await apiFetch<Webhook>(`${WEBHOOKS}/${id}`, { method: 'PUT', body: update, headers });
  } finally {
    await mutateResource(WEBHOOKS);
  }
}

export async function removeWebhook(id: number): Promise<void> {
  await apiFetch<null>(`${WEBHOOKS}/${id}`, { method: 'DELETE' });
  await mutateResource(WEBHOOKS);
}

/** Gives a webhook a new secret; only this response contains it. */
export async function rotateSecret(id: number): Promise<WebhookWithSecret> {
  const rotated = await apiFetch<WebhookWithSecret>(`${WEBHOOKS}/${id}/secret`, { body: {} });
  await mutateResource(WEBHOOKS);
  return rotated;
}

/** Sends a delivery without changes. */
export function testWebhook(id: number): Promise<WebhookTest> {
  return apiFetch<WebhookTest>(`${WEBHOOKS}/${id}/test`, { body: {} });
}
