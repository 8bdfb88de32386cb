import type { PeriodCount } from './counted-units.ts';
import { runningTotals, toProductionNumbers } from './running-totals.ts';

const count = (
  year: number,
  month: number | null,
  units: number,
  workUnitName: string | null = null,
): PeriodCount => ({
  ...{ year, month, workUnitName, workGroupName: null },
  count: units,
});

test('the total runs over all rows (api-3 §7.1)', () => {
  const totals = runningTotals([count(2010, 5, 2), count(2010, 11, 1), count(2012, 1, 4)], 0);
  expect(toProductionNumbers(totals, null)).toEqual([
    { year: 2010, month: 5, sum: 2 },
    { year: 2010, month: 11, sum: 3 },
    { year: 2012, month: 1, sum: 7 },
  ]);
});

test('of several work units a period has one row, with the total of all', () => {
  const counts = [count(2010, null, 2, 'BCM'), count(2010, null, 1, 'JAX'), count(2011, null, 4, 'BCM')];
  expect(toProductionNumbers(runningTotals(counts, 2), 'jax, BCM')).toEqual([
    { year: 2010, workUnitName: 'jax, BCM', sum: 3 },
    { year: 2011, workUnitName: 'jax, BCM', sum: 7 },
  ]);
});

test('a work group is returned where it is requested', () => {
  const counts = [{ ...count(2010, 1, 2, 'JAX'), workGroupName: 'BaSH' }];
  expect(toProductionNumbers(runningTotals(counts, 1), null)).toEqual([
    { year: 2010, month: 1, workUnitName: 'JAX', workGroupName: 'BaSH', sum: 2 },
  ]);
});
