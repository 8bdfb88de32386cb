import type { Webhook } from 'shared/contract';
import type { Tone } from 'shared/ui';

/** How a webhook does, in a word with its tone. */
export function webhookState({ isActive, failures }: Pick<Webhook, 'isActive' | 'failures'>): {
  text: string;
  tone: Tone;
} {
  if (!isActive) return { text: 'Switched off', tone: 'neutral' };
  return failures > 0 ? { text: 'Failing', tone: 'warning' } : { text: 'Active', tone: 'success' };
}
