import type { ProductionNumber } from 'shared/contract';
import { monthOf, type Month } from '../months/month.ts';
import { barsOf, barTitle, newByMonth, type Period } from './bars.ts';

const at = (year: number, month: number, sum: number): ProductionNumber => ({ year, month, sum });

/** Running totals of three years, with a month before the first that the chart shows. */
const NEWS = newByMonth({
  escell: [at(2005, 3, 7), at(2013, 11, 10), at(2015, 2, 14)],
  crispr: [at(2013, 12, 2), at(2015, 2, 5), at(2015, 3, 9)],
});
const NOW = monthOf(2016, 4);

const barsIn = (from: Month | null, to: Month | null) =>
  barsOf(NEWS, { from, to }, NOW).map((bar) => [barTitle(bar), bar.escell, bar.crispr]);

test('what is new in a month is the difference of running totals, in order', () => {
  expect(NEWS).toEqual([
    { month: monthOf(2005, 3), escell: 7, crispr: 0 },
    { month: monthOf(2013, 11), escell: 3, crispr: 0 },
    { month: monthOf(2013, 12), escell: 0, crispr: 2 },
    { month: monthOf(2015, 2), escell: 4, crispr: 3 },
    { month: monthOf(2015, 3), escell: 0, crispr: 4 },
  ]);
  expect(newByMonth({ escell: [at(2014, 5, 3), at(2014, 2, 1)], crispr: [] })).toEqual([
    { month: monthOf(2014, 2), escell: 1, crispr: 0 },
    { month: monthOf(2014, 5), escell: 2, crispr: 0 },
  ]);
});

describe('the bars', () => {
  test('are whole years, from the first with something new until now, also those with nothing', () => {
    const bars = barsIn(null, null);
    expect(bars).toHaveLength(12);
    expect(bars[0]).toEqual(['2005', 7, 0]);
    expect(bars[1]).toEqual(['2006', 0, 0]);
    expect(bars.slice(-4)).toEqual([
      ['2013', 3, 2],
      ['2014', 0, 0],
      ['2015', 4, 7],
      ['2016, to Apr', 0, 0],
    ]);
  });

  test.each<[string, Period, [string, number, number][]]>([
    [
      'begin with the year that was asked for, though it has nothing',
      { from: monthOf(2012, 1), to: null },
      [
        ['2012', 0, 0],
        ['2013', 3, 2],
        ['2014', 0, 0],
        ['2015', 4, 7],
        ['2016, to Apr', 0, 0],
      ],
    ],
    [
      'are cut with the period',
      { from: monthOf(2013, 12), to: monthOf(2016, 2) },
      [
        ['Dec 2013', 0, 2],
        ['2014', 0, 0],
        ['2015', 4, 7],
        ['2016, to Feb', 0, 0],
      ],
    ],
    [
      'are months where the period is short',
      { from: monthOf(2015, 1), to: monthOf(2015, 4) },
      [
        ['Jan 2015', 0, 0],
        ['Feb 2015', 4, 3],
        ['Mar 2015', 0, 4],
        ['Apr 2015', 0, 0],
      ],
    ],
    ['are none where nothing is new', { from: monthOf(2016, 1), to: null }, []],
    ['are none where the end is before the start', { from: monthOf(2015, 3), to: monthOf(2015, 2) }, []],
  ])('%s', (_what, { from, to }, bars) => {
    expect(barsIn(from, to)).toEqual(bars);
  });

  test('do not go back to a start, or on to an end, for which there is nothing to show', () => {
    const bars = barsIn(monthOf(1000, 1), monthOf(2999, 12));
    expect([bars[0], bars.at(-1)]).toEqual([
      ['2005', 7, 0],
      ['2016, to Apr', 0, 0],
    ]);
    const [bar] = barsOf(
      [{ month: monthOf(2013, 1), escell: 1, crispr: 0 }],
      { from: 12_000, to: null },
      NOW,
    );
    expect(bar).toEqual({
      first: monthOf(2006, 1),
      last: monthOf(2006, 12),
      escell: 0,
      crispr: 0,
    });
  });

  test('of 24 months are months, of 25 are years', () => {
    expect(barsIn(monthOf(2014, 1), monthOf(2015, 12))).toHaveLength(24);
    expect(barsIn(monthOf(2013, 12), monthOf(2015, 12))).toHaveLength(3);
  });
});

test.each([
  [monthOf(2019, 1), monthOf(2019, 12), '2019'],
  [monthOf(2019, 4), monthOf(2019, 12), '2019, from Apr'],
  [monthOf(2019, 1), monthOf(2019, 11), '2019, to Nov'],
  [monthOf(2019, 4), monthOf(2019, 11), '2019, Apr to Nov'],
  [monthOf(2019, 4), monthOf(2019, 4), 'Apr 2019'],
])('months %d to %d are called %s', (first, last, title) => {
  expect(barTitle({ first, last })).toBe(title);
});
