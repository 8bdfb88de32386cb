import type { Project, SearchResult } from 'shared/contract';
import { projectColumns, type ProjectColumnId, type TableColumn } from './project-table.ts';

/** Columns about the terms of a search (ui-screens 3.3); a term without a project has a comment (spec part 1 §2). */
const TERM_COLUMNS = [
  { id: 'input', title: 'Search term', texts: ({ input }) => [input] },
  {
    id: 'comment',
    title: 'Search Result comments',
    texts: ({ comment, project }) => [
      ...(comment ? [comment] : []),
      ...(project === null ? ['No projects found'] : []),
    ],
  },
] as const satisfies readonly TableColumn<SearchResult>[];

export type SearchColumn = TableColumn<SearchResult, (typeof TERM_COLUMNS)[number]['id'] | ProjectColumnId>;

/** Columns about the project of a result; empty where a term has none. */
export function ofResults<Id extends string>(
  columns: readonly TableColumn<Project, Id>[],
): TableColumn<SearchResult, Id>[] {
  return columns.map(({ texts, ...column }) => ({
    ...column,
    texts: ({ project }) => (project === null ? [] : texts(project)),
  }));
}

/** The columns of the search table, in order; those about terms only where terms were searched. */
export function searchColumns(hasTerms: boolean): readonly SearchColumn[] {
  const columns = ofResults(projectColumns('search'));
  return hasTerms ? [...TERM_COLUMNS, ...columns] : columns;
}
