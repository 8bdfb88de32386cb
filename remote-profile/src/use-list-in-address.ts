import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import { readListAddress, writeListAddress, type ListAddress, type ListAddressRules } from 'shared/ui';

export interface ListInAddress {
  address: ListAddress;
  /** Changes filters, page, size or order in place of the history entry; what is not said starts from the first page. */
  refine: (change: Partial<ListAddress>) => void;
}

/** The part of a list that the address bar names. Keep the rules the same between renders. */
export function useListInAddress(rules: ListAddressRules): ListInAddress {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const address = useMemo(() => readListAddress(rules, new URLSearchParams(query)), [rules, query]);
  const refine = useCallback(
    (change: Partial<ListAddress>) => {
      const search = writeListAddress(rules, { ...address, page: 0, ...change });
      void navigate({ pathname, search }, { replace: true });
    },
    [navigate, pathname, rules, address],
  );
  return { address, refine };
}
