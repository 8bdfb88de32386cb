import type { PageQuery, ProjectSearchFilters, SearchResponse, SearchResult } from 'shared/contract';
import type { Reader } from '../../identity/reader.ts';
import type { Data } from '../../platform/http/app-context.ts';
import type { Lists } from '../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../platform/database/database.ts';
import { localDateTime } from '../../platform/http/requests/local-date-time.ts';
import { pageInfo, readPaging, type Paging } from '../../platform/http/requests/paging.ts';
import { mapInTurns } from '../../platform/pauses/turn.ts';
import type { Subject } from '../../identity/permissions/caller.ts';
import { resolveFilters, type ResolvedFilters } from '../../tracker/projects/list/project-criteria.ts';
import { hasFilters } from '../../tracker/projects/list/project-filters.ts';
import { loadRowsInOrder, readProjectPage } from '../../tracker/projects/list/project-lists.ts';
import { PROJECT_PAGING, type SortProperty } from '../../tracker/projects/list/project-order.ts';
import { toProject } from '../../tracker/projects/project-representation.ts';
import { checkSearchable, echoedFilters, readSearchType, toProjectFilters } from './search-request.ts';
import { distinctTerms, searchRows, type SearchRow } from './search-rows.ts';
import { findTerms } from './term-repository.ts';

/** The parameters of a search besides its terms. */
export type SearchQuery = ProjectSearchFilters & PageQuery & { searchTypeName?: string };

/** Searches by terms, or lists everything without terms (api-1 §13), as far as the reader may see it. */
export async function searchProjects(
  { db, catalogues }: Data,
  terms: readonly string[],
  query: SearchQuery,
  asking: Reader,
): Promise<SearchResponse> {
  const searchType = readSearchType(query.searchTypeName);
  checkSearchable(searchType, terms);
  const paging = readPaging(query, PROJECT_PAGING);
  const lists = await catalogues.read();
  const resolved = await resolveFilters({ db, lists }, toProjectFilters(query), 'exact');
  const { caller, baseUrl } = asking;
  const reader: ResultReader = { db, lists, caller, baseUrl };
  const { results, total } =
    terms.length === 0
      ? await browse(resolved, paging, reader)
      : await searchTerms(terms, resolved, paging, reader);
  return {
    date: localDateTime(new Date()),
    searchTypeName: searchType,
    inputs: [...terms],
    filters: echoedFilters(terms, resolved.filters),
    results,
    page: pageInfo(paging, total),
  };
}

/** For whom results are read, and with what. */
export interface ResultReader extends Reader {
  db: Db;
  lists: Lists;
}

interface ResultPage {
  results: SearchResult[];
  total: number;
}

async function browse(
  { criteria }: ResolvedFilters,
  paging: Paging<SortProperty>,
  reader: ResultReader,
): Promise<ResultPage> {
  const { rows, total } = await readProjectPage(reader.db, { criteria, subject: reader.caller }, paging);
  const results = await mapInTurns(rows, (row) => ({
    input: null,
    project: toProject(row, 'self', reader),
    comment: null,
  }));
  return { results, total };
}

/** The rows come in the order of api-1 §13.4, whatever the sort; a page beyond the last is empty. */
async function searchTerms(
  terms: readonly string[],
  resolved: ResolvedFilters,
  { offset, size }: Paging<SortProperty>,
  reader: ResultReader,
): Promise<ResultPage> {
  const rows = await findRows(reader.db, terms, resolved, reader.caller);
  const page = rows.slice(offset, offset + size);
  return { results: await toResults(page, reader), total: rows.length };
}

/** All rows of a gene search, in order, their projects not read yet. */
export async function findRows(
  db: Db,
  terms: readonly string[],
  { criteria, filters }: ResolvedFilters,
  subject: Subject,
): Promise<SearchRow[]> {
  const matches = await findTerms(db, distinctTerms(terms), { criteria, subject });
  return searchRows(terms, matches, hasFilters(filters));
}

/** A row whose project is still to be read. */
export interface PendingResult {
  input: string | null;
  project: { id: number } | null;
  comment: string | null;
}

/** Reads the projects of these rows. */
export async function toResults(
  rows: readonly PendingResult[],
  reader: ResultReader,
): Promise<SearchResult[]> {
  const ids = new Set(rows.flatMap(({ project }) => project?.id ?? []));
  const projects = await loadRowsInOrder(reader.db, [...ids], reader.caller);
  const byId = new Map(
    await mapInTurns(projects, (row) => [row.id, toProject(row, 'self', reader)] as const),
  );
  return rows.map(({ input, project, comment }) => ({
    input,
    project: (project && byId.get(project.id)) ?? null,
    comment,
  }));
}
