import { splitTerms } from 'shared/limits';

/** A search by file: what is sent, and the typed text that it was made from, if it was. */
export interface SearchedFile {
  file: File;
  text: string | null;
}

/**
 * Files that were searched, by the number that the history entry of the search carries. They are stored in the memory
 * of this page only: going back to a search finds its file again, reloading the page does not.
 */
const searchedFiles = new Map<number, SearchedFile>();
let lastNumber = 0;

/** Keeps a file for the history entry of its search, and returns the number under which it is found. */
export function keepSearchedFile(searched: SearchedFile): number {
  lastNumber += 1;
  searchedFiles.set(lastNumber, searched);
  return lastNumber;
}

/** The file kept under a number, or undefined once the page was reloaded. */
export function findSearchedFile(number: number): SearchedFile | undefined {
  return searchedFiles.get(number);
}

/** Distinguishes a searched file from others; undefined for none. */
export function fileKey(searched: SearchedFile | undefined): string | undefined {
  return searched && [searched.file.name, searched.file.size, searched.file.lastModified].join(' ');
}

/** A text with more terms than an address can contain, as the file that is searched instead: one term per line. */
export function textAsFile(text: string): SearchedFile {
  const lines = splitTerms(text).map(csvCell).join('\n');
  return { file: new File([lines], 'search-terms.csv', { type: 'text/csv' }), text };
}

/** Quotes would be read as the beginning of a quoted cell. */
function csvCell(term: string): string {
  return term.includes('"') ? `"${term.replaceAll('"', '""')}"` : term;
}
