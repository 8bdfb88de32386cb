import { ProjectPermissions, type ActionPermission, type ManagedList } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { type Subject, managedConsortia, managedWorkUnits } from './caller.ts';
import { findPlanFacts, findProjectFacts } from './facts-repository.ts';
import { isAllowed, mayAddPhenotypingPlan, mayUpdateProject, type ProjectFacts } from './policy.ts';

/** The three general rights of a person, always in this order (api-1 sections 4.1 and 6.1). */
export function generalPermissions(subject: Subject): ActionPermission[] {
  return [
    { actionName: 'manageUsers', value: isAllowed(subject, 'MANAGE_USERS', null) },
    { actionName: 'executeManagerTasks', value: isAllowed(subject, 'EXECUTE_MANAGER_TASKS', null) },
    { actionName: 'canManageGeneLists', value: isAllowed(subject, 'MANAGE_GENE_LISTS', null) },
  ];
}

/** What a person may do with a project (api-1 section 6.2). */
export function projectPermissions(subject: Subject, project: ProjectFacts): ProjectPermissions {
  const canUpdateProject = mayUpdateProject(subject, project);
  return {
    canUpdateProject,
    canCreateProductionPlan: canUpdateProject,
    canCreatePhenotypingPlan: mayAddPhenotypingPlan(subject, project),
  };
}

function isProjectAction(action: string): action is keyof ProjectPermissions {
  return Object.hasOwn(ProjectPermissions.properties, action);
}

/** May the caller do this to the project or plan? False for an unknown action and for a missing resource. */
export async function isAllowedOnResource(
  db: Db,
  caller: Subject,
  action: string,
  resourceId: string,
): Promise<boolean> {
  if (action === 'canUpdatePlan') {
    const plan = await findPlanFacts(db, resourceId);
    return plan !== undefined && isAllowed(caller, 'UPDATE_PLAN', plan);
  }
  if (!isProjectAction(action)) return false;
  const project = await findProjectFacts(db, resourceId);
  return project !== undefined && projectPermissions(caller, project)[action];
}

/**
 * What a manager can hand out: the work units and consortia that they manage (administrators: all), and all
 * roles; always three lists in this order (api-1 section 6.3).
 */
export async function listsByManager(db: Db, caller: Subject): Promise<ManagedList[]> {
  const names = async (table: 'work_unit' | 'consortium' | 'role') =>
    (await db.selectFrom(table).select('name').orderBy('id').execute()).map(({ name }) => name);
  const workUnits = caller.isAdmin ? await names('work_unit') : managedWorkUnits(caller);
  const consortia = caller.isAdmin ? await names('consortium') : managedConsortia(caller);
  return [
    asList('workUnits', workUnits),
    asList('consortia', consortia),
    asList('roles', await names('role')),
  ];
}

function asList(entityName: string, names: readonly string[]): ManagedList {
  return { entityName, values: [...new Set(names)].map((name) => ({ name })) };
}
