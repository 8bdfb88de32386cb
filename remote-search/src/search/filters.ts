import type { Configuration } from 'shared/contract';
import type { FilterDefinition, FilterValues } from 'shared/ui';

/** The filters in the order of the panel (ui-screens 3.2). The options of each come from a configuration list. */
const FILTERS = [
  { name: 'tpn', title: 'TPN', list: null },
  { name: 'intentionTypeName', title: 'Allele Intention', list: 'molecularMutationTypes' },
  { name: 'workUnitName', title: 'Work Unit', list: 'workUnits' },
  { name: 'workGroupName', title: 'Work Group', list: 'workGroups' },
  { name: 'consortiumName', title: 'Consortium', list: 'consortia' },
  { name: 'privacyName', title: 'Privacy', list: 'privacies' },
  { name: 'summaryStatusName', title: 'Summary Status', list: 'statuses' },
] as const;

/** The part of the configuration that the filters offer. */
export type FilterLists = Pick<Configuration, NonNullable<(typeof FILTERS)[number]['list']>>;

/** Parameter names of all filters. */
export const FILTER_NAMES: readonly string[] = FILTERS.map((filter) => filter.name);

/** The one privacy that a person who is not signed in can find (spec part 1 §6 and §9). */
const PUBLIC = 'public';

const TPN_EXAMPLE = 'E.g: TPN:000000042';
/** The server compares as in SQL: whole identifiers, unless a wildcard says otherwise (api-1 §11.1). */
const TPN_HINT = 'A % stands for any characters: %042';

/**
 * The filters as a person may use them now. Who is not signed in is offered no privacy but public, because the
 * server finds nothing else for them. A value already set (an address somebody sent) is always among the options,
 * so that it can be seen and taken away.
 */
export function filtersFor(
  lists: FilterLists | undefined,
  values: FilterValues,
  isAnonymous: boolean,
): FilterDefinition[] {
  return FILTERS.map(({ name, title, list }) => {
    if (list === null) return { name, title, kind: 'text', placeholder: TPN_EXAMPLE, hint: TPN_HINT };
    const offered = name === 'privacyName' && isAnonymous ? [PUBLIC] : (lists?.[list] ?? []);
    return { name, title, kind: 'options', options: withChosen(offered, values[name] ?? []) };
  });
}

function withChosen(offered: readonly string[], chosen: readonly string[]): string[] {
  return [...new Set([...offered, ...chosen])];
}

/** Filters that say something: values trimmed, empty and repeated ones dropped (spec part 1 §5), unknown names too. */
export function meaningfulFilters(values: FilterValues): Record<string, string[]> {
  const kept: Record<string, string[]> = {};
  for (const name of FILTER_NAMES) {
    const filled = (values[name] ?? []).map((value) => value.trim()).filter((value) => value !== '');
    if (filled.length > 0) kept[name] = [...new Set(filled)];
  }
  return kept;
}

/** Whether any filter is set. */
export function isFiltered(values: FilterValues): boolean {
  return Object.keys(meaningfulFilters(values)).length > 0;
}
