import type { PersonUpdate } from 'shared/contract';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import { NamedList } from '../../platform/look-up-lists/named-list.ts';
import type { Db } from '../../platform/database/database.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { integerOf } from '../../platform/http/requests/request-values.ts';

/** A role in a work unit or a consortium, which is called its place here. */
export interface RoleRow {
  /** Of the stored association; null for a new one. */
  id: number | null;
  placeId: number;
  placeName: string;
  roleId: number;
  roleName: string;
}

/** The roles of one person. */
export interface RoleRows {
  units: readonly RoleRow[];
  consortia: readonly RoleRow[];
}

export interface RoleLists {
  lists: Lists;
  roles: NamedList<{ id: number; name: string }>;
}

type Inputs = Pick<PersonUpdate, 'rolesWorkUnits' | 'rolesConsortia'>;

/** The roles that there are, which the look-up lists in memory leave out. */
export async function readRoles(db: Db): Promise<RoleLists['roles']> {
  return new NamedList(await db.selectFrom('role').select(['id', 'name']).orderBy('id').execute());
}

/**
 * The roles that a request names, each once (api-1 section 4.2).
 *
 * @throws UserError for an unknown work unit, consortium or role; roles are case sensitive
 */
export function resolveRoles({ rolesWorkUnits, rolesConsortia }: Inputs, known: RoleLists): RoleRows {
  const units = (rolesWorkUnits ?? []).map(({ id, workUnitName, roleName }) => {
    const unit = known.lists.work_unit.find(workUnitName);
    if (unit === undefined) throw new UserError(`Work unit ${workUnitName ?? null} does not exist.`);
    return roleRow(integerOf(id), unit, roleOf(roleName, known));
  });
  const consortia = (rolesConsortia ?? []).map(({ id, consortiumName, roleName }) => {
    if (consortiumName === null || consortiumName === undefined)
      throw new UserError('Consortium cannot be null. Select at least one.');
    const consortium = known.lists.consortium.find(consortiumName);
    if (consortium === undefined) throw new UserError(`Consortium '${consortiumName}' does not exist.`);
    return roleRow(integerOf(id), consortium, roleOf(roleName, known));
  });
  return { units: once(units), consortia: once(consortia) };
}

type Named = { id: number; name: string };

function roleOf(name: string | null | undefined, { roles }: RoleLists): Named {
  const role = roles.findExact(name);
  if (role === undefined) throw new UserError(`Role ${name ?? null} does not exist.`);
  return role;
}

function roleRow(id: number | null, place: Named, role: Named): RoleRow {
  return { id, placeId: place.id, placeName: place.name, roleId: role.id, roleName: role.name };
}

/** Are these the same role in the same place? */
export function isSameRole(one: RoleRow, other: RoleRow): boolean {
  return one.placeId === other.placeId && one.roleId === other.roleId;
}

function once(rows: readonly RoleRow[]): RoleRow[] {
  return rows.filter((row, index) => rows.findIndex((earlier) => isSameRole(earlier, row)) === index);
}
