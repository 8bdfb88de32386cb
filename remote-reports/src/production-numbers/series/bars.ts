import { monthOf, monthTitle, yearOf, type Month } from '../months/month.ts';
import {
  EARLIEST_START,
  TECHNIQUES,
  type MonthOfSeries,
  type ProductionResponses,
  type Technique,
} from './series.ts';
import { totalsByMonth } from './totals.ts';

/** What is new in a month, where something is. */
export type NewInMonth = MonthOfSeries;

/** What is new from the first of these months to the last: a year or a part of it, or one month. */
export interface Bar extends Omit<NewInMonth, 'month'> {
  first: Month;
  last: Month;
}

/** Null at the start is the first year of all, at the end the present month. */
export interface Period {
  from: Month | null;
  to: Month | null;
}

/** The server returns running totals; their differences are what is new. */
export function newByMonth(responses: ProductionResponses): NewInMonth[] {
  const months = new Map<Month, NewInMonth>();
  for (const technique of TECHNIQUES) {
    let before = 0;
    for (const [month, total] of [...totalsByMonth(responses[technique])].sort(([a], [b]) => a - b)) {
      const known = months.get(month) ?? { month, escell: 0, crispr: 0 };
      months.set(month, { ...known, [technique]: total - before });
      before = total;
    }
  }
  return [...months.values()].sort((a, b) => a.month - b.month);
}

/** A period that is not longer, and whose start was chosen, has a bar for each month. */
const MOST_MONTHS_AS_BARS = 24;

/**
 * What is new in each year of the period, or in each month of a short one, in order; empty when nothing is new in it.
 * Years that the period cuts are cut too. A period that begins before 2006 starts then, or with the first year of all.
 *
 * @param now the present month, with which a period ends that nobody has ended
 */
export function barsOf(news: readonly NewInMonth[], { from, to }: Period, now: Month): Bar[] {
  const inPeriod = news.filter(({ month }) => month >= (from ?? month) && month <= (to ?? month));
  const first = inPeriod[0]?.month;
  const latest = inPeriod.at(-1)?.month;
  if (first === undefined || latest === undefined) return [];
  const start = from === null ? january(first) : Math.max(from, january(Math.min(first, EARLIEST_START)));
  const end = Math.max(latest, Math.min(to ?? now, now));
  const isByMonth = from !== null && end - start < MOST_MONTHS_AS_BARS;

  const bars: Bar[] = [];
  for (let month = start; month <= end;) {
    const last = isByMonth ? month : Math.min(end, monthOf(yearOf(month), 12));
    bars.push({ first: month, last, ...sumOf(inPeriod, month, last) });
    month = last + 1;
  }
  return bars;
}

const january = (month: Month) => monthOf(yearOf(month), 1);

function sumOf(news: readonly NewInMonth[], first: Month, last: Month) {
  const sum = { escell: 0, crispr: 0 };
  for (const row of news) {
    if (row.month < first || row.month > last) continue;
    for (const technique of TECHNIQUES) sum[technique] += row[technique];
  }
  return sum;
}

/** The highest of the numbers, to which the length of the others is compared. */
export function longestBar(bars: readonly Bar[], shown: readonly Technique[]): number {
  return Math.max(1, ...bars.flatMap((bar) => shown.map((technique) => bar[technique])));
}

/** Whether each bar is a month. */
export function areMonths(bars: readonly Bar[]): boolean {
  return bars.length > 0 && bars.every(({ first, last }) => first === last);
}

/** `2019`; `2019, from Apr`, `2019, to Nov` or `2019, Apr to Nov` for parts of a year; `Nov 2018` for a month. */
export function barTitle({ first, last }: Pick<Bar, 'first' | 'last'>): string {
  if (first === last) return monthTitle(first);
  const year = yearOf(first);
  const isFromStart = first === monthOf(year, 1);
  const isToEnd = last === monthOf(year, 12);
  if (isFromStart && isToEnd) return String(year);
  if (isToEnd) return `${year}, from ${monthName(first)}`;
  return isFromStart
    ? `${year}, to ${monthName(last)}`
    : `${year}, ${monthName(first)} to ${monthName(last)}`;
}

const monthName = (month: Month) => monthTitle(month).slice(0, 3);
