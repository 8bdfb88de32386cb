import { apiFetch, mutateResource } from 'shared/api';
import type { PersonalTokenCreated, PersonalTokenCreation } from 'shared/contract';

export const TOKENS = '/api/personalTokens';
/** Apps that the caller answers for, and may make tokens for. */
export const OWN_RELEASES = '/api/releases/own';

/** Makes a token; only this response contains it. */
export async function makeToken(creation: PersonalTokenCreation): Promise<PersonalTokenCreated> {
  const created = await apiFetch<PersonalTokenCreated>(TOKENS, { body: creation });
  await mutateResource(TOKENS);
  return created;
}

export async function revokeToken(id: number): Promise<void> {
  await apiFetch<null>(`${TOKENS}/${id}`, { method: 'DELETE' });
  await mutateResource(TOKENS);
}
