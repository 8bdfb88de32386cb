import Type, { type Static } from 'typebox';
import { Nullable } from './schema-helpers.ts';

export const WorkUnitRole = Type.Object({
  id: Type.Integer(),
  workUnitName: Type.String(),
  roleName: Type.String(),
});
export type WorkUnitRole = Static<typeof WorkUnitRole>;

export const ConsortiumRole = Type.Object({
  id: Type.Integer(),
  consortiumName: Type.String(),
  roleName: Type.String(),
});
export type ConsortiumRole = Static<typeof ConsortiumRole>;

/** A general right of a person: manageUsers, executeManagerTasks, canManageGeneLists, in this order. */
export const ActionPermission = Type.Object({ actionName: Type.String(), value: Type.Boolean() });
export type ActionPermission = Static<typeof ActionPermission>;

/** A person as every people call describes one; the password never appears. */
export const Person = Type.Object({
  name: Nullable(Type.String()),
  email: Type.String(),
  contactable: Nullable(Type.Boolean()),
  isAdmin: Type.Boolean(),
  rolesWorkUnits: Type.Array(WorkUnitRole),
  rolesConsortia: Type.Array(ConsortiumRole),
  actionPermissions: Type.Array(ActionPermission),
});
export type Person = Static<typeof Person>;
