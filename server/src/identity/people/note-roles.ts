import type { Db } from '../../platform/database/database.ts';
import { noteSecurityEvent } from '../sessions/security-events.ts';
import { isSameRole, type RoleRow, type RoleRows } from './role-rows.ts';
import type { StoredPerson } from './stored-person.ts';

const LONGEST_TEXT = 2000;

/** Roles in short: `JAX manager, IMPC general`. */
export function rolesInShort({ units, consortia }: RoleRows): string {
  const roles = [...units, ...consortia].map(({ placeName, roleName }) => `${placeName} ${roleName}`);
  return roles.sort().join(', ').slice(0, LONGEST_TEXT);
}

/** Requested roles that the person does not have. */
export function rolesNotHeld(held: RoleRows, asked: RoleRows): RoleRows {
  const missing = (of: readonly RoleRow[], among: readonly RoleRow[]) =>
    of.filter((role) => !among.some((other) => isSameRole(other, role)));
  return {
    units: missing(asked.units, held.units),
    consortia: missing(asked.consortia, held.consortia),
  };
}

/** Who changes somebody, from where. */
export interface ChangedBy {
  caller: { email: string };
  remoteAddress: string;
}

/** Writes to the log of security events which roles a person has got and lost, and that the account works again. */
export async function noteRights(
  tx: Db,
  { caller, remoteAddress }: ChangedBy,
  before: StoredPerson,
  after: Pick<StoredPerson, 'roles' | 'isActive'>,
): Promise<void> {
  const event = { email: before.email, personId: before.id, remoteAddress, actor: caller.email };
  const [had, has] = [rolesInShort(before.roles), rolesInShort(after.roles)];
  if (had !== has)
    await noteSecurityEvent(tx, { ...event, kind: 'roles changed', detail: { before: had, after: has } });
  if (!before.isActive && after.isActive)
    await noteSecurityEvent(tx, { ...event, kind: 'account activated' });
}

/** Notes that somebody sent roles for themselves that they do not have. They are ignored (api-1 §4.2). */
export async function noteOwnRoles(
  tx: Db,
  { caller, remoteAddress }: ChangedBy,
  person: StoredPerson,
  asked: RoleRows,
): Promise<void> {
  const roles = rolesInShort(rolesNotHeld(person.roles, asked));
  if (roles === '') return;
  await noteSecurityEvent(tx, {
    kind: 'escalation refused',
    email: caller.email,
    personId: person.id,
    remoteAddress,
    detail: { request: 'PUT /api/people', reason: `Roles that they do not have: ${roles}` },
  });
}
