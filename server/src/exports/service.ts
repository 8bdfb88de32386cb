import type { ProjectListExportQuery, ProjectSearchFilters, SearchExportQuery } from 'shared/contract';
import { readPaging } from '../http/paging.ts';
import { checkSearchable, readSearchType, toProjectFilters } from '../project-search/search-request.ts';
import { readTerms } from '../project-search/search-terms.ts';
import { resolveFilters } from '../projects/project-criteria.ts';
import { PROJECT_PAGING } from '../projects/project-order.ts';
import type { Asking, Data } from '../projects/service.ts';
import { readColumns } from './export-request.ts';
import { searchTable } from './search-columns.ts';
import { LIST_TABLE } from './list-columns.ts';
import { searchExport } from './search-export.ts';
import { TRACKER_HEADER } from './tracker-columns.ts';
import { trackerExport } from './tracker-export.ts';

/** A table to be written: everything that can be refused has been, the lines come as they are read. */
export interface ExportTable {
  header: readonly string[];
  lines: AsyncIterable<string[][]>;
}

/** How an export of a search is asked for, besides its terms. */
type SearchExportOptions = ProjectSearchFilters &
  Pick<SearchExportQuery, 'searchTypeName' | 'columns' | 'sort'>;

/** The export of a search (api-1 §12), or with `columns=search` of its table as it is shown (PP-49). */
export async function exportSearch(
  { db, catalogues }: Data,
  terms: readonly string[],
  options: SearchExportOptions,
  asking: Asking,
): Promise<ExportTable> {
  checkSearchable(readSearchType(options.searchTypeName), terms);
  const { sort } = readPaging({ sort: options.sort }, PROJECT_PAGING);
  const filters = toProjectFilters(options);
  const lists = await catalogues.read();
  if (readColumns(options.columns, 'search') === 'screen') {
    const table = searchTable(terms.length > 0);
    const resolved = await resolveFilters({ db, lists }, filters, 'exact');
    const reader = { db, lists, ...asking };
    return { header: table.header, lines: await searchExport(table, { terms, resolved, sort }, reader) };
  }
  const resolved = await resolveFilters({ db, lists }, filters, 'ignoringCase');
  return { header: TRACKER_HEADER, lines: await trackerExport(terms, resolved, { db, lists, ...asking }) };
}

/**
 * The export of the project list: its genes are looked up like the terms of a search (api-1 §12.3). With `columns=list`
 * it is the table of the list as it is shown, found and sorted like it (PP-49).
 */
export async function exportProjects(
  { db, catalogues }: Data,
  { columns, sort: sortQuery, ...query }: ProjectListExportQuery,
  asking: Asking,
): Promise<ExportTable> {
  const { sort } = readPaging({ sort: sortQuery }, PROJECT_PAGING);
  const lists = await catalogues.read();
  if (readColumns(columns, 'list') === 'screen') {
    const resolved = await resolveFilters({ db, lists }, query, 'exact');
    const reader = { db, lists, ...asking };
    const lines = await searchExport(LIST_TABLE, { terms: [], resolved, sort }, reader);
    return { header: LIST_TABLE.header, lines };
  }
  const { gene, ...filters } = query;
  const resolved = await resolveFilters({ db, lists }, filters, 'ignoringCase');
  const reader = { db, lists, ...asking };
  return { header: TRACKER_HEADER, lines: await trackerExport(readTerms(gene), resolved, reader) };
}
