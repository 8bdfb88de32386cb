import Type from 'typebox';
import { ActionPermission, ManagedList, ResourcePermissionQuery } from 'shared/contract';
import type { RouteModule } from '../http/app-context.ts';
import { generalPermissions } from './general-permissions.ts';
import { listsByManager } from './managed-lists.ts';
import { isAllowedOnResource } from './resource-permissions.ts';

const tags = ['People and permissions'];

/** What the caller may do (api-1 section 6). */
export const permissionRoutes: RouteModule = (app, { db }) => {
  app.get(
    '/api/permissions',
    {
      schema: {
        tags,
        summary: 'General rights of the caller',
        response: { 200: Type.Array(ActionPermission) },
      },
    },
    async ({ caller }) => generalPermissions(caller),
  );

  app.get(
    '/api/permissionByActionOnResource',
    {
      schema: {
        tags,
        summary: 'May the caller do this to that?',
        description:
          'Actions: canUpdatePlan (pin), canUpdateProject, canCreateProductionPlan, canCreatePhenotypingPlan (tpn). ' +
          'False for any other action and for a resource that does not exist.',
        querystring: ResourcePermissionQuery,
        response: { 200: Type.Boolean() },
      },
    },
    ({ caller, query }) => isAllowedOnResource(db, caller, query.action, query.resourceId),
  );

  app.get(
    '/api/listsByManagerUser',
    {
      schema: {
        tags,
        summary: 'Work units and consortia that the caller manages, and all roles',
        response: { 200: Type.Array(ManagedList) },
      },
    },
    ({ caller }) => listsByManager(db, caller),
  );
};
