import type { ProductionNumber } from 'shared/contract';
import { monthOf, type Month } from '../months/month.ts';
import { totalsByMonth } from './totals.ts';

/** The two techniques that the chart compares, as the server calls them (spec part 1 §7). */
export const TECHNIQUES = ['escell', 'crispr'] as const;
export type Technique = (typeof TECHNIQUES)[number];

/** How a technique is called in the legend (ui-screens 4.1, point 4). */
export const TECHNIQUE_NAMES: Record<Technique, string> = { escell: 'ES Cell', crispr: 'CRISPR' };

/** What both techniques had reached by the end of a month. */
export interface MonthOfSeries extends Record<Technique, number> {
  month: Month;
}

export type ProductionResponses = Record<Technique, readonly ProductionNumber[]>;

/** The chart never starts earlier (spec part 1 §2 and §9). */
export const EARLIEST_START = monthOf(2006, 11);

/** Months that the chart shows before its first point (spec part 1 §9). */
const MONTHS_BEFORE = 2;

/**
 * The month that the axis starts with: two months before the earliest point but never before November 2006, with which it
 * starts as well while there is nothing to show.
 */
export function startOfChart(months: readonly Month[]): Month {
  if (months.length === 0) return EARLIEST_START;
  return Math.max(EARLIEST_START, Math.min(...months) - MONTHS_BEFORE);
}

/**
 * Both techniques month by month, from the start of the chart to the latest month that either of them has. A month that is
 * missing repeats the total of the month before (spec part 1 §4); before its first month a technique has reached nothing.
 *
 * @param from the first month that was asked for; null leaves the start to the data
 */
export function monthlySeries(responses: ProductionResponses, from: Month | null = null): MonthOfSeries[] {
  const totals = { escell: totalsByMonth(responses.escell), crispr: totalsByMonth(responses.crispr) };
  const months = [...totals.escell.keys(), ...totals.crispr.keys()];
  if (months.length === 0) return [];
  const start = from ?? startOfChart(months);
  const end = Math.max(start, ...months);
  const reached = { escell: 0, crispr: 0 };
  const series: MonthOfSeries[] = [];
  for (let month = Math.min(...months, start); month <= end; month += 1) {
    for (const technique of TECHNIQUES)
      reached[technique] = totals[technique].get(month) ?? reached[technique];
    if (month >= start) series.push({ month, ...reached });
  }
  return series;
}
