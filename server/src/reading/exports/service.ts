import type {
  ProjectListExportQuery,
  ProjectSearchFilters,
  SearchExportQuery,
  FileSearchExportQuery,
} from 'shared/contract';
import type { Reader } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { readPaging } from '../../platform/http/requests/paging.ts';
import { checkSearchable, readSearchType, toProjectFilters } from '../project-search/search-request.ts';
import { readTerms } from '../project-search/search-terms.ts';
import { resolveFilters } from '../../tracker/projects/list/project-criteria.ts';
import { PROJECT_PAGING } from '../../tracker/projects/list/project-order.ts';
import { searchExport, listTable, searchTable } from './search-export.ts';
import { TRACKER_HEADER } from './tracker-columns.ts';
import { trackerExport } from './tracker-export.ts';
import type { SheetCell } from '../../platform/spreadsheet/write-workbook.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { listValues } from '../../platform/http/requests/parameter-values.ts';

/** A table to be written: everything that can be refused has been, the lines come as they are read. */
export interface ExportTable {
  header: readonly string[];
  lines: AsyncIterable<SheetCell[][]>;
}

/** Options of an export of a search, besides its terms. */
type SearchExportOptions = ProjectSearchFilters &
  Pick<SearchExportQuery, 'searchTypeName' | 'columns' | 'sort' | 'shown'>;

/** The export of a search (api-1 §12), or with `columns=search` of its table as it is shown (PP-49). */
export async function exportSearch(
  { db, catalogues }: Data,
  terms: readonly string[],
  options: SearchExportOptions,
  asking: Reader,
): Promise<ExportTable> {
  checkSearchable(readSearchType(options.searchTypeName), terms);
  const { sort } = readPaging({ sort: options.sort }, PROJECT_PAGING);
  const filters = toProjectFilters(options);
  const lists = await catalogues.read();
  if (readColumns(options.columns, 'search') === 'screen') {
    const table = searchTable(terms.length > 0, options.shown);
    const resolved = await resolveFilters({ db, lists }, filters, 'exact');
    const reader = { db, lists, ...asking };
    return { header: table.header, lines: await searchExport(table, { terms, resolved, sort }, reader) };
  }
  refuseChoice(options.shown);
  const resolved = await resolveFilters({ db, lists }, filters, 'ignoringCase');
  return { header: TRACKER_HEADER, lines: await trackerExport(terms, resolved, { db, lists, ...asking }) };
}

/**
 * The export of the project list: its genes are looked up like the terms of a search (api-1 §12.3). With `columns=list`
 * it is the table of the list as it is shown, found and sorted like it (PP-49).
 */
export async function exportProjects(
  { db, catalogues }: Data,
  { columns, sort: sortQuery, shown, format: _format, ...query }: ProjectListExportQuery,
  asking: Reader,
): Promise<ExportTable> {
  const { sort } = readPaging({ sort: sortQuery }, PROJECT_PAGING);
  const lists = await catalogues.read();
  if (readColumns(columns, 'list') === 'screen') {
    const resolved = await resolveFilters({ db, lists }, query, 'exact');
    const reader = { db, lists, ...asking };
    const table = listTable(resolved.criteria.usualUntilBefore !== undefined, shown);
    const lines = await searchExport(table, { terms: [], resolved, sort }, reader);
    return { header: table.header, lines };
  }
  refuseChoice(shown);
  const { gene, ...filters } = query;
  const resolved = await resolveFilters({ db, lists }, filters, 'ignoringCase');
  const reader = { db, lists, ...asking };
  return { header: TRACKER_HEADER, lines: await trackerExport(readTerms(gene), resolved, reader) };
}

/** Older clients expect all thirteen columns. */
function refuseChoice(shown = ''): void {
  if (shown !== '')
    throw new UserError('Columns can be chosen of a table only: use columns=list or columns=search with it.');
}

/**
 * Whether an export has the columns of the existing tracker, or those of the screen.
 *
 * @param table the screen whose columns and rows this export can have
 * @throws UserError for a name that is not known
 */
export function readColumns(name: string | undefined, table: 'search' | 'list'): 'tracker' | 'screen' {
  if (name === undefined || name === '') return 'tracker';
  if (name === table) return 'screen';
  throw new UserError(
    `The columns '${name}' are not known. Use '${table}', or leave the parameter out for the columns of the tracker.`,
  );
}

/** The filters of an export by file: older clients know them by plural names, ours by the usual ones; both count. */
export function mergedFilters(query: FileSearchExportQuery): ProjectSearchFilters {
  return {
    tpn: both(query.tpn, query.tpns),
    intentionTypeName: both(query.intentionTypeName, query.intentionTypeNames),
    privacyName: both(query.privacyName, query.privacyNames),
    workUnitName: both(query.workUnitName, query.workUnitNames),
    workGroupName: both(query.workGroupName, query.workGroupNames),
    consortiumName: both(query.consortiumName, query.consortiaNames),
    summaryStatusName: both(query.summaryStatusName, query.summaryStatusNames),
  };
}

type Value = ProjectSearchFilters['tpn'];

function both(singular: Value, plural: Value): string[] {
  return [...listValues(singular), ...listValues(plural)];
}
