import { sortedWorkUnits } from 'shared/config-data';
import type { Configuration, Person } from 'shared/contract';
import { filterDefinitions, TPN_FILTER, type ProjectFilter } from 'shared/domain';
import { STOP_REASONS } from 'shared/bulk';
import { isAdmin, ownWorkUnits, workUnitsOf } from 'shared/session';
import { sameFilterValues, type FilterDefinition, type FilterValues } from 'shared/ui';

/** Of a change of the project, or of anything below it. */
const DAY = 'A day: year, month, day';
const WHOLE_NAME = 'The whole name, in capital and small letters as it is written';

/** The filters in the order of the panel (spec part 1 §3, ui-screens 6). */
export const FILTERS: readonly ProjectFilter[] = [
  {
    name: 'gene',
    title: 'Marker Symbol/MGI',
    kind: 'text',
    placeholder: 'E.g: Gpr173, MGI:1888496',
    hint: 'Whole symbols or accession ids, with commas between them',
  },
  TPN_FILTER,
  { name: 'colonyName', title: 'Colony Name', kind: 'text', hint: WHOLE_NAME },
  {
    name: 'phenotypingExternalRef',
    title: 'Phenotyping External Reference',
    kind: 'text',
    hint: WHOLE_NAME,
  },
  { name: 'intention', title: 'Intention', kind: 'options', list: 'molecularMutationTypes' },
  { name: 'workUnitName', title: 'Work Unit', kind: 'options', list: 'workUnits' },
  { name: 'workGroupName', title: 'Work Group', kind: 'options', list: 'workGroups' },
  { name: 'consortiumName', title: 'Consortium', kind: 'options', list: 'consortia' },
  { name: 'privacyName', title: 'Privacy', kind: 'options', list: 'privacies' },
  { name: 'summaryStatusName', title: 'Summary Status', kind: 'options', list: 'statuses' },
  { name: 'attemptTypeName', title: 'Attempt Type', kind: 'options', list: 'attemptTypes' },
  {
    name: 'olderThan',
    title: 'Status Older Than',
    kind: 'text',
    placeholder: 'E.g: 12',
    hint: 'Months for which the summary status is as it is',
  },
  {
    name: 'stalled',
    title: 'Standing Still',
    kind: 'options',
    options: [{ value: 'usual', label: 'A plan stands for longer than is usual at its step' }],
  },
  {
    name: 'lacks',
    title: 'Missing',
    kind: 'options',
    options: [
      { value: 'guides', label: 'Guides of a CRISPR attempt' },
      { value: 'colony', label: 'Any colony' },
    ],
  },
  {
    name: 'stopReason',
    title: 'Stopped Because',
    kind: 'options',
    options: STOP_REASONS.map((reason) => ({ value: reason, label: reason })),
  },
  { name: 'changedFrom', title: 'Changed From', kind: 'text', placeholder: 'E.g: 2026-03-01', hint: DAY },
  { name: 'changedTo', title: 'Changed To', kind: 'text', placeholder: 'E.g: 2026-03-31', hint: DAY },
  {
    name: 'changedBy',
    title: 'Changed By',
    kind: 'text',
    hint: 'The e-mail address of the person, who changed the project or anything below it',
  },
];

/** The filters as a person may use them: administrators see every work unit, others those of their roles (spec part 1 §6). */
export function filtersFor(
  person: Person,
  configuration: Configuration | undefined,
  values: FilterValues,
): FilterDefinition[] {
  if (!configuration) return filterDefinitions(FILTERS, { workUnits: ownWorkUnits(person) }, values);
  const workUnits = workUnitsOf(person, sortedWorkUnits(configuration));
  return filterDefinitions(FILTERS, { ...configuration, workUnits }, values);
}

/**
 * The filters with which a person begins. Filters of an address are restored as they are (spec part 1 §3): a link leads to the
 * projects that it counts, for everybody. Without any, as from the menu, the work units of their roles are all chosen: that makes
 * the list the one of the projects that they manage (ui-screens 6). Administrators begin with all, and so does who holds no role
 * in a work unit.
 */
export function filtersAtStart(person: Person, asked: FilterValues): FilterValues {
  const workUnits = ownWorkUnits(person);
  const hasFilters = !sameFilterValues(asked, {});
  if (hasFilters || isAdmin(person) || workUnits.length === 0) return asked;
  return { workUnitName: workUnits };
}
