import { filterDefinitions, TPN_FILTER, type FilterLists, type ProjectFilter } from 'shared/domain';
import type { FilterDefinition, FilterValues } from 'shared/ui';

/** The filters in the order of the panel (ui-screens 3.2). The options of each come from a configuration list. */
export const FILTERS: readonly ProjectFilter[] = [
  TPN_FILTER,
  { name: 'intentionTypeName', title: 'Allele Intention', kind: 'options', list: 'molecularMutationTypes' },
  { name: 'workUnitName', title: 'Work Unit', kind: 'options', list: 'workUnits' },
  { name: 'workGroupName', title: 'Work Group', kind: 'options', list: 'workGroups' },
  { name: 'consortiumName', title: 'Consortium', kind: 'options', list: 'consortia' },
  { name: 'privacyName', title: 'Privacy', kind: 'options', list: 'privacies' },
  { name: 'summaryStatusName', title: 'Summary Status', kind: 'options', list: 'statuses' },
];

/** The one privacy that a person who is not signed in can find (spec part 1 §6 and §9). */
const PUBLIC = 'public';

/**
 * The filters as a person may use them now. Who is not signed in is offered no privacy but public, because the
 * server finds nothing else for them.
 */
export function filtersFor(
  lists: FilterLists | undefined,
  values: FilterValues,
  isAnonymous: boolean,
): FilterDefinition[] {
  return filterDefinitions(FILTERS, isAnonymous ? { ...lists, privacies: [PUBLIC] } : { ...lists }, values);
}
