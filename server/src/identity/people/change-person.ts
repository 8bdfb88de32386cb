import type { PersonUpdate } from 'shared/contract';
import type { FastifyRequest } from 'fastify';
import { expectedVersion } from '../../platform/http/responses/resource-version.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { inTransaction, type Db } from '../../platform/database/database.ts';
import { differences } from '../../platform/history/differences.ts';
import { recordChange } from '../../platform/history/record-change.ts';
import { refuseStale } from '../../platform/history/stale-write.ts';
import { EscalationError, ForbiddenError } from '../../platform/http/errors/errors.ts';
import { booleanOf } from '../../platform/http/requests/request-values.ts';
import { type SignedIn, signedIn } from '../permissions/caller.ts';
import { isAllowed } from '../permissions/policy.ts';
import { rolesAfter } from './managed-roles.ts';
import { noteOwnRoles, noteRights } from './note-roles.ts';
import { unknownPerson } from './person.ts';
import { refuseServiceAccount, type ServiceAddresses } from './service-accounts.ts';
import { readRoles, resolveRoles, type RoleRows } from './role-rows.ts';
import { auditPerson, lockPerson, writeRoles, type StoredPerson } from './stored-person.ts';

/** A change of a person: by whom, of whom, and optionally the version that the caller has read. */
export interface PersonChange {
  caller: SignedIn;
  email: string;
  expectedVersion: number | null;
  remoteAddress: string;
}

/** The change that a request asks for of the person with this address. */
export function personChange(request: FastifyRequest, email: string): PersonChange {
  const { caller, ip } = request;
  return { caller: signedIn(caller), email, expectedVersion: expectedVersion(request), remoteAddress: ip };
}

/**
 * Changes the caller's own name and consent. Roles in the request are ignored, but unknown ones are refused (api-1
 * §4.2).
 *
 * @throws UserError for unknown names, PreconditionFailedError for a version that is not the latest
 * @throws ForbiddenError for a non-administrator who claims to be an administrator
 */
export async function updateOwn(context: Data, change: PersonChange, input: PersonUpdate): Promise<void> {
  const asked = await resolve(context, input);
  await inTransaction(context.db, change.caller.email, async (tx) => {
    const before = await lockedPerson(tx, change.email);
    refuseNewAdministrator(change.caller, before, input);
    await noteOwnRoles(tx, change, before, asked);
    await refuseOlder(tx, before, change);
    await writePerson(tx, before, { ...before, ...ownValues(input) });
  });
}

/**
 * Changes another person's name, consent and roles; an administrator's change makes the account active (api-1 §4.2).
 *
 * @throws NotFoundError for an address that nobody has
 * @throws UserError for unknown names, EscalationError for a person whom the caller does not manage, before and after
 * the change
 * @throws ForbiddenError for roles that are not the caller's to give
 * @throws PreconditionFailedError for a version that is not the latest
 */
export async function updatePerson(
  context: Data & { settings: ServiceAddresses },
  change: PersonChange,
  input: PersonUpdate,
): Promise<void> {
  const wanted = await resolve(context, input);
  await inTransaction(context.db, change.caller.email, async (tx) => {
    const before = await lockedPerson(tx, change.email);
    refuseUnmanaged(change.caller, before.roles);
    refuseServiceAccount(context.settings, change.caller, before.email);
    refuseNewAdministrator(change.caller, before, input);
    await refuseOlder(tx, before, change);
    const roles = rolesAfter(change.caller, before.roles, wanted);
    refuseUnmanaged(change.caller, roles);
    const written = await writeRoles(tx, before.id, before.roles, roles);
    // Who was switched off is switched on at the account, or by an administrator: an edit of the name is not meant so.
    const isActive = before.isActive || change.caller.isAdmin;
    const after = { ...before, ...ownValues(input), isActive, roles: written };
    await writePerson(tx, before, after);
    await noteRights(tx, change, before, after);
  });
}

/**
 * Sets the identity of a person at an identity provider.
 *
 * @throws ForbiddenError for everybody but administrators, NotFoundError for an address that nobody has
 */
export async function setIdentity(db: Db, caller: SignedIn, email: string, authId: string): Promise<void> {
  if (!caller.isAdmin)
    throw new ForbiddenError('You do not have permission to set the identity of the user.');
  await inTransaction(db, caller.email, async (tx) => {
    const before = await lockedPerson(tx, email);
    await writePerson(tx, before, { ...before, authId });
  });
}

async function resolve({ db, catalogues }: Data, input: PersonUpdate): Promise<RoleRows> {
  return resolveRoles(input, { lists: await catalogues.read(), roles: await readRoles(db) });
}

function ownValues(input: PersonUpdate): Pick<StoredPerson, 'name' | 'contactable'> {
  return { name: input.name ?? null, contactable: booleanOf(input.contactable) };
}

/**
 * The person of an address in any case, locked until the transaction ends.
 *
 * @throws NotFoundError
 */
export async function lockedPerson(tx: Db, email: string): Promise<StoredPerson> {
  const person = await lockPerson(tx, email);
  if (person === undefined) throw unknownPerson(email);
  return person;
}

/** Only for callers who may change the person: the refusal contains the changes of other people. */
export function refuseOlder(
  tx: Db,
  { id, version }: StoredPerson,
  { expectedVersion }: PersonChange,
): Promise<void> {
  return refuseStale(tx, { entity: 'Person', id, version }, expectedVersion);
}

/** @throws EscalationError (403) unless the caller may change somebody with these roles */
export function refuseUnmanaged(caller: SignedIn, { units }: RoleRows): void {
  if (!isAllowed(caller, 'UPDATE_USER', { workUnitNames: units.map(({ placeName }) => placeName) }))
    throw new EscalationError(403, "You don't have permissions to execute the action on this user.");
}

/** The flag is changed at the account; here it is only looked at, because forms send the whole person (api-1 §4.2). */
function refuseNewAdministrator(
  caller: SignedIn,
  { isAdmin }: StoredPerson,
  input: Pick<PersonUpdate, 'isAdmin'>,
): void {
  const isAsked = input.isAdmin === true || input.isAdmin === 'true';
  if (isAsked && !isAdmin && !caller.isAdmin)
    throw new ForbiddenError('You do not have permission to make somebody an administrator.');
}

/** Writes what differs, with its record; nothing at all where nothing does. */
export async function writePerson(tx: Db, before: StoredPerson, after: StoredPerson): Promise<void> {
  const details = differences(auditPerson(before), auditPerson(after));
  if (details.length === 0) return;
  const { version } = await tx
    .updateTable('person')
    .set({
      name: after.name,
      contactable: after.contactable,
      is_admin: after.isAdmin,
      is_active: after.isActive,
      auth_id: after.authId,
    })
    .where('id', '=', before.id)
    .returning('version')
    .executeTakeFirstOrThrow();
  await recordChange(tx, 'Person', before.id, version, details);
}
