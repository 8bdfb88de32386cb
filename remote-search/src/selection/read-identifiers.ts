import { apiFetch, apiPostForm } from 'shared/api';
import { identifiersCall } from '../search/search-calls.ts';
import type { Search } from '../search-page/use-search-address.ts';

/** The identifiers of all projects that a search finds, on all its pages. @throws ApiError */
export function readIdentifiers({
  address,
  searchedFile,
}: Pick<Search, 'address' | 'searchedFile'>): Promise<string[]> {
  const { path, query } = identifiersCall(address);
  return searchedFile === undefined
    ? apiFetch<string[]>(path, { query })
    : apiPostForm<string[]>(path, { file: searchedFile.file }, { query });
}
