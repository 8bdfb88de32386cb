import { act, renderHook } from '@testing-library/react';
import { type ProductionFilters } from './filters/filters.ts';
import { useRequestedFilters } from './use-requested-filters.ts';
import { NO_FILTERS } from '../testing/no-filters.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const IN_UNIT: ProductionFilters = { ...NO_FILTERS, scope: 'workUnit' };
const IN_UNITS: ProductionFilters = { ...NO_FILTERS, scope: 'workUnits' };

function pausing(first: ProductionFilters) {
  const hook = renderHook((wanted: ProductionFilters) => useRequestedFilters(wanted), {
    initialProps: first,
  });
  return {
    want: (filters: ProductionFilters) => hook.rerender(filters),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    requested: () => hook.result.current,
  };
}

describe('what the chart asks with (spec part 1 §9)', () => {
  test.each([
    ['a work unit', IN_UNIT, { workUnit: 'BCM' }, 300],
    ['several work units', IN_UNITS, { workUnits: ['BCM'] }, 500],
  ])('follows %s after its pause', (_what, before, change, pause) => {
    const filters = { ...before, ...change };
    const { want, pass, requested } = pausing(before);
    want(filters);
    pass(pause - 1);
    expect(requested()).toBe(before);
    pass(1);
    expect(requested()).toBe(filters);
  });

  test('waits again after each change', () => {
    const { want, pass, requested } = pausing(IN_UNIT);
    want({ ...IN_UNIT, workUnit: 'BCM' });
    pass(200);
    want({ ...IN_UNIT, workUnit: 'JAX' });
    pass(299);
    expect(requested()).toBe(IN_UNIT);
    pass(1);
    expect(requested().workUnit).toBe('JAX');
  });

  test('follows a scope and a month at once', () => {
    const { want, requested } = pausing(NO_FILTERS);
    want(IN_UNIT);
    expect(requested()).toBe(IN_UNIT);
    want({ ...IN_UNIT, from: 24_000 });
    expect(requested().from).toBe(24_000);
  });
});
