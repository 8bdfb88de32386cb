import type { Lists } from '../../../platform/look-up-lists/catalogues.ts';
import type { Db } from '../../../platform/database/database.ts';
import { groupedBy } from '../../../platform/database/grouped.ts';
import {
  catalogueNames,
  loadNamedGenes,
  loadWrittenAlike,
  type CatalogueName,
  type NamedGene,
} from './filter-names-repository.ts';
import {
  CATALOGUE_FILTERS,
  readFilters,
  type CatalogueFilter,
  type ProjectFilters,
  type RawFilters,
} from './project-filters.ts';
import { readWorkFilters, type RawWorkFilters, type WorkCriteria } from './work-filters.ts';
import { refuseManyPatterns } from '../../../platform/http/requests/patterns.ts';
import { listValues } from '../../../platform/http/requests/parameter-values.ts';

/**
 * What a project must meet, in the terms of `project_index`: one of the values of every criterion given. An empty
 * list is met by no project (a name that does not exist).
 */
export interface ProjectCriteria extends WorkCriteria {
  /** In capital letters. */
  tpns?: readonly string[];
  /** Other TPNs, in capital letters, in which `%` and `_` are wildcards. */
  tpnPatterns?: readonly string[];
  geneIds?: readonly number[];
  markerGeneIds?: readonly number[];
  intentionTypeIds?: readonly number[];
  workUnitIds?: readonly number[];
  workGroupIds?: readonly number[];
  consortiumIds?: readonly number[];
  assignmentStatusIds?: readonly number[];
  summaryStatusIds?: readonly number[];
  privacyRanks?: readonly number[];
  imitsMiPlanIds?: readonly number[];
  colonyNames?: readonly string[];
  phenotypingRefs?: readonly string[];
  attemptTypeIds?: readonly number[];
}

/** Filters of a request, understood. */
export interface ResolvedFilters {
  /** The values as the caller wrote them. */
  filters: ProjectFilters;
  criteria: ProjectCriteria;
}

/**
 * How values are compared. Lists and searches: to the letter, a TPN by pattern (api-1 §11.1). Exports: everything
 * ignoring case, no patterns (§12.3).
 */
export type Comparison = 'exact' | 'ignoringCase';

/** What filters are understood with. */
export interface FilterSource {
  db: Db;
  lists: Lists;
}

/**
 * Turns filters into criteria, with a fixed number of queries.
 *
 * @throws UserError for too many patterns
 */
export async function resolveFilters(
  { db, lists }: FilterSource,
  raw: RawFilters & RawWorkFilters,
  comparison: Comparison,
): Promise<ResolvedFilters> {
  const names = catalogueNames(
    lists,
    CATALOGUE_FILTERS.filter((filter) => listValues(raw[filter]).length > 0),
  );
  const filters = readFilters(raw, namesByFilter(names));
  const genes = await loadNamedGenes(db, [...(filters.gene ?? []), ...(filters.markerSymbol ?? [])]);
  const criteria = {
    ...toCriteria(filters, names, genes, comparison),
    ...readWorkFilters(raw, new Date()),
  };
  refuseManyPatterns(criteria.tpnPatterns ?? []);
  return {
    filters,
    criteria: comparison === 'exact' ? criteria : { ...criteria, ...(await loadWrittenAlike(db, criteria)) },
  };
}

function namesByFilter(names: readonly CatalogueName[]): { [Filter in CatalogueFilter]?: string[] } {
  const byFilter: { [Filter in CatalogueFilter]?: string[] } = {};
  for (const { filter, name } of names) (byFilter[filter] ??= []).push(name);
  return byFilter;
}

/** The filters in the terms of the index, given what their names stand for. */
export function toCriteria(
  filters: ProjectFilters,
  names: readonly CatalogueName[],
  genes: readonly NamedGene[],
  comparison: Comparison,
): ProjectCriteria {
  const fold = (text: string) => (comparison === 'exact' ? text : text.toLowerCase());
  const isNamed = (value: string, name: string) => fold(value) === fold(name);
  const keys = (filter: CatalogueFilter) => {
    const list = names.filter((name) => name.filter === filter);
    return filters[filter]?.flatMap((value) =>
      list.filter(({ name }) => isNamed(value, name)).map(({ key }) => key),
    );
  };
  const tpns = filters.tpn?.map((tpn) => tpn.toUpperCase());
  const isPattern = (tpn: string) => comparison === 'exact' && /[%_]/.test(tpn);
  const ofSymbol = groupedBy(genes, ({ symbol }) => fold(symbol));
  const ofName = groupedBy(genes.flatMap(namesOfGene), ({ name }) => name);
  return {
    tpns: tpns?.filter((tpn) => !isPattern(tpn)),
    tpnPatterns: tpns?.filter(isPattern),
    geneIds: filters.gene?.flatMap((value) => ofName.get(value.toLowerCase()) ?? []).map(({ id }) => id),
    markerGeneIds: filters.markerSymbol
      ?.flatMap((value) => ofSymbol.get(fold(value)) ?? [])
      .map(({ id }) => id),
    intentionTypeIds: keys('intention'),
    workUnitIds: keys('workUnitName'),
    workGroupIds: keys('workGroupName'),
    consortiumIds: keys('consortiumName'),
    assignmentStatusIds: keys('assignmentStatusName'),
    summaryStatusIds: keys('summaryStatusName'),
    privacyRanks: keys('privacyName'),
    imitsMiPlanIds: filters.imitsMiPlanId?.map(Number),
    colonyNames: filters.colonyName,
    phenotypingRefs: filters.phenotypingExternalRef,
    attemptTypeIds: keys('attemptTypeName'),
  };
}

function namesOfGene({ id, symbol, accId }: NamedGene): { id: number; name: string }[] {
  return [symbol, accId].map((name) => ({ id, name: name.toLowerCase() }));
}
