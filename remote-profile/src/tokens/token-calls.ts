import { apiFetch, mutateResource } from 'shared/api';

export const TOKENS = '/api/personalTokens';
/** Apps that the caller answers for, and may make tokens for. */
export const OWN_RELEASES = '/api/releases/own';

export async function revokeToken(id: number): Promise<void> {
  await apiFetch<null>(`${TOKENS}/${id}`, { method: 'DELETE' });
  await mutateResource(TOKENS);
}
