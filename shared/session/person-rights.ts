import { alphabetically } from 'shared/config-data';
import type { Person } from 'shared/contract';

/**
 * What a person may see of the menus and forms (spec part 1 §6). The server decides again on every call; these
 * only keep the page from offering what it would refuse.
 */
type MaybePerson = Person | null;

function has(person: MaybePerson, action: string): boolean {
  return person?.actionPermissions.some(({ actionName, value }) => actionName === action && value) ?? false;
}

/** Whether the person may do everything; visitors may not. */
export function isAdmin(person: MaybePerson): boolean {
  return person?.isAdmin ?? false;
}

/** Admin menu item and the /admin area. */
export function canExecuteManagerTasks(person: MaybePerson): boolean {
  return has(person, 'executeManagerTasks');
}

/** Registering and changing other people. */
export function canManageUsers(person: MaybePerson): boolean {
  return has(person, 'manageUsers');
}

/** Editing of gene lists. */
export function canManageGeneLists(person: MaybePerson): boolean {
  return has(person, 'canManageGeneLists');
}

/** Whether the person has any role in any work unit. */
export function hasWorkUnitRole(person: MaybePerson): boolean {
  return person !== null && person.rolesWorkUnits.length > 0;
}

/** Menu item "Managed Projects": a role in at least one work unit, or manager tasks allowed. */
export function seesManagedProjects(person: MaybePerson): boolean {
  return hasWorkUnitRole(person) || canExecuteManagerTasks(person);
}

/** The work units in which a person has a role, each once, sorted. */
export function ownWorkUnits(person: MaybePerson): string[] {
  const names = person?.rolesWorkUnits.map(({ workUnitName }) => workUnitName);
  return [...new Set(names)].sort(alphabetically);
}

/** Work units a person may choose from: administrators all of them, others those of their roles, in the given order. */
export function workUnitsOf(person: MaybePerson, allWorkUnits: readonly string[]): string[] {
  if (isAdmin(person)) return [...allWorkUnits];
  const own = ownWorkUnits(person);
  return allWorkUnits.filter((name) => own.includes(name));
}
