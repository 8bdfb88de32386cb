import Type, { type Static } from 'typebox';

/** Actions that a client may ask about; any other name is answered with false. */
export type ResourceAction = 'canUpdatePlan' | keyof ProjectPermissions;

/** What the caller may do with a project. */
export const ProjectPermissions = Type.Object({
  canUpdateProject: Type.Boolean(),
  canCreateProductionPlan: Type.Boolean(),
  canCreatePhenotypingPlan: Type.Boolean(),
});
export type ProjectPermissions = Static<typeof ProjectPermissions>;

/** GET /api/permissionByActionOnResource. */
export const ResourcePermissionQuery = Type.Object({
  action: Type.String(),
  resourceId: Type.String({ description: 'tpn or pin' }),
});

/** GET /api/listsByManagerUser: workUnits, consortia, roles, in this order. */
export const ManagedList = Type.Object({
  entityName: Type.String(),
  values: Type.Array(Type.Object({ name: Type.String() })),
});
export type ManagedList = Static<typeof ManagedList>;
