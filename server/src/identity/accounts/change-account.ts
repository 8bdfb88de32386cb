import type { AccountChange } from 'shared/contract';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import type { IdentityContext } from '../context.ts';
import { ForbiddenError, UserError } from '../../platform/http/errors/errors.ts';
import {
  lockedPerson,
  refuseOlder,
  refuseUnmanaged,
  writePerson,
  type PersonChange,
} from '../people/change-person.ts';
import { endLinks } from '../people/password-reset.ts';
import { refuseServiceAccount } from '../people/service-accounts.ts';
import type { StoredPerson } from '../people/stored-person.ts';
import type { SignedIn } from '../permissions/caller.ts';
import { giveGrantsBack } from '../sign-in-service/service-sessions.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { endAllAccess } from '../sessions/sessions.ts';

/**
 * Deactivates or reactivates an account, and sets who is an administrator. A deactivated account loses its sessions,
 * the tokens of its scripts, its reset links and what came from the sign-in service at once.
 *
 * @throws NotFoundError for an address that nobody has
 * @throws EscalationError for a person whom the caller does not manage, UserError for the caller's own account, so that one
 * administrator always remains
 * @throws ForbiddenError for a change that only administrators may make
 * @throws PreconditionFailedError for a version that is not the latest
 */
export async function changeAccount(
  { db, settings, signInService }: Pick<IdentityContext, 'db' | 'settings' | 'signInService'>,
  change: PersonChange,
  wanted: AccountChange,
): Promise<void> {
  const personId = await inTransaction(db, change.caller.email, async (tx) => {
    if (change.caller.isAdmin && (wanted.isActive === false || wanted.isAdmin === false))
      await requireStillAdministrator(tx, change.caller);
    const before = await lockedPerson(tx, change.email);
    refuseUnmanaged(change.caller, before.roles);
    refuseServiceAccount(settings, change.caller, before.email);
    await refuseOlder(tx, before, change);
    const { isActive = before.isActive, isAdmin = before.isAdmin } = wanted;
    refuseBeyond(change.caller, before, { isActive, isAdmin });
    await writePerson(tx, before, { ...before, isActive, isAdmin });
    if (before.isActive && !isActive) {
      await endAllAccess(tx, before.id);
      await endLinks(tx, before.id);
    }
    await noteChange(tx, change, before, { isActive, isAdmin });
    return before.id;
  });
  await giveGrantsBack(db, signInService, personId);
}

/**
 * Two administrators who remove each other at the same moment would leave none: the second finds that it is none any more. All are
 * locked, and before the person of the change, so that nobody waits for the other.
 *
 * @throws ForbiddenError
 */
async function requireStillAdministrator(tx: Db, { personId }: SignedIn): Promise<void> {
  const administrators = await tx
    .selectFrom('person')
    .select('id')
    .where('is_admin', '=', true)
    .where('is_active', '=', true)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  if (!administrators.some(({ id }) => id === personId))
    throw new ForbiddenError('You are not an administrator any more.');
}

function refuseBeyond(
  caller: SignedIn,
  before: StoredPerson,
  { isActive, isAdmin }: Required<AccountChange>,
): void {
  if (before.id === caller.personId) {
    if (!isActive) throw new UserError('You can not deactivate your own account.');
    if (isAdmin !== before.isAdmin)
      throw new UserError('You can not change whether you are an administrator yourself.');
  }
  if (caller.isAdmin) return;
  if (isAdmin !== before.isAdmin)
    throw new ForbiddenError('You do not have permission to change who is an administrator.');
  if (before.isAdmin && isActive !== before.isActive)
    throw new ForbiddenError('You do not have permission to change the account of an administrator.');
}

async function noteChange(
  tx: Db,
  { caller, remoteAddress }: PersonChange,
  { id, email, ...before }: StoredPerson,
  { isActive, isAdmin }: Required<AccountChange>,
): Promise<void> {
  const event = { email, personId: id, remoteAddress, actor: caller.email };
  if (isActive !== before.isActive)
    await noteSecurityEvent(tx, {
      ...event,
      kind: isActive ? 'account activated' : 'account deactivated',
    });
  if (isAdmin !== before.isAdmin)
    await noteSecurityEvent(tx, {
      ...event,
      kind: 'administrator changed',
      detail: { administrator: isAdmin ? 'yes' : 'no' },
    });
}
