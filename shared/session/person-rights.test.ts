import type { Person } from 'shared/contract';
import {
  canExecuteManagerTasks,
  canManageGeneLists,
  canManageUsers,
  hasWorkUnitRole,
  isAdmin,
  ownWorkUnits,
  seesManagedProjects,
  workUnitsOf,
} from './person-rights.ts';

const visitor = null;
const member: Person = {
  name: 'Jo Smith',
  email: 'jo@lab.example',
  contactable: null,
  isAdmin: false,
  rolesWorkUnits: [
    { id: 1, workUnitName: 'JAX', roleName: 'general' },
    { id: 2, workUnitName: 'BCM', roleName: 'manager' },
  ],
  rolesConsortia: [],
  actionPermissions: [
    { actionName: 'manageUsers', value: false },
    { actionName: 'executeManagerTasks', value: false },
    { actionName: 'canManageGeneLists', value: true },
  ],
};
const newcomer: Person = { ...member, rolesWorkUnits: [] };
const admin: Person = {
  ...newcomer,
  isAdmin: true,
  actionPermissions: member.actionPermissions.map(({ actionName }) => ({ actionName, value: true })),
};

describe('rights of a person (spec part 1 §6)', () => {
  it.each([
    ['a visitor', visitor, false, false, false],
    ['a person without role', newcomer, false, false, false],
    ['a member of a work unit', member, true, false, true],
    ['an administrator', admin, false, true, true],
  ])('of %s', (_, person, role, managerTasks, managedProjects) => {
    expect(hasWorkUnitRole(person)).toBe(role);
    expect(canExecuteManagerTasks(person)).toBe(managerTasks);
    expect(seesManagedProjects(person)).toBe(managedProjects);
  });

  it('reads each permission by its name', () => {
    expect([isAdmin(visitor), canManageUsers(visitor), canManageGeneLists(visitor)]).toEqual([
      false,
      false,
      false,
    ]);
    expect([isAdmin(member), canManageUsers(member), canManageGeneLists(member)]).toEqual([
      false,
      false,
      true,
    ]);
    expect([isAdmin(admin), canManageUsers(admin), canManageGeneLists(admin)]).toEqual([true, true, true]);
  });

  it('offers administrators every work unit, others those of their roles', () => {
    const all = ['BCM', 'Harwell', 'JAX'];
    expect(workUnitsOf(admin, all)).toEqual(all);
    expect(workUnitsOf(member, all)).toEqual(['BCM', 'JAX']);
    expect(workUnitsOf(visitor, all)).toEqual([]);
  });

  it('knows the work units of a person, each once, sorted', () => {
    const twice = { id: 3, workUnitName: 'JAX', roleName: 'manager' };
    const roles = [...member.rolesWorkUnits, twice];
    expect(ownWorkUnits({ ...member, rolesWorkUnits: roles })).toEqual(['BCM', 'JAX']);
    expect(ownWorkUnits(admin)).toEqual([]);
    expect(ownWorkUnits(visitor)).toEqual([]);
  });
});
