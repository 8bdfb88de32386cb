import type { ProductionFilters } from '../production-numbers/filters/filters.ts';

/** The filters that the chart begins with. */
export const NO_FILTERS: ProductionFilters = {
  scope: 'impc',
  workUnit: '',
  workGroup: '',
  workUnits: [],
  from: null,
  to: null,
  since: 'start',
};
