import { apiFetch, mutateResource } from 'shared/api';
import type { NoticesRead } from 'shared/contract';
import { UNREAD } from './use-unread.ts';

export const NOTICES = '/api/v2/notices';

/** Marks notices as read; without ids all that there are. */
export async function markRead(body: NoticesRead): Promise<void> {
  await apiFetch<null>('/api/v2/notices/read', { body });
  await Promise.all([mutateResource(UNREAD), mutateResource(NOTICES)]);
}
