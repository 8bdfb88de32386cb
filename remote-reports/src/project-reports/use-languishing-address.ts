import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'shared/router';
import { readListAddress, writeListAddress, type ListAddress, type ListAddressRules } from 'shared/ui';

const WORK_UNIT = 'workUnitName';

const RULES: ListAddressRules = {
  filters: [{ name: WORK_UNIT, kind: 'text' }],
  sortKeys: [
    'tpn',
    'geneSymbols',
    'workUnitNames',
    'workGroupNames',
    'assignmentStatusName',
    'summaryStatusName',
    'summaryStatusDate',
    'monthsInStatus',
  ],
  defaultSort: { key: 'summaryStatusDate', direction: 'asc' },
};

export interface LanguishingAddress {
  address: ListAddress;
  /** The work unit whose projects are seen; empty for all. */
  workUnit: string;
  /** Changes page, size, order or work unit in place of the history entry; what is not said starts from the first page. */
  refine: (change: Partial<ListAddress>) => void;
  chooseWorkUnit: (name: string) => void;
}

/** The part of the table that the address of the page holds, beside the tab. */
export function useLanguishingAddress(): LanguishingAddress {
  const [params, setParams] = useSearchParams();
  const address = useMemo(() => readListAddress(RULES, params), [params]);
  const refine = useCallback(
    (change: Partial<ListAddress>) => {
      const tab = params.get('tab');
      const others = new URLSearchParams(tab === null ? [] : [['tab', tab]]);
      setParams(new URLSearchParams(writeListAddress(RULES, { ...address, page: 0, ...change }, others)), {
        replace: true,
      });
    },
    [address, params, setParams],
  );
  const chooseWorkUnit = (name: string) => refine({ filters: name === '' ? {} : { [WORK_UNIT]: [name] } });
  return { address, workUnit: address.filters[WORK_UNIT]?.[0] ?? '', refine, chooseWorkUnit };
}
