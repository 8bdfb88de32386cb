import type { Location } from 'shared/router';

/** Pages that one comes to for signing in; nobody wants to return there. */
const AUTHENTICATION_PATHS = ['/login', '/forgot-password', '/reset-password'];

/** A place of the site as text, with its query. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** The login page, told to come back to an address of the site afterwards. */
export function signInAddress(returnTo: string): string {
  const path = returnTo.split('?')[0] ?? '';
  if (returnTo === '/' || AUTHENTICATION_PATHS.includes(path)) return '/login';
  return `/login?returnUrl=${encodeURIComponent(returnTo)}`;
}
