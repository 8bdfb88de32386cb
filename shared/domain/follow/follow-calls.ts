import { apiFetch, mutateResource } from 'shared/api';
import type { Follow, FollowCreation, MailPace } from 'shared/contract';

/** What the person who is signed in follows. */
export const FOLLOWS = '/api/v2/follows';

export async function followRecord(creation: FollowCreation): Promise<void> {
  await apiFetch<Follow>(FOLLOWS, { body: creation });
  await mutateResource(FOLLOWS);
}

export async function changeFollowMail(id: number, mail: MailPace): Promise<void> {
  await apiFetch<Follow>(`${FOLLOWS}/${id}`, { method: 'PUT', body: { mail } });
  await mutateResource(FOLLOWS);
}

export async function stopFollowing(id: number): Promise<void> {
  await apiFetch<null>(`${FOLLOWS}/${id}`, { method: 'DELETE' });
  await mutateResource(FOLLOWS);
}
