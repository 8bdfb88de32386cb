import type { Person } from 'shared/contract';
import type { Db } from '../db/database.ts';
import { generalPermissions } from '../permissions/general-permissions.ts';
import type { SignedIn } from '../permissions/caller.ts';

/** A person as every people call describes one (api-1 section 4.1). */
export async function describePerson(db: Db, subject: SignedIn): Promise<Person> {
  const { name, contactable } = await db
    .selectFrom('person')
    .select(['name', 'contactable'])
    .where('id', '=', subject.personId)
    .executeTakeFirstOrThrow();
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
