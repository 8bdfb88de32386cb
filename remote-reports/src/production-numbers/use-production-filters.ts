import { useState } from 'react';
import { useSearchParams } from 'shared/router';
import { readFilters, writeFilters } from './filters/filter-address.ts';
import type { ProductionFilters } from './filters/filters.ts';

export interface FilterState {
  filters: ProductionFilters;
  change: (change: Partial<ProductionFilters>) => void;
}

/**
 * The filters in the address; a change replaces the history entry, as filters do everywhere. The controls do not
 * wait for the address, which follows when the router finds the time.
 */
export function useProductionFilters(): FilterState {
  const [address, setAddress] = useSearchParams();
  const [held, setHeld] = useState(() => ({ address, filters: readFilters(address) }));
  if (held.address !== address) {
    const isOwnChange = writeFilters(address, held.filters).toString() === address.toString();
    setHeld({ address, filters: isOwnChange ? held.filters : readFilters(address) });
  }
  const change = (some: Partial<ProductionFilters>) => {
    const filters = { ...held.filters, ...some };
    setHeld({ address, filters });
    setAddress(writeFilters(address, filters), { replace: true });
  };
  return { filters: held.filters, change };
}
