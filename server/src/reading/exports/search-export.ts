import type { SearchResult } from 'shared/contract';
import { ofResults, projectColumns, searchColumns, type TableColumn } from 'shared/project-table';
import type { Sort } from '../../platform/http/requests/paging.ts';
import { findRows, toResults, type PendingResult, type ResultReader } from '../project-search/service.ts';
import { findAll } from '../../tracker/projects/list/list-repository.ts';
import type { ResolvedFilters } from '../../tracker/projects/list/project-criteria.ts';
import type { SortProperty } from '../../tracker/projects/list/project-order.ts';
import { readAhead } from './chunks.ts';
import { joinValues } from '../../platform/http/responses/csv.ts';

/** A table of a screen as a file: the same columns in the same order, one row per result (PP-49). */
export interface ScreenTable {
  header: string[];
  row: (result: SearchResult) => string[];
}

/** The table of the project list as a file. */
export const LIST_TABLE = tableOf(ofResults(projectColumns('list')));

/** The table of the search as a file; `hasTerms` if terms were searched. */
export function searchTable(hasTerms: boolean): ScreenTable {
  return tableOf(searchColumns(hasTerms));
}

/** The table of these columns; several values of a cell are joined. */
function tableOf(columns: readonly TableColumn<SearchResult>[]): ScreenTable {
  return {
    header: columns.map(({ title }) => title),
    row: (result) => columns.map(({ texts }) => joinValues(texts(result).filter((text) => text !== null))),
  };
}

/** The whole search of which a screen shows one page. */
export interface WholeSearch {
  terms: readonly string[];
  resolved: ResolvedFilters;
  sort: readonly Sort<SortProperty>[];
}

/** The rows of the search table, all pages in the order of the screen (PP-49). */
export async function searchExport(
  { row }: ScreenTable,
  search: WholeSearch,
  reader: ResultReader,
): Promise<AsyncIterable<string[][]>> {
  return writeRows(row, await allRows(search, reader), reader);
}

async function allRows(
  { terms, resolved, sort }: WholeSearch,
  { db, caller }: ResultReader,
): Promise<PendingResult[]> {
  if (terms.length > 0) return findRows(db, terms, resolved, caller);
  const ids = await findAll(db, { criteria: resolved.criteria, subject: caller }, sort);
  return ids.map((id) => ({ input: null, project: { id }, comment: null }));
}

async function* writeRows(
  toCells: ScreenTable['row'],
  rows: readonly PendingResult[],
  reader: ResultReader,
): AsyncGenerator<string[][]> {
  for await (const [, results] of readAhead(rows, (some) => toResults(some, reader)))
    yield results.map(toCells);
}
