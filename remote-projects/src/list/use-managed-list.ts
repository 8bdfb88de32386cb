import { useCallback, useEffect, useMemo } from 'react';
import type { Person } from 'shared/contract';
import { beginningOf, isBegunBy } from 'shared/domain';
import { useLocation, useNavigate } from 'shared/router';
import { isAdmin } from 'shared/session';
import type { ListAddress } from 'shared/ui';
import { listAtStart, readManagedList, writeManagedList } from './managed-list-address.ts';

export interface ManagedList {
  address: ListAddress;
  /** Changes filters, page, size or order in place of the history entry; what is not said starts from the first page. */
  refine: (change: Partial<ListAddress>) => void;
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
      const search = writeManagedList(next);
      void navigate({ pathname, search }, { replace: true, state: beginningOf(person) });
    },
    [navigate, pathname, person],
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
