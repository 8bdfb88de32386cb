import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import { signedIn, type SignedIn, type Subject } from './caller.ts';
import { isAllowed } from './policy.ts';

/** @throws ForbiddenError unless the caller is the CDA, has a role named admin, or is an administrator */
export function requireCda(caller: Subject): SignedIn {
  if (!isAllowed(caller, 'CDA_AND_ADMIN', null))
    throw new ForbiddenError('You do not have permission to do this. It is for the CDA and administrators.');
  return signedIn(caller);
}
