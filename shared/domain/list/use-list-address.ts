import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import type { ListAddress } from 'shared/ui';
import type { ListFormat } from './list-format.ts';

/** The list of the address bar. */
export interface ListInAddress<Address extends ListAddress = ListAddress> {
  address: Address;
  /** Changes the address in place of the history entry; a change without a page starts from the first one. */
  refine: (change: Partial<Address>) => void;
}

/** The list of the address bar, with the history entry it belongs to. */
export interface ListInHistory<Address extends ListAddress> extends ListInAddress<Address> {
  /** What the history entry carries. */
  state: unknown;
  /** Goes to an address of the list, with what the history entry is to carry. */
  goTo: (next: Address, entry: { replace?: boolean; state: unknown }) => void;
}

/**
 * Which filters, page, size and order of a list the address bar names.
 *
 * @param format the same object in every render
 */
export function useListAddress<Address extends ListAddress>(
  format: ListFormat<Address>,
): ListInHistory<Address> {
  const location = useLocation();
  const { pathname, search: query } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const address = useMemo(() => format.read(query), [format, query]);
  const goTo: ListInHistory<Address>['goTo'] = useCallback(
    (next, entry) => void navigate({ pathname, search: format.write(next) }, entry),
    [format, navigate, pathname],
  );
  const refine = useCallback(
    (change: Partial<Address>) => goTo({ ...address, page: 0, ...change }, { replace: true, state }),
    [address, goTo, state],
  );
  return { address, refine, state, goTo };
}
