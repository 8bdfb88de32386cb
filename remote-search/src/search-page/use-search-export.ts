import { useDownload } from 'shared/api';
import type { SheetFormat } from 'shared/domain';
import { exportCall } from '../search/search-calls.ts';
import type { Search } from './use-search-address.ts';

/** Name of the saved file, without its ending (spec part 1 §9). */
const FILE_NAME = 'searchResults';

/** Saves the whole result of the present search, not only the page in sight, with the columns that are shown. */
export function useSearchExport({ address, searchedFile }: Search) {
  const { download, isDownloading, error } = useDownload();
  const exportSearch = (format: SheetFormat, shown: string | undefined) => {
    const { path, query } = exportCall(address, searchedFile !== undefined);
    const form = searchedFile && { file: searchedFile.file };
    void download(path, {
      query: { ...query, shown, ...(format !== 'csv' && { format }) },
      form,
      fileName: `${FILE_NAME}.${format}`,
    });
  };
  return { exportSearch, isDownloading, error };
}

export type SearchExport = ReturnType<typeof useSearchExport>;
