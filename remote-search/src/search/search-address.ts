import { PROJECT_SORT_KEYS } from 'shared/domain';
import {
  readListAddress,
  wholeList,
  writeListAddress,
  type ListAddress,
  type ListAddressRules,
} from 'shared/ui';
import { cleanTerms } from './clean-terms.ts';
import { FILTERS } from './filters.ts';

/**
 * What is searched and which part of the answer is seen: everything that the address of the search page holds.
 * A searched file is not in it; its terms would not fit (see searched-files.ts). With terms the server orders by
 * project and term, so that an order counts only without.
 */
export interface SearchAddress extends ListAddress {
  /** Cleaned terms; none lists all projects. */
  terms: string[];
}

const RULES: ListAddressRules = {
  filters: FILTERS,
  sortKeys: PROJECT_SORT_KEYS,
  defaultSort: { key: 'tpn', direction: 'asc' },
};

/** The search page as it opens: every project. */
export const EVERYTHING: SearchAddress = { terms: [], ...wholeList(RULES) };

/** Reads a search from the query part of an address. */
export function readSearchAddress(query: string): SearchAddress {
  const params = new URLSearchParams(query);
  return { terms: cleanTerms(params.getAll('input').join(',')), ...readListAddress(RULES, params) };
}

/** Writes a search as the query part of an address, with its `?`, or nothing for the page as it opens. */
export function writeSearchAddress({ terms, ...list }: SearchAddress): string {
  const others = new URLSearchParams(terms.map((term) => ['input', term]));
  return writeListAddress(RULES, terms.length > 0 ? { ...list, sort: RULES.defaultSort } : list, others);
}

/** Longest list of terms, in characters of the address, that an address holds; servers and proxies refuse from 8,000. */
const LONGEST_TERMS = 6000;

/** Whether terms can travel in an address; longer lists are searched as a file. */
export function fitInAddress(terms: string[]): boolean {
  return writeSearchAddress({ ...EVERYTHING, terms }).length <= LONGEST_TERMS;
}
