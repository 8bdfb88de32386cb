import type { QueryParams } from 'shared/api';
import { listQuery, type SheetFormat } from 'shared/domain';
import type { ListAddress } from 'shared/ui';

/** The path of the project list. */
export const PROJECTS = '/api/projects';
/** The identifiers of the whole list. */
export const IDENTIFIERS = '/api/v2/projectIdentifiers';
/** The path of the whole list as a file. */
export const PROJECTS_AS_FILE = '/api/projects/exportProjects';

/**
 * The query for all pages as a file, with the columns that are shown. `columns=list` requests the rows and columns of the table, found by the same
 * comparisons and in the same order, instead of the thirteen columns that older clients get (PP-49).
 */
export function exportQuery(address: ListAddress, format: SheetFormat, shown?: string): QueryParams {
  return { ...listQuery(address), columns: 'list', shown, ...(format === 'csv' ? {} : { format }) };
}
