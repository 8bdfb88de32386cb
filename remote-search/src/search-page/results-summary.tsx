import type { SearchResponse } from 'shared/contract';
import { formatCount, Text } from 'shared/ui';
import { cleanTerms } from '../search/clean-terms.ts';
import type { Search } from './use-search-address.ts';

/** How much was found, and what it answers. */
export function ResultsSummary({ search, answer }: { search: Search; answer: SearchResponse }) {
  return <Text tone="muted">{summaryOf(search, answer.page.totalElements)}</Text>;
}

function summaryOf({ address, searchedFile }: Search, total: number): string {
  const results = counted(total, 'result');
  if (searchedFile?.text === null) return `${results} for the terms in ${searchedFile.file.name}`;
  const terms = searchedFile ? cleanTerms(searchedFile.text) : address.terms;
  return terms.length > 0 ? `${results} for ${counted(terms.length, 'term')}` : counted(total, 'project');
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
