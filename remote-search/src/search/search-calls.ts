import type { QueryParams } from 'shared/api';
import { listQuery } from 'shared/domain';
import type { SearchAddress } from './search-address.ts';

/** A call of the project search; a file, where there is one, travels as the form field `file`. */
export interface SearchCall {
  path: string;
  query: QueryParams;
}

/** The request for one page: by terms (GET), or by a file (POST) whose terms the server reads (spec part 1 §7). */
export function pageCall(address: SearchAddress): SearchCall {
  return {
    path: '/api/projects/search',
    query: { ...searchQuery(address), page: address.page, size: address.size },
  };
}

/**
 * The request for all pages as CSV. `columns=search` requests the columns of the search table, with search
 * term, comment and access status (PP-49), instead of the thirteen that older clients get.
 */
export function exportCall(address: SearchAddress, isByFile: boolean): SearchCall {
  return {
    path: `/api/projects/search/${isByFile ? 'exportSearchByFile' : 'exportSearch'}`,
    query: { ...searchQuery(address), columns: 'search' },
  };
}

/** The query of all pages of a search. */
export function searchQuery(address: SearchAddress): QueryParams {
  const { terms } = address;
  return { searchTypeName: 'gene', ...(terms.length > 0 && { input: terms }), ...listQuery(address) };
}
