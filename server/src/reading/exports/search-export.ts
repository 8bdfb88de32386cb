import type { SearchResult } from 'shared/contract';
import { listColumns, ofResults, searchColumns } from 'shared/project-table';
import type { Sort } from '../../platform/http/requests/paging.ts';
import { findRows, toResults, type PendingResult, type ResultReader } from '../project-search/service.ts';
import { findAll } from '../../tracker/projects/list/list-repository.ts';
import type { ResolvedFilters } from '../../tracker/projects/list/project-criteria.ts';
import type { SortProperty } from '../../tracker/projects/list/project-order.ts';
import { readStandingPlans, withStandingPlan } from '../../tracker/projects/list/standing-still.ts';
import { readAhead } from './chunks.ts';
import { standingColumns, type FileColumn } from './standing-columns.ts';
import { UserError } from '../../platform/http/errors/errors.ts';
import { joinValues } from '../../platform/http/responses/csv.ts';
import type { SheetCell } from '../../platform/spreadsheet/write-workbook.ts';

/** A table of a screen as a file: the same columns in the same order, one row per result (PP-49). */
export interface ScreenTable {
  header: string[];
  row: (result: SearchResult) => SheetCell[];
}

/**
 * The table of the project list as a file.
 *
 * @param hasStandingPlans it is a list of what stands still
 * @param shown ids of the columns that are wanted, with commas between; all of them without it
 * @throws UserError for an id that the table does not have
 */
export function listTable(hasStandingPlans: boolean, shown?: string): ScreenTable {
  const columns = ofResults(listColumns(hasStandingPlans)).flatMap((column): FileColumn[] =>
    column.id === 'standsStill' ? standingColumns(column.id) : [column],
  );
  return tableOf(shownColumns(columns, shown));
}

/** The same of the search; `hasTerms` if terms were searched. */
export function searchTable(hasTerms: boolean, shown?: string): ScreenTable {
  return tableOf(shownColumns(searchColumns(hasTerms), shown));
}

/** In the order of the table, as the screen shows them. */
function shownColumns(columns: readonly FileColumn[], shown = ''): readonly FileColumn[] {
  const wanted = shown
    .split(',')
    .map((id) => id.trim())
    .filter((id) => id !== '');
  if (wanted.length === 0) return columns;
  const unknown = wanted.find((name) => !columns.some(({ id }) => id === name));
  if (unknown !== undefined)
    throw new UserError(
      `The table has no column '${unknown}'. Its columns are: ${[...new Set(columns.map(({ id }) => id))].join(', ')}.`,
    );
  return columns.filter(({ id }) => wanted.includes(id));
}

/** The table of these columns; several values of a cell are joined. */
function tableOf(columns: readonly FileColumn[]): ScreenTable {
  return {
    header: columns.map(({ title }) => title),
    row: (result) => columns.map((column) => cellOf(column, result)),
  };
}

function cellOf({ texts, isNumber }: FileColumn, result: SearchResult): SheetCell {
  const text = joinValues(texts(result).filter((one) => one !== null));
  return isNumber && text !== '' ? Number(text) : text;
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
): Promise<AsyncIterable<SheetCell[][]>> {
  return writeRows(row, await allRows(search, reader), search, reader);
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
  search: WholeSearch,
  reader: ResultReader,
): AsyncGenerator<SheetCell[][]> {
  for await (const [, results] of readAhead(rows, (some) => withStandingPlans(some, search, reader)))
    yield results.map(toCells);
}

/** The results of these rows, with what stands still in their projects where the list is one of that. */
async function withStandingPlans(
  rows: readonly PendingResult[],
  { resolved: { criteria } }: WholeSearch,
  reader: ResultReader,
): Promise<SearchResult[]> {
  const ids = rows.flatMap(({ project }) => project?.id ?? []);
  const plans = await readStandingPlans(reader.db, ids, { criteria, subject: reader.caller }, reader.lists);
  const results = await toResults(rows, reader);
  if (plans.size === 0) return results;
  return results.map((result, index) => {
    const id = rows[index]?.project?.id;
    if (result.project === null || id === undefined) return result;
    return { ...result, project: withStandingPlan(result.project, id, plans) };
  });
}
