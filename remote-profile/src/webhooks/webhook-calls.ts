import { apiFetch, mutateResource } from 'shared/api';
import type { Webhook, WebhookTest, WebhookUpdate } from 'shared/contract';

export const WEBHOOKS = '/api/v2/webhooks';

/** Where the secret of a webhook is replaced. */
export function secretPath(id: number): string {
  return `${WEBHOOKS}/${id}/secret`;
}

/** Where the deliveries of a webhook are. */
export function deliveriesPath(id: number): string {
  return `${WEBHOOKS}/${id}/deliveries`;
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

/** Sends a delivery without changes. */
export function testWebhook(id: number): Promise<WebhookTest> {
  return apiFetch<WebhookTest>(`${WEBHOOKS}/${id}/test`, { body: {} });
}
