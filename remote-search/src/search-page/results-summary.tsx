import type { SearchResponse } from 'shared/contract';
import { counted, Text } from 'shared/ui';
import { cleanTerms } from '../search/clean-terms.ts';
import type { Search } from './use-search-address.ts';

export interface ResultsSummaryProps {
  search: Search;
  /** Absent while the first response is awaited, and after a failure. */
  response: SearchResponse | undefined;
  isLoading: boolean;
}

/** How much was found, and for which search. */
export function ResultsSummary({ search, response, isLoading }: ResultsSummaryProps) {
  const waiting = isLoading ? 'Searching…' : '';
  return <Text tone="muted">{response ? summaryOf(search, response.page.totalElements) : waiting}</Text>;
}

function summaryOf({ address, searchedFile }: Search, total: number): string {
  const results = counted(total, 'result');
  if (searchedFile?.text === null) return `${results} for the terms in ${searchedFile.file.name}`;
  const terms = searchedFile ? cleanTerms(searchedFile.text) : address.terms;
  return terms.length > 0 ? `${results} for ${counted(terms.length, 'term')}` : counted(total, 'project');
}
