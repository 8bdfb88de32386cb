import type { Configuration } from 'shared/contract';
import type { FilterDefinition, FilterValues, SelectOption } from 'shared/ui';

/** The lists of the configuration whose values projects are filtered by. */
export type FilterLists = Pick<
  Configuration,
  | 'molecularMutationTypes'
  | 'workUnits'
  | 'workGroups'
  | 'consortia'
  | 'privacies'
  | 'statuses'
  | 'attemptTypes'
>;

/** A filter of a list of projects: a text, or values of one of the lists. */
export type ProjectFilter =
  | { name: string; title: string; kind: 'text'; placeholder?: string; hint: string }
  | { name: string; title: string; kind: 'options'; list: keyof FilterLists }
  | { name: string; title: string; kind: 'options'; options: readonly SelectOption[] };

/** The TPN filter, which all lists of projects have; the server compares as in SQL (api-1 §11.1). */
export const TPN_FILTER: ProjectFilter = {
  name: 'tpn',
  title: 'TPN',
  kind: 'text',
  placeholder: 'E.g: TPN:000000042',
  hint: 'A % stands for any characters: %042',
};

/**
 * The filters as the panel shows them. A value that is set (by an address somebody sent) is always among the options,
 * so that it can be seen and taken away.
 */
export function filterDefinitions(
  filters: readonly ProjectFilter[],
  lists: Partial<FilterLists>,
  values: FilterValues,
): FilterDefinition[] {
  return filters.map((filter) => {
    if (filter.kind === 'text' || 'options' in filter) return filter;
    const { name, title, kind, list } = filter;
    return { name, title, kind, options: [...new Set([...(lists[list] ?? []), ...(values[name] ?? [])])] };
  });
}
