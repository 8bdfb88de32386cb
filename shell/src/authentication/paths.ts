/** Pages for signing in; nobody is sent (back) to them, least of all to the login page, which signs out. */
export const LOGIN_PATH = '/login';
export const FORGOT_PASSWORD_PATH = '/forgot-password';
export const RESET_PASSWORD_PATH = '/reset-password';
/** Where a sign-in service leads back to. */
export const SIGNED_IN_PATH = '/signed-in';

const ALL = [LOGIN_PATH, FORGOT_PASSWORD_PATH, RESET_PASSWORD_PATH, SIGNED_IN_PATH];

export function isAuthenticationPath(pathname: string): boolean {
  return ALL.includes(pathname.replace(/\/+$/, ''));
}
