import { lazyRoute } from 'shared/remote';
import type { RouteObject } from 'shared/router';
import { lazyScreen } from 'shared/ui';
import { FORGOT_PASSWORD_PATH, LOGIN_PATH, RESET_PASSWORD_PATH, SIGNED_IN_PATH } from './paths.ts';

// Forms are not part of the first page: most visitors only search.
const login = lazyScreen(async () => (await import('./login-page.tsx')).LoginPage);
/** One file: most people never see these. */
const rarer = () => import('./rarer-pages.ts');
const requestPassword = lazyScreen(async () => (await rarer()).RequestPasswordPage);
const resetPassword = lazyScreen(async () => (await rarer()).ResetPasswordPage);
const signedIn = lazyScreen(async () => (await rarer()).SignedInPage);

/** The pages for signing in (spec part 1 §2). */
export const authenticationRoutes: RouteObject[] = [
  lazyRoute(LOGIN_PATH, login),
  lazyRoute(FORGOT_PASSWORD_PATH, requestPassword),
  lazyRoute(SIGNED_IN_PATH, signedIn),
  lazyRoute(RESET_PASSWORD_PATH, resetPassword),
];
