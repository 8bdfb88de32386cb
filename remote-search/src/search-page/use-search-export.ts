import { useCallback } from 'react';
import { useDownload } from 'shared/api';
import { exportCall } from '../search/search-calls.ts';
import type { Search } from './use-search-address.ts';

/** Name of the saved file (spec part 1 §9). */
const FILE_NAME = 'searchResults.csv';

/** Saves the whole result of the present search, not only the page in sight, as CSV. */
export function useSearchExport({ address, searchedFile }: Search) {
  const { download, isDownloading, error } = useDownload();
  const exportSearch = useCallback(() => {
    const { path, query } = exportCall(address, searchedFile !== undefined);
    const form = searchedFile && { file: searchedFile.file };
    void download(path, { query, form, fileName: FILE_NAME });
  }, [address, download, searchedFile]);
  return { exportSearch, isDownloading, error };
}

export type SearchExport = ReturnType<typeof useSearchExport>;
