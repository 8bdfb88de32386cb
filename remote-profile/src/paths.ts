import { pathPart } from 'shared/api';

/** Addresses of the screens (ui-screens 1.4); those of the list, a history, the outbox, the log and the site's health are ours. */
export const ADMIN = '/admin';
export const REGISTER_USER = '/admin/register-user';
export const INVITE_PEOPLE = '/admin/invite-people';
export const USERS = '/admin/users';
export const OUTBOX = '/admin/outbox';
export const SECURITY_EVENTS = '/admin/security-events';
export const WEBHOOKS_PAGE = '/admin/webhooks';
export const SITE_HEALTH = '/admin/site-health';

/** The screen that changes the account of an address. */
export function updateUser(email: string): string {
  return `/admin/update-user/${encodeURIComponent(email)}`;
}

export function userHistory(email: string): string {
  return `${updateUser(email)}/history`;
}

/** Where the server keeps a person: name, roles, consent. */
export function personPath(email: string): string {
  return `/api/people/${pathPart(email)}`;
}

/** Gives what the person has to a colleague. */
export function transferPath(email: string): string {
  return `/api/v2/people/${pathPart(email)}/transfer`;
}

/** Where the server keeps whether that person's account can be used, and who is an administrator. */
export function accountPath(email: string): string {
  return `/api/accounts/${pathPart(email)}`;
}
