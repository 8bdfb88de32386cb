import type { ApiError } from 'shared/api';
import { producersOf, type ProductionFilters } from '../filters/filters.ts';
import type { ProductionSeries } from '../use-production-series.ts';

/**
 * What there is to see in the place of the chart: a chart, or the reason why not. `choose` asks for a work unit, `empty` says
 * that the filters leave nothing.
 */
export type ChartState =
  | { kind: 'shown' | 'loading' | 'choose' | 'empty' }
  | { kind: 'failed'; error: ApiError; retry: () => void };

/** @param isPausing the filters have changed and their request waits for the end of a pause */
export function chartState(
  filters: ProductionFilters,
  response: ProductionSeries,
  isPausing: boolean,
): ChartState {
  if (producersOf(filters) === null) return { kind: 'choose' };
  if (isPausing || response.isLoading) return { kind: 'loading' };
  if (response.error !== undefined) return { kind: 'failed', error: response.error, retry: response.retry };
  return { kind: response.series.length === 0 ? 'empty' : 'shown' };
}
