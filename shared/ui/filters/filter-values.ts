/** The filters of a list: what can be chosen, what is chosen, and how that is written into the address. */
import type { ReactNode } from 'react';
import type { SelectOption } from '../fields/native-select.tsx';

export interface FilterDefinition {
  /** Name in the address and in the request. */
  name: string;
  title: string;
  kind: 'text' | 'options';
  options?: readonly (string | SelectOption)[];
  placeholder?: string;
  /** A word under the control, such as why options are missing. */
  hint?: ReactNode;
  /** Its section is open at the start; others are closed (ui-screens 2.11). */
  isOpenAtStart?: boolean;
}

/** Chosen values by filter name; a filter that is not in it is empty. */
export type FilterValues = Readonly<Record<string, readonly string[]>>;

/** The chosen values that say something: surrounding blanks and empty texts do not. */
export function meaningfulValues(values: FilterValues, name: string): string[] {
  return (values[name] ?? []).map((value) => value.trim()).filter(Boolean);
}

/** Whether a filter differs from empty, which is what shows its title in italic blue. */
export function isFilterChanged(values: FilterValues, name: string): boolean {
  return meaningfulValues(values, name).length > 0;
}

/** How many filters are set. */
export function changedFilterCount(definitions: readonly FilterDefinition[], values: FilterValues): number {
  return definitions.filter(({ name }) => isFilterChanged(values, name)).length;
}

/** Filters as a request names them: values trimmed, empty ones and repetitions dropped (spec part 1 §5). */
export function meaningfulFilters(values: FilterValues): Record<string, string[]> {
  const filters: Record<string, string[]> = {};
  for (const name of Object.keys(values)) {
    const meant = meaningfulValues(values, name);
    if (meant.length > 0) filters[name] = [...new Set(meant)];
  }
  return filters;
}

/** Whether any filter is set. */
export function isAnyFilterSet(values: FilterValues): boolean {
  return Object.keys(meaningfulFilters(values)).length > 0;
}

/** The same values under another name order or with empty filters left out are still the same. */
export function sameFilterValues(one: FilterValues, other: FilterValues): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every(
    (name) => meaningfulValues(one, name).join('\n') === meaningfulValues(other, name).join('\n'),
  );
}

/**
 * Reads the filters from an address. Several values of a filter are repeated parameters, never joined by commas: a value may
 * itself contain one (`Insertion, Intragenic deletion`). Unknown parameters are left to others.
 */
export function filtersFromSearchParams(
  definitions: readonly Pick<FilterDefinition, 'name' | 'kind'>[],
  params: URLSearchParams,
): FilterValues {
  const found = definitions.map(({ name, kind }) => {
    const values = [
      ...new Set(
        params
          .getAll(name)
          .map((value) => value.trim())
          .filter(Boolean),
      ),
    ];
    return [name, kind === 'text' ? values.slice(0, 1) : values] as const;
  });
  return Object.fromEntries(found.filter(([, values]) => values.length > 0));
}

/** The address with these filters: other parameters of `current` are kept, empty values dropped. */
export function filtersToSearchParams(
  definitions: readonly Pick<FilterDefinition, 'name'>[],
  values: FilterValues,
  current: URLSearchParams = new URLSearchParams(),
): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const { name } of definitions) {
    next.delete(name);
    meaningfulValues(values, name).forEach((value) => next.append(name, value));
  }
  return next;
}
