import { landsOnWork } from 'shared/session';
import { safeReturnUrl } from './safe-return-url.ts';

const HOME = '/';
const WORK = '/work';

/**
 * Where somebody comes after signing in: where they wanted to go, else the first page or, if they have chosen so in their
 * profile, their work.
 */
export function afterSignIn(returnUrl: string | null, email: string | undefined): string {
  const address = safeReturnUrl(returnUrl);
  return address === HOME && email !== undefined && landsOnWork(email) ? WORK : address;
}
