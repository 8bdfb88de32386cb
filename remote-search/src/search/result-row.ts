import type { SearchResult } from 'shared/contract';

/** Shown where a term has no project (spec part 1 §2, search page). */
const NO_PROJECTS = 'No projects found';

/** The remarks on a row, one a line: the server's comment, and that there is no project. */
export function resultComments({ comment, project }: SearchResult): string[] {
  return [...(comment ? [comment] : []), ...(project === null ? [NO_PROJECTS] : [])];
}

/** Key of a row: a term may be asked twice and a project found by several terms, so only the place is unique. */
export function rowKey({ input, project }: SearchResult, index: number): string {
  return [index, input, project?.tpn].join('|');
}
