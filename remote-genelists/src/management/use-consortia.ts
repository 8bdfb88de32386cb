import { useResource, type ApiError } from 'shared/api';
import type { ManagedList, Person } from 'shared/contract';
import { isAdmin } from 'shared/session';
import { managedConsortia, ownConsortia } from './consortia.ts';

export interface Consortia {
  /** Undefined until they are known. */
  names: readonly string[] | undefined;
  error: ApiError | undefined;
}

/** The consortia to choose from: administrators those of the managed lists, others those of their roles (spec part 2 §6). */
export function useConsortia(person: Person): Consortia {
  const managed = useResource<ManagedList[]>(isAdmin(person) ? '/api/listsByManagerUser' : null);
  if (!isAdmin(person)) return { names: ownConsortia(person), error: undefined };
  return { names: managed.data && managedConsortia(managed.data), error: managed.error };
}
