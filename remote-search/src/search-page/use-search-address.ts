import { useCallback } from 'react';
import { useListAddress } from 'shared/domain';
import { splitTerms } from 'shared/limits';
import { fitInAddress, SEARCH, type SearchAddress } from '../search/search-address.ts';
import {
  findSearchedFile,
  keepSearchedFile,
  textAsFile,
  type SearchedFile,
} from '../search/searched-files.ts';

/** The current search: the search in the address, and the file that the history entry names. */
export interface Search {
  address: SearchAddress;
  /** The file that is searched in place of terms. */
  searchedFile: SearchedFile | undefined;
  /** A file was searched here, but the page was reloaded since and no longer has it. */
  isFileLost: boolean;
}

/** What the search card asks for; a file wins over a text. */
export interface AskedSearch {
  text: string;
  file: File | null;
}

export interface SearchAddressControl extends Search {
  /**
   * Goes to a new search, from its first page; going back returns to the search before. Returns false, and goes
   * nowhere, when this is the search that stands there already.
   */
  search: (asked: AskedSearch) => boolean;
  /** Changes filters, page, size or order of the present search, in place of its history entry. */
  refine: (change: Partial<Omit<SearchAddress, 'terms'>>) => void;
}

/** What the history entry of a search by file carries: the number of the file in the page's memory. */
interface FileSearchState {
  searchedFile: number;
}

function isFileSearch(state: unknown): state is FileSearchState {
  return (
    typeof state === 'object' &&
    state !== null &&
    'searchedFile' in state &&
    typeof state.searchedFile === 'number'
  );
}

/** The file to search with: the chosen one, or the text as a file when it is too long for an address. */
function fileToSearch({ text, file }: AskedSearch): SearchedFile | null {
  if (file) return { file, text: null };
  return fitInAddress(splitTerms(text)) ? null : textAsFile(text);
}

function isSameFile(one: SearchedFile | null, other: SearchedFile | undefined): boolean {
  if (!one || !other) return !one && !other;
  return one.text === null ? one.file === other.file : one.text === other.text;
}

/** The search of the address bar, and the two ways to change it. */
export function useSearchAddress(): SearchAddressControl {
  const { address, refine, state, goTo } = useListAddress(SEARCH);
  const searchedFile = isFileSearch(state) ? findSearchedFile(state.searchedFile) : undefined;
  const isFileLost = isFileSearch(state) && !searchedFile;

  const search = useCallback(
    (asked: AskedSearch) => {
      const file = fileToSearch(asked);
      const terms = file ? [] : splitTerms(asked.text);
      const next = { ...address, terms, page: 0 };
      const isSame = SEARCH.write(next) === SEARCH.write(address) && isSameFile(file, searchedFile);
      if (isSame && !isFileLost) return false;
      const nextState: FileSearchState | null = file && { searchedFile: keepSearchedFile(file) };
      goTo(next, { state: nextState });
      return true;
    },
    [address, goTo, isFileLost, searchedFile],
  );

  return { address, searchedFile, isFileLost, search, refine };
}
