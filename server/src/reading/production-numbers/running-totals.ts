import type { ProductionNumber } from 'shared/contract';
import type { PeriodCount } from './counted-units.ts';

/** A count with the total of it and everything before. */
export interface RunningTotal extends Omit<PeriodCount, 'count'> {
  sum: number;
}

/**
 * Running totals over all rows, in their order (api-3 §7.1). For several work units a period has one row: its last,
 * which has the total of them all.
 */
export function runningTotals(counts: readonly PeriodCount[], unitCount: number): RunningTotal[] {
  let sum = 0;
  const totals = counts.map(({ count, ...period }) => ({ ...period, sum: (sum += count) }));
  return unitCount > 1 ? lastOfEachPeriod(totals) : totals;
}

function lastOfEachPeriod(totals: readonly RunningTotal[]): RunningTotal[] {
  return [...new Map(totals.map((total) => [`${total.year}-${total.month}`, total])).values()];
}

/**
 * Totals as the API returns them: members that the query does not concern are left out.
 *
 * @param unitsAsAsked the text of the request where it names several work units, else null
 */
export function toProductionNumbers(
  totals: readonly RunningTotal[],
  unitsAsAsked: string | null,
): ProductionNumber[] {
  return totals.map(({ year, month, workUnitName, workGroupName, sum }) => ({
    year,
    ...(month !== null && { month }),
    ...(workUnitName !== null && { workUnitName: unitsAsAsked ?? workUnitName }),
    ...(workGroupName !== null && { workGroupName }),
    sum,
  }));
}
