import type { SearchResponse } from 'shared/contract';
import { counted, Text } from 'shared/ui';
import { splitTerms } from 'shared/limits';
import type { Search } from './use-search-address.ts';

export interface ResultsSummaryProps {
  search: Search;
  /** Absent while the first response is awaited, and after a failure. */
  response: SearchResponse | undefined;
  isLoading: boolean;
}

/** How much was found, and for which search. */
export function ResultsSummary({ search, response, isLoading }: ResultsSummaryProps) {
  return (
    <Text tone="muted">{response ? foundText(search, response) : isLoading ? waitingText(search) : ''}</Text>
  );
}

function foundText(search: Search, { page: { totalElements } }: SearchResponse): string {
  const terms = termsText(search);
  return terms === ''
    ? counted(totalElements, 'project')
    : `${counted(totalElements, 'result')} for ${terms}`;
}

/** While a search runs nothing is known of it but what is searched for: no number of the search before. */
function waitingText(search: Search): string {
  const [term, ...others] = search.searchedFile ? [] : search.address.terms;
  const terms = term !== undefined && others.length === 0 ? term : termsText(search);
  return terms === '' ? 'Searching…' : `Searching for ${terms}…`;
}

/** `the terms in genes.csv`, `3 terms`, or nothing where everything is listed. */
function termsText({ address, searchedFile }: Search): string {
  if (searchedFile?.text === null) return `the terms in ${searchedFile.file.name}`;
  const terms = searchedFile ? splitTerms(searchedFile.text) : address.terms;
  return terms.length > 0 ? counted(terms.length, 'term') : '';
}
