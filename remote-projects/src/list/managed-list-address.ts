import type { Person } from 'shared/contract';
import { listFormat } from 'shared/domain';
import { PROJECT_SORT_KEYS } from 'shared/project-table';
import { sameFilterValues, type ListAddress } from 'shared/ui';
import { FILTERS, filtersAtStart } from './list-filters.ts';

/** The list opens with every project that a person may read: the first 20 by TPN (spec part 1 §9). */
export const MANAGED_LIST = listFormat({
  filters: FILTERS,
  sortKeys: PROJECT_SORT_KEYS,
  defaultSort: { key: 'tpn', direction: 'asc' },
});

/** What a person sees who comes to an address. With filters added to it, its page would mean nothing. */
export function listAtStart(person: Person, asked: ListAddress): ListAddress {
  const filters = filtersAtStart(person, asked.filters);
  return sameFilterValues(filters, asked.filters) ? asked : { ...asked, filters, page: 0 };
}
