import Type, { type Static } from 'typebox';
import { FilterValue, PageInfo, PageQuery } from './hal.ts';
import { Project, TableFileQuery } from './projects.ts';
import { LocalDateTime, Nullable } from './schema-helpers.ts';

/** Filters of the project search. */
export const ProjectSearchFilters = Type.Object({
  tpn: FilterValue,
  intentionTypeName: FilterValue,
  privacyName: FilterValue,
  workUnitName: FilterValue,
  workGroupName: FilterValue,
  consortiumName: FilterValue,
  summaryStatusName: FilterValue,
});
export type ProjectSearchFilters = Static<typeof ProjectSearchFilters>;

const SearchTypeName = Type.Optional(Type.String({ description: 'gene (default) or location, any case' }));

/**
 * GET /api/projects/search. `input` contains the terms: repeated, or joined by commas. Terms of a repeated
 * parameter are split at commas too, since no gene symbol or accession id contains one.
 */
export const ProjectSearchQuery = Type.Intersect([
  ProjectSearchFilters,
  PageQuery,
  Type.Object({
    searchTypeName: SearchTypeName,
    input: FilterValue,
  }),
]);

/** POST /api/projects/search: the terms are the lines of the uploaded part `file`. */
export const ProjectFileSearchQuery = Type.Intersect([
  ProjectSearchFilters,
  PageQuery,
  Type.Object({ searchTypeName: SearchTypeName }),
]);

/** The projects of a whole search, in place of a page of it. */
export const SearchedIdentifiersQuery = Type.Intersect([
  ProjectSearchFilters,
  Type.Object({ searchTypeName: SearchTypeName, input: FilterValue }),
]);
export const FileSearchedIdentifiersQuery = Type.Intersect([
  ProjectSearchFilters,
  Type.Object({ searchTypeName: SearchTypeName }),
]);

/**
 * What a CSV export of a search looks like. `columns=search` gives the columns and rows of the search table; without it
 * the export has the thirteen columns that older clients expect.
 */
const SearchExportForm = Type.Object({
  ...TableFileQuery.properties,
  searchTypeName: SearchTypeName,
  columns: Type.Optional(Type.String({ description: 'search: the columns of the search table' })),
  sort: PageQuery.properties.sort,
});

/** GET /api/projects/search/exportSearch. */
export const SearchExportQuery = Type.Intersect([
  ProjectSearchFilters,
  SearchExportForm,
  Type.Object({ input: FilterValue }),
]);
export type SearchExportQuery = Static<typeof SearchExportQuery>;

/** POST /api/projects/search/exportSearchByFile. Older clients know the filters by plural names here. */
export const FileSearchExportQuery = Type.Intersect([
  ProjectSearchFilters,
  SearchExportForm,
  Type.Object({
    tpns: FilterValue,
    intentionTypeNames: FilterValue,
    privacyNames: FilterValue,
    workUnitNames: FilterValue,
    workGroupNames: FilterValue,
    consortiaNames: FilterValue,
    summaryStatusNames: FilterValue,
  }),
]);
export type FileSearchExportQuery = Static<typeof FileSearchExportQuery>;

/** One row: a term, with the project it found, or why it found none. All are null where nothing was asked. */
export const SearchResult = Type.Object({
  input: Nullable(Type.String()),
  project: Nullable(Project),
  comment: Nullable(Type.String()),
});
export type SearchResult = Static<typeof SearchResult>;

/** Response of a search, of terms or of a file. */
export const SearchResponse = Type.Object({
  date: LocalDateTime,
  searchTypeName: Type.String(),
  inputs: Type.Array(Type.String()),
  filters: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
  results: Type.Array(SearchResult),
  page: PageInfo,
});
export type SearchResponse = Static<typeof SearchResponse>;
