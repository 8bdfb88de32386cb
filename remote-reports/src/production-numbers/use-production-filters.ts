import { useMemo } from 'react';
import { useSearchParams } from 'shared/router';
import { readFilters, writeFilters } from './filters/filter-address.ts';
import type { ProductionFilters } from './filters/filters.ts';

export interface FilterState {
  filters: ProductionFilters;
  change: (change: Partial<ProductionFilters>) => void;
}

/** The filters that the address holds; a change replaces the history entry, as filters do everywhere. */
export function useProductionFilters(): FilterState {
  const [address, setAddress] = useSearchParams();
  const filters = useMemo(() => readFilters(address), [address]);
  const change = (some: Partial<ProductionFilters>) =>
    setAddress(writeFilters(address, { ...filters, ...some }), { replace: true });
  return { filters, change };
}
