import { act, renderHook } from '@testing-library/react';
import { type ProductionFilters } from './filters/filters.ts';
import { useSettledFilters } from './use-settled-filters.ts';
import { NO_FILTERS } from '../testing/no-filters.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const IN_UNIT: ProductionFilters = { ...NO_FILTERS, scope: 'workUnit' };
const IN_UNITS: ProductionFilters = { ...NO_FILTERS, scope: 'workUnits' };

function settling(first: ProductionFilters) {
  const hook = renderHook((wanted: ProductionFilters) => useSettledFilters(wanted), { initialProps: first });
  return {
    want: (filters: ProductionFilters) => hook.rerender(filters),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
    settled: () => hook.result.current,
  };
}

describe('what the chart asks with (spec part 1 §9)', () => {
  test.each([
    ['a work unit', IN_UNIT, { workUnit: 'BCM' }, 300],
    ['several work units', IN_UNITS, { workUnits: ['BCM'] }, 500],
  ])('follows %s after its pause', (_what, before, change, pause) => {
    const filters = { ...before, ...change };
    const { want, pass, settled } = settling(before);
    want(filters);
    pass(pause - 1);
    expect(settled()).toBe(before);
    pass(1);
    expect(settled()).toBe(filters);
  });

  test('waits again after each change', () => {
    const { want, pass, settled } = settling(IN_UNIT);
    want({ ...IN_UNIT, workUnit: 'BCM' });
    pass(200);
    want({ ...IN_UNIT, workUnit: 'JAX' });
    pass(299);
    expect(settled()).toBe(IN_UNIT);
    pass(1);
    expect(settled().workUnit).toBe('JAX');
  });

  test('follows a scope and a month at once', () => {
    const { want, settled } = settling(NO_FILTERS);
    want(IN_UNIT);
    expect(settled()).toBe(IN_UNIT);
    want({ ...IN_UNIT, from: 24_000 });
    expect(settled().from).toBe(24_000);
  });
});
