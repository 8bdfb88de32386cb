import type { Project, SearchResult } from 'shared/contract';
import { projectColumns, type ProjectColumnId, type TableColumn } from './project-table.ts';

/** Columns about the terms of a search (ui-screens 3.3); a term without a project has a comment (spec part 1 §2). */
const TERM_COLUMNS = [
  { id: 'input', title: 'Search term', texts: ({ input }) => [input] },
  {
    id: 'comment',
    title: 'Search Result comments',
    texts: ({ input, comment, project }) => [
      ...(comment ? [comment] : []),
      ...(project === null ? [withoutProject(input ?? '')] : []),
    ],
  },
] as const satisfies readonly TableColumn<SearchResult>[];

/** Words about the identifier of a record that is searched for. */
export const TAKES_GENES = 'The search takes genes; ';

/** Says of a term that is the identifier of a record that it is no gene: the record may exist all the same. */
function withoutProject(input: string): string {
  if (!/^(TPN|PIN|TPO|MIN):\d+$/i.test(input)) return 'No projects found';
  const id = input.toUpperCase();
  return TAKES_GENES + (id.startsWith('M') ? `${id} is listed with its outcome` : `open ${id}`);
}

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
