import { useCallback, useEffect, useMemo } from 'react';
import type { Person } from 'shared/contract';
import { listEntryOf, isListEntryOf, useListAddress, type ListInAddress } from 'shared/domain';
import { isAdmin } from 'shared/session';
import type { ListAddress } from 'shared/ui';
import { listAtStart, MANAGED_LIST } from './managed-list-address.ts';

/**
 * The list of the address bar. A person who comes to it begins with the filters of the address, and without
 * any, as from the menu, with the work units of their roles. The history entry records that, so that a person's own choice of work units survives
 * going back and loading the page again.
 */
export function useManagedList(person: Person): ListInAddress {
  const { address: asked, state, goTo } = useListAddress(MANAGED_LIST);
  const isPersonal = isAdmin(person) || isListEntryOf(person, state);
  const address = useMemo(
    () => (isPersonal ? asked : listAtStart(person, asked)),
    [asked, isPersonal, person],
  );

  const replace = useCallback(
    (next: ListAddress) => goTo(next, { replace: true, state: listEntryOf(person) }),
    [goTo, person],
  );
  useEffect(() => {
    if (!isPersonal) replace(address);
  }, [address, isPersonal, replace]);

  const refine = useCallback(
    (change: Partial<ListAddress>) => replace({ ...address, page: 0, ...change }),
    [address, replace],
  );
  return { address, refine };
}
