import { useResource } from 'shared/api';
import { alphabetically } from 'shared/config-data';
import type { ManagedList, Person } from 'shared/contract';
import { canManageGeneLists, isAdmin } from 'shared/session';

/** The consortia to choose from, once they are known: administrators those of the managed lists, others those of their roles (spec part 2 §6). */
export function useConsortia(person: Person) {
  const managed = useResource<ManagedList[]>(isAdmin(person) ? '/api/listsByManagerUser' : null);
  const { data, error, reload } = managed;
  return { names: isAdmin(person) ? data && managedConsortia(data) : ownConsortia(person), error, reload };
}

/** Consortia of a person's roles, each once, sorted. */
export function ownConsortia(person: Person): string[] {
  const names = person.rolesConsortia.map(({ consortiumName }) => consortiumName);
  return [...new Set(names)].sort(alphabetically);
}

/** The consortia among the managed lists. */
export function managedConsortia(lists: readonly ManagedList[]): string[] {
  const consortia = lists.find(({ entityName }) => entityName === 'consortia');
  return (consortia?.values ?? []).map(({ name }) => name);
}

/** Whether the person may change this list: with the right for it, administrators and the consortium's managers (spec part 2 §6). */
export function canChangeList(person: Person, consortium: string): boolean {
  if (!canManageGeneLists(person)) return false;
  if (isAdmin(person)) return true;
  return person.rolesConsortia.some(
    ({ consortiumName, roleName }) => consortiumName === consortium && roleName === 'manager',
  );
}
