import { monthInYear, monthOf, yearOf, type Month } from '../months/month.ts';
import { EARLIEST_START } from '../series/series.ts';
import type { Period } from '../series/bars.ts';

/** Periods that are chosen by their names. */
export const PRESETS = ['allTime', 'thisYear', 'lastMonths', 'sinceYear'] as const;
export type Preset = (typeof PRESETS)[number];

export const PRESET_LABELS: Record<Preset, string> = {
  allTime: 'All time',
  thisYear: 'This year',
  lastMonths: 'Last 12 months',
  sinceYear: 'Since a year',
};

const MONTHS_BEFORE_NOW = 11;

/** The year that "Since a year" begins with, so many before the present one. */
const YEARS_BACK = 5;

/** The months of a preset; all of them last until now. */
export function periodOf(preset: Preset, now: Month): Period {
  switch (preset) {
    case 'allTime':
      return { from: null, to: null };
    case 'thisYear':
      return sinceYear(yearOf(now));
    case 'lastMonths':
      return { from: now - MONTHS_BEFORE_NOW, to: null };
    case 'sinceYear':
      return sinceYear(yearOf(now) - YEARS_BACK);
  }
}

export function sinceYear(year: number): Period {
  return { from: monthOf(year, 1), to: null };
}

/** The preset that a period is; null for other dates. */
export function presetOf({ from, to }: Period, now: Month): Preset | null {
  if (to !== null) return null;
  if (from === null) return 'allTime';
  if (from === monthOf(yearOf(now), 1)) return 'thisYear';
  if (from === now - MONTHS_BEFORE_NOW) return 'lastMonths';
  return monthInYear(from) === 1 && yearsToChoose(now).includes(yearOf(from)) ? 'sinceYear' : null;
}

/** The years before the present one, back to the first of the chart. */
export function yearsToChoose(now: Month): number[] {
  const latest = yearOf(now) - 1;
  return Array.from({ length: latest - yearOf(EARLIEST_START) + 1 }, (_, index) => latest - index);
}
