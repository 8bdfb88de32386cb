/** Pages for signing in; nobody is sent (back) to them, least of all to the login page, which signs out. */
export const LOGIN_PATH = '/login';
export const FORGOT_PASSWORD_PATH = '/forgot-password';
export const RESET_PASSWORD_PATH = '/reset-password';

export function isAuthenticationPath(pathname: string): boolean {
  return [LOGIN_PATH, FORGOT_PASSWORD_PATH, RESET_PASSWORD_PATH].includes(pathname.replace(/\/+$/, ''));
}
