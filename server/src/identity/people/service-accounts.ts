import { normalEmail } from 'shared/mail-address';
import type { Settings } from '../../platform/settings/settings.ts';
import { EscalationError } from '../../platform/http/errors/errors.ts';
import type { SignedIn, Subject } from '../permissions/caller.ts';

/** The settings that give the account of an address rights that no role gives. */
export type ServiceAddresses = Pick<Settings, 'cdaUserKey' | 'dccUserKey' | 'colonyLookUpUserKey'>;

/** Whether somebody may not change the account of this address because it is that of a service. */
export function isKeptForAdministrators(settings: ServiceAddresses, caller: Subject, email: string): boolean {
  const { cdaUserKey, dccUserKey, colonyLookUpUserKey } = settings;
  const services = [cdaUserKey, dccUserKey, colonyLookUpUserKey].map((address) => address?.toLowerCase());
  return !caller.isAdmin && services.includes(normalEmail(email));
}

/**
 * The account of a service carries rights, so managers neither add nor change one, whatever roles it has.
 *
 * @throws EscalationError (403)
 */
export function refuseServiceAccount(settings: ServiceAddresses, caller: SignedIn, email: string): void {
  if (!isKeptForAdministrators(settings, caller, email)) return;
  throw new EscalationError(
    403,
    'This is the account of a service. Only administrators may add or change it.',
  );
}
