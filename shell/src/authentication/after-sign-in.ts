import type { RegistryEntry } from 'shared/remote';
import { landsOnWork } from 'shared/session';
import { openedAddress } from '../areas/opened-address.ts';
import { safeReturnUrl } from './safe-return-url.ts';

const HOME = '/';

/**
 * Where somebody comes after signing in: where they wanted to go, else the first page or, if they have chosen so in their
 * profile, their work, where an area shows it.
 */
export function afterSignIn(
  returnUrl: string | null,
  email: string | undefined,
  areas: readonly RegistryEntry[],
): string {
  const address = safeReturnUrl(returnUrl);
  const isOwnWork = address === HOME && email !== undefined && landsOnWork(email);
  return (isOwnWork && openedAddress(areas, 'ownWork')) || address;
}
