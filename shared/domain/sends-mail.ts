import { apiFetch } from 'shared/api';
import type { SiteStatus } from 'shared/contract';

/**
 * Whether mails leave this site. Without a mail service its administrators find them in the outbox, and pass them on. Where the site does
 * not answer, it is taken to have one.
 */
export async function sendsMail(): Promise<boolean> {
  try {
    const { parts } = await apiFetch<SiteStatus>('/api/v2/status');
    return !parts.some(({ part, state }) => part === 'mail' && state === 'off');
  } catch {
    return true;
  }
}
