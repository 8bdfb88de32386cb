import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

/** Where roles in a group are stored. */
const HOLDERS = {
  workUnit: {
    roles: sql.table('person_role_work_unit'),
    group: sql.table('work_unit'),
    key: sql.ref('work_unit_id'),
  },
  consortium: {
    roles: sql.table('person_role_consortium'),
    group: sql.table('consortium'),
    key: sql.ref('consortium_id'),
  },
} as const;

/** Addresses of the managers of a work unit or consortium whose accounts are active. */
export async function managersOf(db: Db, kind: keyof typeof HOLDERS, name: string): Promise<string[]> {
  const { roles, group, key } = HOLDERS[kind];
  const { rows } = await sql<{ email: string }>`
    select distinct person.email
    from person
    join ${roles} held on held.person_id = person.id
    join ${group} owner on owner.id = held.${key}
    join role on role.id = held.role_id
    where person.is_active and lower(role.name) = 'manager' and owner.name = ${name}
    order by person.email`.execute(db);
  return rows.map(({ email }) => email);
}
