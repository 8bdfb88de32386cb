import type { Person } from 'shared/contract';
import { PROJECT_SORT_KEYS } from 'shared/domain';
import {
  readListAddress,
  sameFilterValues,
  wholeList,
  writeListAddress,
  type ListAddress,
  type ListAddressRules,
} from 'shared/ui';
import { FILTERS, filtersAtStart } from './list-filters.ts';

const RULES: ListAddressRules = {
  filters: FILTERS,
  sortKeys: PROJECT_SORT_KEYS,
  defaultSort: { key: 'tpn', direction: 'asc' },
};

/** Every project that a person may read: the first 20 by TPN (spec part 1 §9). */
export const ALL_PROJECTS = wholeList(RULES);

/** Reads the list from the query part of an address. */
export function readManagedList(query: string): ListAddress {
  return readListAddress(RULES, new URLSearchParams(query));
}

/** Writes the list as the query part of an address, with its `?`, or nothing for all projects. */
export function writeManagedList(address: ListAddress): string {
  return writeListAddress(RULES, address);
}

/**
 * What a person sees who comes to an address. With other filters than it has, its page would mean nothing. Written and
 * read again, so that the filters have the order that they have in the address: another order is another question.
 */
export function listAtStart(person: Person, asked: ListAddress): ListAddress {
  const filters = filtersAtStart(person, asked.filters);
  if (sameFilterValues(filters, asked.filters)) return asked;
  return readManagedList(writeManagedList({ ...asked, filters, page: 0 }));
}
