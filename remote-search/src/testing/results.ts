import type { Project, SearchResponse, SearchResult } from 'shared/contract';
import { aPage, numberedProjects } from 'shared/testing';

/** A row of a search without terms. */
export function listed(project: Project): SearchResult {
  return { input: null, project, comment: null };
}

/** The response that contains these rows; `page` describes a longer list than these. */
export function answerOf(
  results: SearchResult[],
  page: Partial<SearchResponse['page']> = {},
): SearchResponse {
  return {
    date: '2026-03-01T09:20:00.1',
    searchTypeName: 'gene',
    inputs: [],
    filters: [],
    results,
    page: aPage(page.totalElements ?? results.length, page),
  };
}

/** The first `count` projects of a long list, numbered from 1. */
export function manyProjects(count: number, firstNumber = 1): SearchResult[] {
  return numberedProjects(count, firstNumber).map(listed);
}
