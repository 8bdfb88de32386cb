import { isAuthenticationPath } from './paths.ts';

const HOME = '/';
/** Stands for this site while an address is examined; nobody can own it. */
const THIS_SITE = 'https://this-site.invalid';
/** Browsers read a backslash as a slash, and drop control characters from addresses. */
const TRICKS = /[\\\p{Cc}]/u;

function isLocal(path: string): boolean {
  if (!path.startsWith('/') || TRICKS.test(path) || !URL.canParse(path, THIS_SITE)) return false;
  const url = new URL(path, THIS_SITE);
  return url.origin === THIS_SITE && !url.pathname.startsWith('//');
}

/**
 * Where to go after signing in: the address requested, with query and fragment, if it is a page of this site that is
 * not about signing in; otherwise the home page (spec part 1 §2, Login page). An address may also be written as the
 * browser shows it, with `#` before the path.
 */
export function safeReturnUrl(returnUrl: string | null): string {
  const path = (returnUrl ?? HOME).replace(/^\/?#(?=\/)/, '');
  if (!isLocal(path) || isAuthenticationPath(new URL(path, THIS_SITE).pathname)) return HOME;
  return path;
}
