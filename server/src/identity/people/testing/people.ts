import type { Db } from '../../../platform/database/database.ts';

/** A person for tests, with roles by name; work units, consortia and roles are made where they are missing. */
export interface TestPerson {
  email: string;
  name?: string;
  isAdmin?: boolean;
  isActive?: boolean;
  passwordHash?: string;
  /** [work unit, role] */
  unitRoles?: readonly (readonly [string, string])[];
  /** [consortium, role] */
  consortiumRoles?: readonly (readonly [string, string])[];
}

/** Adds a person and returns the id. */
export async function addPerson(db: Db, person: TestPerson): Promise<number> {
  const { id } = await db
    .insertInto('person')
    .values({
      email: person.email,
      name: person.name ?? null,
      is_admin: person.isAdmin ?? false,
      is_active: person.isActive ?? true,
      password_hash: person.passwordHash ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const [unit, role] of person.unitRoles ?? [])
    await db
      .insertInto('person_role_work_unit')
      .values({
        person_id: id,
        work_unit_id: await idOf(db, 'work_unit', unit),
        role_id: await idOf(db, 'role', role),
      })
      .execute();
  for (const [consortium, role] of person.consortiumRoles ?? [])
    await db
      .insertInto('person_role_consortium')
      .values({
        person_id: id,
        consortium_id: await idOf(db, 'consortium', consortium),
        role_id: await idOf(db, 'role', role),
      })
      .execute();
  return id;
}

/** The id of a look-up row, which is added if this name is new. */
export async function idOf(
  db: Db,
  table: 'work_unit' | 'consortium' | 'role',
  name: string,
): Promise<number> {
  const found = await db.selectFrom(table).select('id').where('name', '=', name).executeTakeFirst();
  if (found !== undefined) return found.id;
  return (await db.insertInto(table).values({ name }).returning('id').executeTakeFirstOrThrow()).id;
}
