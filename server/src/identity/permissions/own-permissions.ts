import type { ResourceAction, ActionPermission, ManagedList, ProjectPermissions } from 'shared/contract';
import type { Db } from '../../platform/database/database.ts';
import { type Subject, managedConsortia, managedWorkUnits } from './caller.ts';
import { findPlanFacts, findProjectFacts } from './facts-repository.ts';
import {
  isAllowed,
  mayAddPhenotypingPlan,
  mayUpdateProject,
  type PlanFacts,
  type ProjectFacts,
} from './policy.ts';

/** The three general rights of a person, always in this order (api-1 sections 4.1 and 6.1). */
export function generalPermissions(subject: Subject): ActionPermission[] {
  return [
    { actionName: 'manageUsers', value: isAllowed(subject, 'MANAGE_USERS', null) },
    { actionName: 'executeManagerTasks', value: isAllowed(subject, 'EXECUTE_MANAGER_TASKS', null) },
    { actionName: 'canManageGeneLists', value: isAllowed(subject, 'MANAGE_GENE_LISTS', null) },
  ];
}

type ProjectAction = keyof ProjectPermissions;
type PlanAction = Exclude<ResourceAction, ProjectAction>;

/** What clients may query about one resource (api-1 section 6.2). */
const OF_PROJECT: Record<ProjectAction, (subject: Subject, project: ProjectFacts) => boolean> = {
  canUpdateProject: mayUpdateProject,
  canCreateProductionPlan: mayUpdateProject,
  canCreatePhenotypingPlan: mayAddPhenotypingPlan,
};
const OF_PLAN: Record<PlanAction, (subject: Subject, plan: PlanFacts) => boolean> = {
  canUpdatePlan: (subject, plan) => isAllowed(subject, 'UPDATE_PLAN', plan),
};

/** All that clients may query about a project. */
export function projectPermissions(subject: Subject, project: ProjectFacts): ProjectPermissions {
  return {
    canUpdateProject: OF_PROJECT.canUpdateProject(subject, project),
    canCreateProductionPlan: OF_PROJECT.canCreateProductionPlan(subject, project),
    canCreatePhenotypingPlan: OF_PROJECT.canCreatePhenotypingPlan(subject, project),
  };
}

function isIn<Action extends string>(checks: Record<Action, unknown>, action: string): action is Action {
  return Object.hasOwn(checks, action);
}

/** May the caller do this to the project or plan? False for an unknown action and for a missing resource. */
export async function isAllowedOnResource(
  db: Db,
  caller: Subject,
  action: string,
  resourceId: string,
): Promise<boolean> {
  if (isIn(OF_PLAN, action)) {
    const plan = await findPlanFacts(db, resourceId);
    return plan !== undefined && OF_PLAN[action](caller, plan);
  }
  if (!isIn(OF_PROJECT, action)) return false;
  const project = await findProjectFacts(db, resourceId);
  return project !== undefined && OF_PROJECT[action](caller, project);
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
