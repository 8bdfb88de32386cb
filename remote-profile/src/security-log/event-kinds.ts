import type { SecurityEventKind } from 'shared/contract';
import type { Tone } from 'shared/ui';

/** Each kind of event in words, in the order of the filter; what should be looked at is marked. */
export const EVENT_KINDS: Record<SecurityEventKind, { text: string; tone: Tone }> = {
  'sign-in': { text: 'Signed in', tone: 'success' },
  'sign-in refused': { text: 'Sign-in refused', tone: 'warning' },
  'locked out': { text: 'Locked out', tone: 'danger' },
  'too many requests': { text: 'Too many requests', tone: 'warning' },
  'sign-out': { text: 'Signed out', tone: 'neutral' },
  'session ended': { text: 'Session ended', tone: 'neutral' },
  'signed out everywhere': { text: 'Signed out everywhere', tone: 'info' },
  'refresh token reused': { text: 'Refresh token reused', tone: 'danger' },
  'password reset requested': { text: 'Password reset requested', tone: 'info' },
  'password reset': { text: 'Password reset', tone: 'info' },
  'password reset refused': { text: 'Password reset refused', tone: 'warning' },
  'person added': { text: 'Person added', tone: 'info' },
  'roles changed': { text: 'Roles changed', tone: 'info' },
  'administrator changed': { text: 'Administrator changed', tone: 'info' },
  'account deactivated': { text: 'Account deactivated', tone: 'info' },
  'account activated': { text: 'Account activated', tone: 'info' },
  'escalation refused': { text: 'Escalation refused', tone: 'danger' },
  'token made': { text: 'Token made', tone: 'info' },
  'token revoked': { text: 'Token revoked', tone: 'info' },
  'token refused': { text: 'Token refused', tone: 'warning' },
  'webhook added': { text: 'Webhook added', tone: 'info' },
  'webhook changed': { text: 'Webhook changed', tone: 'info' },
  'webhook removed': { text: 'Webhook removed', tone: 'info' },
};

/** The kinds as the choices of a filter. */
export function kindOptions(): { value: string; label: string }[] {
  return Object.entries(EVENT_KINDS).map(([value, { text }]) => ({ value, label: text }));
}
