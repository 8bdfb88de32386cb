import { useResource } from 'shared/api';
import { alphabetically } from 'shared/config-data';
import type { ManagedList } from 'shared/contract';

/** What the person can hand out; administrators everything, managers what they manage (api-1 section 6.3). */
export interface ManagedLists {
  workUnits: readonly string[];
  consortia: readonly string[];
  roles: readonly string[];
}

/** Reads what the person can hand out. */
export function useManagedLists() {
  const { data, error, reload } = useResource<ManagedList[]>('/api/listsByManagerUser');
  return { lists: data && byName(data), error: data ? undefined : error, reload };
}

/** The three lists of the response, each in alphabetical order. */
export function byName(response: readonly ManagedList[]): ManagedLists {
  const values = (name: string) =>
    (response.find(({ entityName }) => entityName === name)?.values ?? [])
      .map((value) => value.name)
      .sort(alphabetically);
  return { workUnits: values('workUnits'), consortia: values('consortia'), roles: values('roles') };
}
