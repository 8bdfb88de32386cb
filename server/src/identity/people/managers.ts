import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Addresses of the managers of a work unit whose accounts are active. */
export async function managersOfUnit(db: Db, workUnitName: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct person.email
    from person
    join person_role_work_unit held on held.person_id = person.id
    join work_unit on work_unit.id = held.work_unit_id
    join role on role.id = held.role_id
    where person.is_active and lower(role.name) = 'manager' and work_unit.name = ${workUnitName}
    order by person.email`.execute(db);
  return rows.map(({ email }) => email);
}

/** The same of a consortium. */
export async function managersOfConsortium(db: Db, consortiumName: string): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct person.email
    from person
    join person_role_consortium held on held.person_id = person.id
    join consortium on consortium.id = held.consortium_id
    join role on role.id = held.role_id
    where person.is_active and lower(role.name) = 'manager' and consortium.name = ${consortiumName}
    order by person.email`.execute(db);
  return rows.map(({ email }) => email);
}
