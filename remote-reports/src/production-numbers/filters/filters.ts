import type { ProductionNumbersQuery } from 'shared/contract';
import { monthInYear, yearOf, type Month } from '../months/month.ts';

/** The three scopes of the chart (spec part 1 §4). */
export const SCOPES = ['impc', 'workUnit', 'workUnits'] as const;
export type Scope = (typeof SCOPES)[number];

/** Labels of the radio buttons (ui-screens 4.1). */
export const SCOPE_LABELS: Record<Scope, string> = {
  impc: 'IMPC',
  workUnit: 'By work unit',
  workUnits: 'By multiple work unit',
};

/** The values of all controls. Those of another scope keep their values for when it is chosen again. */
export interface ProductionFilters {
  scope: Scope;
  /** Empty for none, as is the group. */
  workUnit: string;
  workGroup: string;
  workUnits: readonly string[];
  from: Month | null;
  to: Month | null;
  /** Where the totals begin: with the start date, or with the first work of all; without a start date they are the same. */
  since: Since;
}

export const SINCES = ['start', 'beginning'] as const;
export type Since = (typeof SINCES)[number];

/** Labels of the radio buttons. */
export const SINCE_LABELS: Record<Since, string> = { start: 'Since the start date', beginning: 'All time' };

/** What the server counts: genes of the consortium, but plans of work units (api-3 §7.1). */
export function countedIn({ scope }: ProductionFilters): 'genes' | 'plans' {
  return scope === 'impc' ? 'genes' : 'plans';
}

/** The month from which totals are counted; null for the beginning. */
export function countedSince({ from, since }: ProductionFilters): Month | null {
  return since === 'start' ? from : null;
}

/** Whose numbers the scope asks for. */
interface Producers {
  workUnits: readonly string[];
  workGroup: string;
}

/** The work units and the group that count in the chosen scope; `null` when it needs a work unit and has none. */
export function producersOf(filters: ProductionFilters): Producers | null {
  const { scope, workUnit, workGroup, workUnits } = filters;
  if (scope === 'impc') return { workUnits: [], workGroup: '' };
  if (scope === 'workUnit') return workUnit === '' ? null : { workUnits: [workUnit], workGroup };
  return workUnits.length === 0 ? null : { workUnits, workGroup: '' };
}

/** What both techniques are asked with; `attempt` makes it a request (spec part 1 §7, api-3 §7.1). */
export type ProductionRequest = Omit<ProductionNumbersQuery, 'attempt'>;

/** The request that the chart makes; `null` when a work unit has to be chosen first. */
export function requestOf(filters: ProductionFilters): ProductionRequest | null {
  return requestFrom(filters, countedSince(filters));
}

/** The request of a file of the same scope and period. */
export function fileRequestOf(filters: ProductionFilters): ProductionRequest | null {
  return requestFrom(filters, filters.from);
}

function requestFrom(filters: ProductionFilters, from: Month | null): ProductionRequest | null {
  const producers = producersOf(filters);
  if (producers === null) return null;
  const { workUnits, workGroup } = producers;
  const { to } = filters;
  return {
    reporttype: 'month',
    workunit: workUnits.length === 0 ? undefined : workUnits.join(','),
    workGroup: workGroup === '' ? undefined : workGroup,
    startyear: from === null ? undefined : String(yearOf(from)),
    startmonth: from === null ? undefined : String(monthInYear(from)),
    endyear: to === null ? undefined : String(yearOf(to)),
    endmonth: to === null ? undefined : String(monthInYear(to)),
  };
}
