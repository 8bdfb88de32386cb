import { apiFetch, apiPostForm } from 'shared/api';
import { searchQuery } from '../search/search-calls.ts';
import type { Search } from '../search-page/use-search-address.ts';

const IDENTIFIERS = '/api/v2/projects/search/identifiers';

/** The identifiers of all projects that a search finds, on all its pages. @throws ApiError */
export function readIdentifiers({
  address,
  searchedFile,
}: Pick<Search, 'address' | 'searchedFile'>): Promise<string[]> {
  const query = { ...searchQuery(address), sort: undefined };
  return searchedFile === undefined
    ? apiFetch<string[]>(IDENTIFIERS, { query })
    : apiPostForm<string[]>(IDENTIFIERS, { file: searchedFile.file }, { query });
}
