import type { Location } from 'shared/router';
import { isAuthenticationPath, LOGIN_PATH } from './authentication/paths.ts';

/** A place of the site as text, with its query. */
export function addressOf({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string {
  return pathname + search;
}

/** The login page, with an address of the site to return to. */
export function signInAddress(returnTo: string): string {
  const path = returnTo.split('?')[0] ?? '';
  if (returnTo === '/' || isAuthenticationPath(path)) return LOGIN_PATH;
  return `${LOGIN_PATH}?returnUrl=${encodeURIComponent(returnTo)}`;
}
