import type { Month } from '../months/month.ts';

/** The three scopes of the chart (spec part 1 §4). */
export const SCOPES = ['impc', 'workUnit', 'workUnits'] as const;
export type Scope = (typeof SCOPES)[number];

/** What the radio buttons say (ui-screens 4.1). */
export const SCOPE_LABELS: Record<Scope, string> = {
  impc: 'IMPC',
  workUnit: 'By work unit',
  workUnits: 'By multiple work unit',
};

/** Everything that the controls hold. Those of another scope keep their values for when it is chosen again. */
export interface ProductionFilters {
  scope: Scope;
  /** Empty for none, as is the group. */
  workUnit: string;
  workGroup: string;
  workUnits: readonly string[];
  from: Month | null;
  to: Month | null;
}

export const NO_FILTERS: ProductionFilters = {
  scope: 'impc',
  workUnit: '',
  workGroup: '',
  workUnits: [],
  from: null,
  to: null,
};

/** Whose numbers the scope asks for. */
export interface Producers {
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
