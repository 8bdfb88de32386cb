import { useCallback, useEffect, useMemo } from 'react';
import type { Person } from 'shared/contract';
import { useLocation, useNavigate } from 'shared/router';
import { isAdmin } from 'shared/session';
import type { ListAddress } from 'shared/ui';
import { listAtStart, readManagedList, writeManagedList } from './managed-list-address.ts';

export interface ManagedList {
  address: ListAddress;
  /** Changes filters, page, size or order in place of the history entry; what is not said starts from the first page. */
  refine: (change: Partial<ListAddress>) => void;
}

/** What a history entry carries once a person's work units were chosen in it. */
interface BegunState {
  begunBy: string;
}

function isBegunBy(person: Person, state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'begunBy' in state && state.begunBy === person.email;
}

/**
 * The list that the address bar holds. Who comes to it (by the menu, by an address that somebody sent) begins with the
 * work units of their roles. The history entry remembers that, so that a person's own choice of work units survives
 * going back and loading the page again.
 */
export function useManagedList(person: Person): ManagedList {
  const location = useLocation();
  const { pathname, search: query } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isBegun = isAdmin(person) || isBegunBy(person, state);
  const address = useMemo(() => {
    const asked = readManagedList(query);
    return isBegun ? asked : listAtStart(person, asked);
  }, [isBegun, person, query]);

  const replace = useCallback(
    (next: ListAddress) => {
      const begun: BegunState = { begunBy: person.email };
      void navigate({ pathname, search: writeManagedList(next) }, { replace: true, state: begun });
    },
    [navigate, pathname, person.email],
  );
  useEffect(() => {
    if (!isBegun) replace(address);
  }, [address, isBegun, replace]);

  const refine = useCallback(
    (change: Partial<ListAddress>) => replace({ ...address, page: 0, ...change }),
    [address, replace],
  );
  return { address, refine };
}
