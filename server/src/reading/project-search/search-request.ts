import type { ProjectSearchFilters } from 'shared/contract';
import { UserError } from '../../platform/http/errors/errors.ts';
import type { ProjectFilters, RawFilters } from '../../tracker/projects/list/project-filters.ts';

/** What can be searched for; by location, only a search without terms works. */
const SEARCH_TYPES = ['gene', 'location'] as const;
export type SearchType = (typeof SEARCH_TYPES)[number];

/**
 * The kind of search, in any case; a gene search by default (api-1 §13.1).
 *
 * @throws UserError for an unknown kind
 */
export function readSearchType(name: string | undefined): SearchType {
  const asked = (name ?? '').trim();
  if (asked === '') return 'gene';
  const type = SEARCH_TYPES.find((candidate) => candidate === asked.toLowerCase());
  if (type !== undefined) return type;
  throw new UserError(
    `Search type [${asked}] not recognized. Please use one of these values: [${SEARCH_TYPES.join(', ')}].`,
  );
}

/** @throws UserError for terms of a kind of search that has none */
export function checkSearchable(type: SearchType, terms: readonly string[]): void {
  if (type !== 'location' || terms.length === 0) return;
  throw new UserError(
    'Projects cannot be searched by location. Search by gene: a symbol, a synonym or an MGI accession id.',
  );
}

/** The filters of a search under the names of the project list, which knows what they mean. */
export function toProjectFilters(query: ProjectSearchFilters): RawFilters {
  return {
    tpn: query.tpn,
    intention: query.intentionTypeName,
    privacyName: query.privacyName,
    workUnitName: query.workUnitName,
    workGroupName: query.workGroupName,
    consortiumName: query.consortiumName,
    summaryStatusName: query.summaryStatusName,
  };
}

/** The names under which a response repeats its filters, where they differ (api-1 §13.1). */
const ECHOED_NAMES: Readonly<Record<string, string>> = {
  workGroupName: 'workGroup',
  consortiumName: 'consortium',
  summaryStatusName: 'summaryStatus',
};

/** The filters as a response repeats them; the terms of the search count as the filter `gene`. */
export function echoedFilters(
  terms: readonly string[],
  filters: ProjectFilters,
): { name: string; values: string[] }[] {
  const genes = terms.length === 0 ? [] : [{ name: 'gene', values: [...terms] }];
  const others = Object.entries(filters).map(([name, values]) => ({
    name: ECHOED_NAMES[name] ?? name,
    values: [...values],
  }));
  return [...genes, ...others];
}
