import { useFormResource, useResource, type Resource } from 'shared/api';
import type { SearchResponse } from 'shared/contract';
import { pageCall } from '../search/search-calls.ts';
import type { Search } from './use-search-address.ts';

/** The page of results of a search. A lost file finds nothing and shows a message, instead of listing all projects. */
export function useProjectSearch({ address, searchedFile, isFileLost }: Search): Resource<SearchResponse> {
  const { path, query } = pageCall(address);
  const isByTerms = !searchedFile && !isFileLost;
  const byTerms = useResource<SearchResponse>(isByTerms ? path : null, query);
  const byFile = useFormResource<SearchResponse>(
    searchedFile ? path : null,
    searchedFile ? { file: searchedFile.file } : null,
    query,
  );
  return searchedFile ? byFile : byTerms;
}
