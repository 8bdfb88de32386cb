import { monthOf, monthTitle } from '../months/month.ts';
import type { MonthOfSeries } from '../series/series.ts';
import { axesOf, monthAt, monthTicks, placeInPlot, PLOT_PADDING, valueTicks } from './scales.ts';

const NOW = monthOf(2026, 11);
const SIZE = { width: 1000, height: 360 };
const rising = (months: number): MonthOfSeries[] =>
  Array.from({ length: months }, (_, index) => ({
    month: monthOf(2006, 11) + index,
    escell: index,
    crispr: 2 * index,
  }));

describe('the month axis (ui-screens 4.1)', () => {
  test('reaches from November 2006 to now before there is data', () => {
    const { first, last } = axesOf([], ['escell', 'crispr'], SIZE, NOW).months;
    expect([monthTitle(first), monthTitle(last)]).toEqual(['Nov 2006', 'Nov 2026']);
  });

  test('reaches over the months of the series', () => {
    const { first, last } = axesOf(rising(5), ['escell', 'crispr'], SIZE, NOW).months;
    expect([monthTitle(first), monthTitle(last)]).toEqual(['Nov 2006', 'Mar 2007']);
  });

  test.each([
    [4, 12, ['Nov 2006', 'Dec 2006', 'Jan 2007', 'Feb 2007', 'Mar 2007']],
    [14, 6, ['Jan 2007', 'Apr 2007', 'Jul 2007', 'Oct 2007', 'Jan 2008']],
    [60, 6, ['2007', '2008', '2009', '2010', '2011']],
    [240, 5, ['2010', '2015', '2020', '2025']],
    [240, 2, ['2020']],
  ])('names every so-manyth of %d months where there is room for %d labels', (months, most, labels) => {
    const first = monthOf(2006, 11);
    const { ticks, label } = monthTicks(first, first + months, most);
    expect(ticks.map(label)).toEqual(labels);
  });
});

describe('the value axis', () => {
  test.each([
    [0, 5, [0, 1]],
    [1, 5, [0, 1]],
    [4, 5, [0, 1, 2, 3, 4]],
    [37, 5, [0, 10, 20, 30, 40]],
    [7421, 5, [0, 2000, 4000, 6000, 8000]],
    [10_000, 2, [0, 5000, 10_000]],
  ])('of values up to %d with room for %d steps', (highest, most, ticks) => {
    expect(valueTicks(highest, most)).toEqual({ ticks, last: ticks.at(-1) });
  });

  test('is stacked: its end is above the sum of what is shown', () => {
    expect(axesOf(rising(31), ['escell', 'crispr'], SIZE, NOW).values.last).toBe(100);
    expect(axesOf(rising(31), ['escell'], SIZE, NOW).values.last).toBe(30);
    expect(axesOf(rising(31), [], SIZE, NOW).values.last).toBe(1);
  });
});

describe('places in the plot', () => {
  const axes = axesOf(rising(101), ['escell', 'crispr'], SIZE, NOW);
  const { left, right, top, bottom } = PLOT_PADDING;

  test('of the first and the last month', () => {
    const { first, last } = axes.months;
    expect(placeInPlot(axes, SIZE, first, 0)).toEqual({ x: left, y: SIZE.height - bottom });
    expect(placeInPlot(axes, SIZE, last, axes.values.last)).toEqual({ x: SIZE.width - right, y: top });
  });

  test('lead back to the month', () => {
    for (const month of [axes.months.first, axes.months.first + 37, axes.months.last])
      expect(monthAt(axes, SIZE.width, placeInPlot(axes, SIZE, month, 0).x)).toBe(month);
  });

  test('beside the plot belong to its ends', () => {
    expect(monthAt(axes, SIZE.width, 0)).toBe(axes.months.first);
    expect(monthAt(axes, SIZE.width, SIZE.width)).toBe(axes.months.last);
  });
});
