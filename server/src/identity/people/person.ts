import { sql, type RawBuilder } from 'kysely';
import type { Person } from 'shared/contract';
import type { Versioned } from '../../platform/http/responses/resource-version.ts';
import type { Db } from '../../platform/database/database.ts';
import { NotFoundError } from '../../platform/http/errors/errors.ts';
import { managedConsortia, managedWorkUnits, type SignedIn, type Subject } from '../permissions/caller.ts';
import { generalPermissions } from '../permissions/own-permissions.ts';
import { readPeople, type ServiceAccounts } from '../permissions/subject-repository.ts';

/** Where people are described from. */
export interface PeopleSource {
  db: Db;
  settings: ServiceAccounts;
}

/**
 * The person of an address in any case, active or not, as every people call describes one (api-1 section 4.1).
 *
 * @throws NotFoundError
 */
export async function personByEmail(source: PeopleSource, email: string): Promise<Versioned<Person>> {
  const [found] = await describe(source, sql`person.email = ${email.toLowerCase()}`);
  if (found === undefined) throw unknownPerson(email);
  return found;
}

/** The refusal of a call that names nobody. */
export function unknownPerson(email: string): NotFoundError {
  return new NotFoundError(`User with email ${email} not found.`);
}

/**
 * The people whom the caller looks after, by e-mail: for administrators everybody, for others those with the role
 * `general` where the caller is manager (api-1 section 4.2).
 */
export async function peopleOf(source: PeopleSource, caller: Subject): Promise<Person[]> {
  const described = await describe(source, caller.isAdmin ? sql`true` : generalIn(caller));
  return described.map(({ resource }) => resource);
}

function generalIn(caller: Subject): RawBuilder<unknown> {
  return sql`(
    exists (
      select from person_role_work_unit held
      join role on role.id = held.role_id and lower(role.name) = 'general'
      join work_unit place on place.id = held.work_unit_id
      where held.person_id = person.id and place.name = any (${managedWorkUnits(caller)}::text[]))
    or exists (
      select from person_role_consortium held
      join role on role.id = held.role_id and lower(role.name) = 'general'
      join consortium place on place.id = held.consortium_id
      where held.person_id = person.id and place.name = any (${managedConsortia(caller)}::text[])))`;
}

/** All people for whom the condition on the table `person` is true. */
async function describe(
  { db, settings }: PeopleSource,
  condition: RawBuilder<unknown>,
): Promise<Versioned<Person>[]> {
  const people = await readPeople(db, condition, settings);
  return people.map(({ subject, facts }) => ({ resource: toPerson(subject, facts), version: facts.version }));
}

type Details = Pick<Person, 'name' | 'contactable'>;

function toPerson(subject: SignedIn, { name, contactable }: Details): Person {
  return {
    name,
    email: subject.email,
    contactable,
    isAdmin: subject.isAdmin,
    rolesWorkUnits: subject.unitRoles.map(({ id, workUnitName, roleName }) => ({
      id,
      workUnitName,
      roleName,
    })),
    rolesConsortia: subject.consortiumRoles.map(({ id, consortiumName, roleName }) => ({
      id,
      consortiumName,
      roleName,
    })),
    actionPermissions: generalPermissions(subject),
  };
}
