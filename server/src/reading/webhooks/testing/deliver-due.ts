import type { RunTime } from '../../../platform/schedule/repeat.ts';
import { beginDeliveries } from '../deliver.ts';
import type { WebhookContext } from '../send-delivery.ts';

/** Delivers to every webhook that is due, and waits for what comes of it. */
export async function deliverDue(context: WebhookContext, time: RunTime = {}): Promise<void> {
  await Promise.all(await beginDeliveries(context, time));
}
