import type { Sort } from '../http/paging.ts';
import { findRows, toResults, type PendingResult, type Reader } from '../project-search/service.ts';
import { findAll } from '../projects/list-repository.ts';
import type { ResolvedFilters } from '../projects/project-criteria.ts';
import type { SortProperty } from '../projects/project-order.ts';
import { readAhead } from './chunks.ts';
import type { ScreenTable } from './screen-table.ts';

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
  reader: Reader,
): Promise<AsyncIterable<string[][]>> {
  return writeRows(row, await allRows(search, reader), reader);
}

async function allRows(
  { terms, resolved, sort }: WholeSearch,
  { db, caller }: Reader,
): Promise<PendingResult[]> {
  if (terms.length > 0) return findRows(db, terms, resolved, caller);
  const ids = await findAll(db, { criteria: resolved.criteria, subject: caller }, sort);
  return ids.map((id) => ({ input: null, project: { id }, comment: null }));
}

async function* writeRows(
  toCells: ScreenTable['row'],
  rows: readonly PendingResult[],
  reader: Reader,
): AsyncGenerator<string[][]> {
  for await (const [, results] of readAhead(rows, (some) => toResults(some, reader)))
    yield results.map(toCells);
}
