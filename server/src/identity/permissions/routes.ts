import Type from 'typebox';
import { ActionPermission, ManagedList, ResourcePermissionQuery } from 'shared/contract';
import type { IdentityRoutes } from '../context.ts';
import { chapter } from '../route-options.ts';
import { listsByManager, isAllowedOnResource, generalPermissions } from './own-permissions.ts';

const { described } = chapter('People and permissions');

/** What the caller may do (api-1 section 6). */
export const permissionRoutes: IdentityRoutes = (app, { db }) => {
  app.get(
    '/api/permissions',
    described({
      summary: 'General rights of the caller',
      response: { 200: Type.Array(ActionPermission) },
    }),
    async ({ caller }) => generalPermissions(caller),
  );

  app.get(
    '/api/permissionByActionOnResource',
    described({
      summary: 'May the caller do this to that?',
      description:
        'Actions: canUpdatePlan (pin), canUpdateProject, canCreateProductionPlan, canCreatePhenotypingPlan (tpn). ' +
        'False for any other action and for a resource that does not exist.',
      querystring: ResourcePermissionQuery,
      response: { 200: Type.Boolean() },
    }),
    ({ caller, query }) => isAllowedOnResource(db, caller, query.action, query.resourceId),
  );

  app.get(
    '/api/listsByManagerUser',
    described({
      summary: 'Work units and consortia that the caller manages, and all roles',
      response: { 200: Type.Array(ManagedList) },
    }),
    ({ caller }) => listsByManager(db, caller),
  );
};
