import type { ProductionNumber } from 'shared/contract';
import { monthOf, type Month } from '../months/month.ts';

/**
 * The server returns running totals already; records without a month (of yearly numbers) have no place in the chart.
 */
export function totalsByMonth(records: readonly ProductionNumber[]): Map<Month, number> {
  const totals = new Map<Month, number>();
  for (const { year, month, sum } of records) {
    if (month !== undefined) totals.set(monthOf(year, month), sum);
  }
  return totals;
}
