import { useAddressChoices } from '../choices/use-address-choices.ts';
import { readFilters, writeFilters } from './filters/filter-address.ts';
import type { ProductionFilters } from './filters/filters.ts';

export interface FilterState {
  filters: ProductionFilters;
  change: (change: Partial<ProductionFilters>) => void;
}

const FORMAT = { read: readFilters, write: writeFilters };

/** The filters in the address. */
export function useProductionFilters(): FilterState {
  const [filters, change] = useAddressChoices(FORMAT);
  return { filters, change };
}
