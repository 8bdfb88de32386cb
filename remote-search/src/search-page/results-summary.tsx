import type { SearchResponse } from 'shared/contract';
import { formatCount, Text } from 'shared/ui';
import type { Search } from './use-search-address.ts';

/** How much was found, and what it answers. */
export function ResultsSummary({ search, answer }: { search: Search; answer: SearchResponse }) {
  return <Text tone="muted">{summaryOf(search, answer.page.totalElements)}</Text>;
}

function summaryOf({ address, searchedFile }: Search, total: number): string {
  const results = counted(total, 'result');
  if (searchedFile) return `${results} for the terms in ${searchedFile.file.name}`;
  if (address.terms.length > 0) return `${results} for ${counted(address.terms.length, 'term')}`;
  return counted(total, 'project');
}

function counted(count: number, noun: string): string {
  return `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;
}
