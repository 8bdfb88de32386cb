import { sql, type RawBuilder } from 'kysely';
import type { Account } from 'shared/contract';
import type { Versioned } from '../../platform/http/responses/resource-version.ts';
import { ForbiddenError } from '../../platform/http/errors/errors.ts';
import type { IdentityContext } from '../context.ts';
import { isKeptForAdministrators } from '../people/service-accounts.ts';
import { unknownPerson } from '../people/person.ts';
import type { SignedIn, Subject } from '../permissions/caller.ts';
import { isAllowed } from '../permissions/policy.ts';
import { readPeople } from '../permissions/subject-repository.ts';

/** Where accounts are described from. */
export type AccountSource = Pick<IdentityContext, 'db' | 'settings'>;

/** An account, with the id of its person. */
export interface DescribedAccount extends Versioned<Account> {
  id: number;
  /** Whether the caller looks after the person, and so reads the account. */
  isManaged: boolean;
}

/**
 * The account of an address in any case, for the person, for administrators and for managers of one of their work units.
 *
 * @throws NotFoundError, ForbiddenError for everybody else
 */
export async function accountByEmail(
  source: AccountSource,
  caller: SignedIn,
  email: string,
): Promise<DescribedAccount> {
  const [found] = await describeAccounts(source, caller, sql`person.email = ${email.toLowerCase()}`);
  if (found === undefined) throw unknownPerson(email);
  if (!found.isManaged && found.id !== caller.personId)
    throw new ForbiddenError('You do not have permission to read the account.');
  return found;
}

/** The accounts of the people with these ids, in that order. */
export async function accountsByIds(
  source: AccountSource,
  caller: Subject,
  ids: readonly number[],
): Promise<Account[]> {
  const described = await describeAccounts(source, caller, sql`person.id = any (${ids}::bigint[])`);
  const byId = new Map(described.map(({ id, resource }) => [id, resource]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function describeAccounts(
  { db, settings }: AccountSource,
  caller: Subject,
  condition: RawBuilder<unknown>,
): Promise<DescribedAccount[]> {
  const people = await readPeople(db, condition, settings);
  return people.map(({ subject, facts: { name, isActive, version } }) => {
    const isManaged = isAllowed(caller, 'UPDATE_USER', {
      workUnitNames: subject.unitRoles.map(({ workUnitName }) => workUnitName),
    });
    const mayUpdate = isManaged && !isKeptForAdministrators(settings, caller, subject.email);
    const resource = toAccount(subject, { name, isActive, mayUpdate });
    return { id: subject.personId, version, isManaged, resource };
  });
}

type Details = Pick<Account, 'name' | 'isActive' | 'mayUpdate'>;

function toAccount(
  { email, isAdmin, unitRoles, consortiumRoles }: Subject & { email: string },
  details: Details,
): Account {
  return {
    ...details,
    email,
    isAdmin,
    rolesWorkUnits: unitRoles.map(({ id, workUnitName, roleName }) => ({ id, workUnitName, roleName })),
    rolesConsortia: consortiumRoles.map(({ id, consortiumName, roleName }) => ({
      id,
      consortiumName,
      roleName,
    })),
  };
}
