import type { QueryParams } from 'shared/api';
import { meaningfulFilters, writeSort, type ListAddress } from 'shared/ui';

/** The path of the project list. */
export const PROJECTS = '/api/projects';
/** The path of the whole list as CSV. */
export const PROJECTS_AS_CSV = '/api/projects/exportProjects';

/** The question for one page of the list (ui-screens, appendix G). */
export function pageQuery(address: ListAddress): QueryParams {
  return { ...listQuery(address), page: address.page, size: address.size };
}

/**
 * The question for all pages as CSV. `columns=list` asks for the rows and columns of the table, found by the same
 * comparisons and in the same order, instead of the thirteen columns that older clients get (PP-49).
 */
export function exportQuery(address: ListAddress): QueryParams {
  return { ...listQuery(address), columns: 'list' };
}

function listQuery({ filters, sort }: ListAddress): QueryParams {
  return { ...meaningfulFilters(filters), sort: writeSort(sort) };
}
