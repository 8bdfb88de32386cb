import { listFormatWith, type ListFormat } from 'shared/domain';
import { LONGEST_TERMS_IN_ADDRESS, splitTerms } from 'shared/limits';
import { PROJECT_SORT_KEYS } from 'shared/project-table';
import type { ListAddress, Sort } from 'shared/ui';
import { FILTERS } from './filters.ts';

/**
 * What is searched and which part of the response is seen: everything that the address of the search page contains.
 * A searched file is not in it; its terms would not fit (see searched-files.ts). With terms the server orders by
 * project and term, so that an order counts only without.
 */
export interface SearchAddress extends ListAddress {
  /** Cleaned terms; none lists all projects. */
  terms: string[];
}

const DEFAULT_SORT: Sort = { key: 'tpn', direction: 'asc' };

const FORMAT = listFormatWith<Pick<SearchAddress, 'terms'>>(
  { filters: FILTERS, sortKeys: PROJECT_SORT_KEYS, defaultSort: DEFAULT_SORT },
  {
    read: (params) => ({ terms: splitTerms(params.getAll('input').join(',')) }),
    write: ({ terms }) => terms.map((term) => ['input', term]),
  },
);

/** The search page opens with every project. */
export const SEARCH: ListFormat<SearchAddress> = {
  ...FORMAT,
  write: (address) => FORMAT.write(address.terms.length > 0 ? { ...address, sort: DEFAULT_SORT } : address),
};

/** Whether terms can travel in an address; longer lists are searched as a file. */
export function fitInAddress(terms: string[]): boolean {
  return SEARCH.write({ ...SEARCH.initial, terms }).length <= LONGEST_TERMS_IN_ADDRESS;
}
