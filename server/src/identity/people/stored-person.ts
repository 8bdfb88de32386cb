import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { replaceRows } from '../../platform/database/replace-rows.ts';
import { collection, type AuditTree } from '../../platform/history/audit-tree.ts';
import { isSameRole, type RoleRow, type RoleRows } from './role-rows.ts';

/** A person as the table has it; the password's hash is left out on purpose. */
export interface StoredPerson {
  id: number;
  email: string;
  name: string | null;
  contactable: boolean | null;
  isAdmin: boolean;
  isActive: boolean;
  authId: string | null;
  version: number;
  roles: RoleRows;
}

/** The person of an address in any case, locked until the transaction ends; undefined when it does not exist. */
export async function lockPerson(tx: Db, email: string): Promise<StoredPerson | undefined> {
  const row = await tx
    .selectFrom('person')
    .select(['id', 'email', 'name', 'contactable', 'version'])
    .select(['is_admin as isAdmin', 'is_active as isActive', 'auth_id as authId'])
    .where('email', '=', email.toLowerCase())
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { ...row, roles: await readRoles(tx, row.id) };
}

/** A person's roles, oldest first. */
async function readRoles(tx: Db, personId: number): Promise<RoleRows> {
  const units = await sql<StoredRole>`
    select held.id, held.work_unit_id as "placeId", place.name as "placeName", held.role_id as "roleId",
      role.name as "roleName"
    from person_role_work_unit held
    join work_unit place on place.id = held.work_unit_id
    join role on role.id = held.role_id
    where held.person_id = ${personId} order by held.id`.execute(tx);
  const consortia = await sql<StoredRole>`
    select held.id, held.consortium_id as "placeId", place.name as "placeName", held.role_id as "roleId",
      role.name as "roleName"
    from person_role_consortium held
    join consortium place on place.id = held.consortium_id
    join role on role.id = held.role_id
    where held.person_id = ${personId} order by held.id`.execute(tx);
  return { units: units.rows, consortia: consortia.rows };
}

type StoredRole = RoleRow & { id: number };

/** Replaces the roles of a person by the wanted ones, and returns them with their ids. */
export async function writeRoles(
  tx: Db,
  personId: number,
  stored: RoleRows,
  wanted: RoleRows,
): Promise<RoleRows> {
  const units = placed(stored.units, wanted.units);
  const unitIds = await replaceRows(
    tx,
    'person_role_work_unit',
    { column: 'person_id', id: personId },
    idsOf(stored.units),
    units.map(({ id, placeId, roleId }) => ({ id, work_unit_id: placeId, role_id: roleId })),
  );
  const consortia = placed(stored.consortia, wanted.consortia);
  const consortiumIds = await replaceRows(
    tx,
    'person_role_consortium',
    { column: 'person_id', id: personId },
    idsOf(stored.consortia),
    consortia.map(({ id, placeId, roleId }) => ({ id, consortium_id: placeId, role_id: roleId })),
  );
  return { units: withIds(units, unitIds), consortia: withIds(consortia, consortiumIds) };
}

/**
 * A role that the person has keeps its row, whichever id the request gives; only then do ids of the request count. So
 * two rows that swap their roles never meet the rule that nobody has a role twice.
 */
function placed(stored: readonly RoleRow[], wanted: readonly RoleRow[]): RoleRow[] {
  const taken = new Set<number | null>();
  const same = wanted.map((row) => stored.find((held) => isSameRole(held, row))?.id ?? null);
  same.forEach((id) => taken.add(id));
  return wanted.map((row, index) => {
    const id = same[index] ?? (taken.has(row.id) ? null : row.id);
    taken.add(id);
    return { ...row, id };
  });
}

function idsOf(rows: readonly RoleRow[]): number[] {
  return rows.flatMap(({ id }) => (id === null ? [] : [id]));
}

function withIds(rows: readonly RoleRow[], ids: readonly number[]): RoleRow[] {
  return rows.map((row, index) => ({ ...row, id: ids[index] ?? row.id }));
}

/** What history compares of a person. */
export function auditPerson(person: Omit<StoredPerson, 'id' | 'version'>): AuditTree {
  const { email, name, contactable, isAdmin, isActive, authId, roles } = person;
  return {
    email,
    name,
    contactable,
    isAdmin,
    isActive,
    authId,
    rolesWorkUnits: collection(
      roles.units,
      ({ id }) => id ?? 0,
      (row): AuditTree => ({ workUnit: { name: row.placeName }, role: { name: row.roleName } }),
    ),
    rolesConsortia: collection(
      roles.consortia,
      ({ id }) => id ?? 0,
      (row): AuditTree => ({ consortium: { name: row.placeName }, role: { name: row.roleName } }),
    ),
  };
}
