import type { ProductionNumber } from 'shared/contract';
import { monthOf, monthTitle } from '../months/month.ts';
import { EARLIEST_START, monthlySeries, startOfChart } from './series.ts';

const at = (year: number, month: number, sum: number): ProductionNumber => ({ year, month, sum });
const rows = (escell: ProductionNumber[], crispr: ProductionNumber[]) =>
  monthlySeries({ escell, crispr }).map((row) => [monthTitle(row.month), row.escell, row.crispr]);

describe('where the axis starts (spec part 1 §2, §9)', () => {
  test('with November 2006 before there is data', () => {
    expect(startOfChart([])).toBe(EARLIEST_START);
    expect(monthTitle(EARLIEST_START)).toBe('Nov 2006');
  });

  test.each([
    [monthOf(2014, 5), 'Mar 2014'],
    [monthOf(2015, 1), 'Nov 2014'],
    [monthOf(2007, 1), 'Nov 2006'],
    [monthOf(2006, 12), 'Nov 2006'],
    [monthOf(2003, 4), 'Nov 2006'],
  ])('two months before the earliest point, but not before November 2006', (earliest, start) => {
    expect(monthTitle(startOfChart([earliest + 30, earliest, earliest + 7]))).toBe(start);
  });
});

describe('the months of the chart (spec part 1 §4)', () => {
  test('carry the value before forward up to the latest month of either technique', () => {
    expect(rows([at(2014, 5, 3), at(2014, 8, 9)], [at(2014, 6, 2)])).toEqual([
      ['Mar 2014', 0, 0],
      ['Apr 2014', 0, 0],
      ['May 2014', 3, 0],
      ['Jun 2014', 3, 2],
      ['Jul 2014', 3, 2],
      ['Aug 2014', 9, 2],
    ]);
  });

  test('go on over the end of a year', () => {
    expect(rows([], [at(2014, 11, 1), at(2015, 2, 4)]).map(([month]) => month)).toEqual([
      'Sep 2014',
      'Oct 2014',
      'Nov 2014',
      'Dec 2014',
      'Jan 2015',
      'Feb 2015',
    ]);
  });

  test('take what was reached before the axis starts with them', () => {
    expect(rows([at(2005, 3, 7)], [at(2006, 12, 1)])).toEqual([
      ['Nov 2006', 7, 0],
      ['Dec 2006', 7, 1],
    ]);
  });

  test('are those from the start date on, with what was reached before it where that was asked for too', () => {
    const both = { escell: [at(2005, 3, 7), at(2014, 7, 9)], crispr: [at(2014, 8, 1)] };
    expect(
      monthlySeries(both, monthOf(2014, 7)).map((row) => [monthTitle(row.month), row.escell, row.crispr]),
    ).toEqual([
      ['Jul 2014', 9, 0],
      ['Aug 2014', 9, 1],
    ]);
    expect(monthlySeries(both, monthOf(2015, 1)).map((row) => [monthTitle(row.month), row.escell])).toEqual([
      ['Jan 2015', 9],
    ]);
  });

  test('take the last of several records of one month', () => {
    expect(rows([at(2014, 5, 3), at(2014, 5, 5)], [])).toContainEqual(['May 2014', 5, 0]);
  });

  test('leave yearly numbers out', () => {
    expect(rows([{ year: 2014, sum: 5 }], [])).toEqual([]);
  });

  test('are empty without data', () => {
    expect(rows([], [])).toEqual([]);
  });
});
