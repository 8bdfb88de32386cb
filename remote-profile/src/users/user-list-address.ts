import type { QueryParams } from 'shared/api';
import { meaningfulFilters, writeSort, type ListAddress, type ListAddressRules } from 'shared/ui';

/** The paged list of accounts. */
export const ACCOUNTS = '/api/accounts';

/** What the list can be narrowed by; the names are those of the call. `search` has its field above the table. */
export const FILTERS = [
  { name: 'search', kind: 'text' },
  { name: 'workUnitName', kind: 'options' },
  { name: 'consortiumName', kind: 'options' },
  { name: 'roleName', kind: 'options' },
  { name: 'state', kind: 'options' },
] as const;

/** The list opens with everybody by name; what is searched and chosen is in the address (PP-48, PP-58). */
export const USER_LIST_RULES: ListAddressRules = {
  filters: FILTERS,
  sortKeys: ['email', 'name'],
  defaultSort: { key: 'name', direction: 'asc' },
};

/** The question for one page of the list. */
export function userListQuery({ filters, sort, page, size }: ListAddress): QueryParams {
  return { ...meaningfulFilters(filters), sort: writeSort(sort), page, size };
}
