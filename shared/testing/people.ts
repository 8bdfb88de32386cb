import type { Person } from 'shared/contract';

/** A member of the work unit JAX, with whatever a test wants otherwise. */
export function aPerson(more: Partial<Person> = {}): Person {
  return {
    name: 'Jo Smith',
    email: 'jo@lab.example',
    contactable: true,
    isAdmin: false,
    rolesWorkUnits: [{ id: 11, workUnitName: 'JAX', roleName: 'general' }],
    rolesConsortia: [],
    actionPermissions: permissions(false),
    ...more,
  };
}

/** An administrator, who has no role but may do everything. */
export function anAdministrator(more: Partial<Person> = {}): Person {
  return aPerson({
    name: 'Ada Min',
    email: 'admin@tracker.example',
    isAdmin: true,
    rolesWorkUnits: [],
    actionPermissions: permissions(true),
    ...more,
  });
}

/** The three general rights, in the order in which the server sends them. */
function permissions(value: boolean): Person['actionPermissions'] {
  return ['manageUsers', 'executeManagerTasks', 'canManageGeneLists'].map((actionName) => ({
    actionName,
    value,
  }));
}
