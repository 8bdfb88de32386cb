import Type, { type Static } from 'typebox';
import { FilterValue, PageInfo, PageQuery } from './hal.ts';
import { Project } from './projects.ts';
import { LocalDateTime, Nullable } from './schema-helpers.ts';

/** Filters of the project search. The plural names are accepted too (file exports of older clients use them). */
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

/**
 * GET /api/projects/search. `input` holds the terms: repeated, or joined by commas. Terms of a repeated
 * parameter are split at commas too, since no gene symbol or accession id holds one.
 */
export const ProjectSearchQuery = Type.Intersect([
  ProjectSearchFilters,
  PageQuery,
  Type.Object({
    searchTypeName: Type.Optional(Type.String({ description: 'gene (default) or location, any case' })),
    input: FilterValue,
  }),
]);
export type ProjectSearchQuery = Static<typeof ProjectSearchQuery>;

/** One row: a term, with the project it found, or why it found none. All are null where nothing was asked. */
export const SearchResult = Type.Object({
  input: Nullable(Type.String()),
  project: Nullable(Project),
  comment: Nullable(Type.String()),
});
export type SearchResult = Static<typeof SearchResult>;

/** Answer of a search, of terms or of a file. */
export const SearchResponse = Type.Object({
  date: LocalDateTime,
  searchTypeName: Type.String(),
  inputs: Type.Array(Type.String()),
  filters: Type.Array(Type.Object({ name: Type.String(), values: Type.Array(Type.String()) })),
  results: Type.Array(SearchResult),
  page: PageInfo,
});
export type SearchResponse = Static<typeof SearchResponse>;
