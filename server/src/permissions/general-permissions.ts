import type { ActionPermission } from 'shared/contract';
import type { Subject } from './caller.ts';
import { isAllowed } from './policy.ts';

/** The three general rights of a person, always in this order (api-1 sections 4.1 and 6.1). */
export function generalPermissions(subject: Subject): ActionPermission[] {
  return [
    { actionName: 'manageUsers', value: isAllowed(subject, 'MANAGE_USERS', null) },
    { actionName: 'executeManagerTasks', value: isAllowed(subject, 'EXECUTE_MANAGER_TASKS', null) },
    { actionName: 'canManageGeneLists', value: isAllowed(subject, 'MANAGE_GENE_LISTS', null) },
  ];
}
