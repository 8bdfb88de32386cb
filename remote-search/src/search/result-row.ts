import type { SearchResult } from 'shared/contract';

/** Key of a row: a term may be asked twice and a project found by several terms, so only the place is unique. */
export function rowKey({ input, project }: SearchResult, index: number): string {
  return [index, input, project?.tpn].join('|');
}
