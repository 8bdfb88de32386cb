import { ApiError } from 'shared/api';
import type { ProductionSeries } from '../use-production-series.ts';
import { chartState } from './chart-state.ts';
import { NO_FILTERS } from '../../testing/no-filters.ts';

const retry = () => {};
const error = new ApiError('Nothing works.', 'http', 500);
const ANSWER: ProductionSeries = {
  series: [{ month: 24_000, escell: 1, crispr: 0 }],
  news: [],
  isLoading: false,
  error: undefined,
  retry,
};
const ONE_UNIT = { ...NO_FILTERS, scope: 'workUnit', workUnit: '' } as const;

describe('in the place of the chart (spec part 1 §2, ui-screens 4.1)', () => {
  test('is the chart', () => {
    expect(chartState(NO_FILTERS, ANSWER, false)).toEqual({ kind: 'shown' });
  });

  test('a work unit is requested where one is needed, whatever was there before', () => {
    expect(chartState(ONE_UNIT, ANSWER, true)).toEqual({ kind: 'choose' });
    expect(chartState({ ...ONE_UNIT, scope: 'workUnits' }, ANSWER, false)).toEqual({ kind: 'choose' });
  });

  test('shows loading from the change of a filter on, and while a failed request is repeated', () => {
    expect(chartState(NO_FILTERS, ANSWER, true)).toEqual({ kind: 'loading' });
    expect(chartState(NO_FILTERS, { ...ANSWER, isLoading: true, error }, false)).toEqual({ kind: 'loading' });
  });

  test('a failed request is shown, with a way to try again (PP-52)', () => {
    const failed = { ...ANSWER, series: [], error };
    expect(chartState(NO_FILTERS, failed, false)).toEqual({ kind: 'failed', error, retry });
  });

  test('two empty series are shown', () => {
    expect(chartState(NO_FILTERS, { ...ANSWER, series: [] }, false)).toEqual({ kind: 'empty' });
  });
});
