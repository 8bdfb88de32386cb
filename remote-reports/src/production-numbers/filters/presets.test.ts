import { monthOf, yearOf, type Month } from '../months/month.ts';
import type { Period } from '../series/bars.ts';
import { periodOf, PRESETS, presetOf, sinceYear, yearsToChoose, type Preset } from './presets.ts';

const NOW = monthOf(2026, 8);

describe('a preset is a start date, until now', () => {
  test.each<[Preset, Month | null]>([
    ['allTime', null],
    ['thisYear', monthOf(2026, 1)],
    ['lastMonths', monthOf(2025, 9)],
    ['sinceYear', monthOf(2021, 1)],
  ])('%s', (preset, from) => {
    expect(periodOf(preset, NOW)).toEqual({ from, to: null });
  });

  test.each(PRESETS)('%s is found again in its dates', (preset) => {
    expect(presetOf(periodOf(preset, NOW), NOW)).toBe(preset);
  });

  test.each<[string, Period, Preset | null]>([
    ['the first year of the chart', sinceYear(2006), 'sinceYear'],
    ['a year before it', sinceYear(2005), null],
    ['a year to come', sinceYear(2027), null],
    ['a month within a year', { from: monthOf(2021, 2), to: null }, null],
    ['a period with an end', { from: monthOf(2021, 1), to: NOW }, null],
    ['an end alone', { from: null, to: NOW }, null],
  ])('%s', (_what, period, preset) => {
    expect(presetOf(period, NOW)).toBe(preset);
  });

  test('twelve months are this year in December', () => {
    const december = monthOf(2026, 12);
    expect(presetOf(periodOf('lastMonths', december), december)).toBe('thisYear');
  });

  test('years to choose are those before this one, the latest first', () => {
    const years = yearsToChoose(NOW);
    expect([years[0], years.at(-1)]).toEqual([yearOf(NOW) - 1, 2006]);
  });
});
