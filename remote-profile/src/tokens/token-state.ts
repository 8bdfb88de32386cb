import type { PersonalToken } from 'shared/contract';
import type { Tone } from 'shared/ui';

/** Whether a token can be used, in a word with its tone. */
export function tokenState(
  { revokedAt, expiresAt }: Pick<PersonalToken, 'revokedAt' | 'expiresAt'>,
  now: Date,
): { text: 'Active' | 'Revoked' | 'Expired'; tone: Tone } {
  if (revokedAt !== null) return { text: 'Revoked', tone: 'neutral' };
  if (new Date(expiresAt) <= now) return { text: 'Expired', tone: 'neutral' };
  return { text: 'Active', tone: 'success' };
}
