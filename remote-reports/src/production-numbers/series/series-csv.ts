import { monthInYear, yearOf, type Month } from '../months/month.ts';
import type { NewInMonth } from './bars.ts';
import { TECHNIQUE_NAMES, type MonthOfSeries, type Technique } from './series.ts';

interface SeriesOfChart {
  series: readonly MonthOfSeries[];
  news: readonly NewInMonth[];
  shown: readonly Technique[];
  counted: 'genes' | 'plans';
  /** The month with which the period begins; null for the first of all. */
  from: Month | null;
}

/**
 * The lines of a table with all that the chart shows: for each month and technique the total, what is new in the month, and what
 * is new in its year until then, which in December is the bar of the year.
 */
export function seriesLines({ series, news, shown, counted, from }: SeriesOfChart): string[][] {
  const header = shown.flatMap((technique) => {
    const name = TECHNIQUE_NAMES[technique];
    return [
      `${name}: ${counted} in total`,
      `${name}: new ${counted} in the month`,
      `${name}: new ${counted} in the year so far`,
    ];
  });
  const inPeriod = from === null ? news : news.filter(({ month }) => month >= from);
  const lines = series.map((row) => [
    `${yearOf(row.month)}-${String(monthInYear(row.month)).padStart(2, '0')}`,
    ...shown.flatMap((technique) => {
      const inYear = inPeriod.filter(
        ({ month }) => yearOf(month) === yearOf(row.month) && month <= row.month,
      );
      const ofMonth = inYear.find(({ month }) => month === row.month)?.[technique] ?? 0;
      const ofYear = inYear.reduce((sum, each) => sum + each[technique], 0);
      return [row[technique], ofMonth, ofYear].map(String);
    }),
  ]);
  return [['Month', ...header], ...lines];
}
