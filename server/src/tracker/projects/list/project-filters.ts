import { listValues, type RawValue } from '../../../platform/http/requests/parameter-values.ts';
import { unconverted } from '../../../platform/http/requests/unconverted.ts';
import { splitNames } from './split-names.ts';

/** What projects can be filtered by, under the names of the project list (api-1 §11.1). */
export const FILTER_NAMES = [
  'tpn',
  'gene',
  'markerSymbol',
  'intention',
  'workUnitName',
  'workGroupName',
  'consortiumName',
  'assignmentStatusName',
  'summaryStatusName',
  'privacyName',
  'imitsMiPlanId',
  'colonyName',
  'phenotypingExternalRef',
  'attemptTypeName',
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Filters whose values are names of a look-up list. */
export const CATALOGUE_FILTERS = [
  'intention',
  'workUnitName',
  'workGroupName',
  'consortiumName',
  'assignmentStatusName',
  'summaryStatusName',
  'privacyName',
  'attemptTypeName',
] as const satisfies readonly FilterName[];
export type CatalogueFilter = (typeof CATALOGUE_FILTERS)[number];

/** Filter values as they arrived. */
export type RawFilters = { readonly [Name in FilterName]?: RawValue };

/** Filter values, each one by itself; a filter without values is absent. */
export type ProjectFilters = { readonly [Name in FilterName]?: readonly string[] };

/**
 * Separates the values of each filter: repeated parameters and comma lists mean the same (api-1 §11.1).
 *
 * @param knownNames names of the look-up lists, which may contain commas
 * @throws UserError if a legacy id is not a number
 */
export function readFilters(
  raw: RawFilters,
  knownNames: { readonly [Name in CatalogueFilter]?: Iterable<string> },
): ProjectFilters {
  const filters: { [Name in FilterName]?: string[] } = {};
  for (const name of FILTER_NAMES) {
    const arrived = listValues(raw[name]);
    if (arrived.length === 0) continue;
    const values = isCatalogueFilter(name)
      ? splitNames(arrived, knownNames[name] ?? [])
      : splitNames(arrived, []);
    if (values.length > 0) filters[name] = values;
  }
  filters.imitsMiPlanId?.forEach(requireInteger);
  return filters;
}

/** Whether any filter has values. */
export function hasFilters(filters: ProjectFilters): boolean {
  return Object.keys(filters).length > 0;
}

export function isCatalogueFilter(name: FilterName): name is CatalogueFilter {
  return CATALOGUE_FILTERS.some((candidate) => candidate === name);
}

function requireInteger(value: string): void {
  if (!/^\d{1,15}$/.test(value)) throw unconverted('imitsMiPlanId', value);
}
