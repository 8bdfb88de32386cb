import type { SearchResponse } from 'shared/contract';
import { counted, Text } from 'shared/ui';
import { cleanTerms } from '../search/clean-terms.ts';
import type { Search } from './use-search-address.ts';

export interface ResultsSummaryProps {
  search: Search;
  /** Absent while the first answer is awaited, and after a failure. */
  answer: SearchResponse | undefined;
  isLoading: boolean;
}

/** How much was found, and what it answers. */
export function ResultsSummary({ search, answer, isLoading }: ResultsSummaryProps) {
  const waiting = isLoading ? 'Searching…' : '';
  return <Text tone="muted">{answer ? summaryOf(search, answer.page.totalElements) : waiting}</Text>;
}

function summaryOf({ address, searchedFile }: Search, total: number): string {
  const results = counted(total, 'result');
  if (searchedFile?.text === null) return `${results} for the terms in ${searchedFile.file.name}`;
  const terms = searchedFile ? cleanTerms(searchedFile.text) : address.terms;
  return terms.length > 0 ? `${results} for ${counted(terms.length, 'term')}` : counted(total, 'project');
}
