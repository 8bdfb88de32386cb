import { monthOf } from '../months/month.ts';
import { newByMonth } from './bars.ts';
import { monthlySeries } from './series.ts';
import { seriesLines } from './series-csv.ts';

const RESPONSES = {
  escell: [
    { year: 2014, month: 11, sum: 3 },
    { year: 2015, month: 1, sum: 9 },
  ],
  crispr: [{ year: 2014, month: 12, sum: 1200 }],
};
const NEWS = newByMonth(RESPONSES);

describe('the table of all series that are shown', () => {
  test('has for each month the totals, what is new, and what is new in the year until then', () => {
    const series = monthlySeries(RESPONSES);
    expect(
      seriesLines({ series, news: NEWS, shown: ['escell', 'crispr'], counted: 'genes', from: null }),
    ).toEqual([
      [
        'Month',
        'ES Cell: genes in total',
        'ES Cell: new genes in the month',
        'ES Cell: new genes in the year so far',
        'CRISPR: genes in total',
        'CRISPR: new genes in the month',
        'CRISPR: new genes in the year so far',
      ],
      ['2014-09', '0', '0', '0', '0', '0', '0'],
      ['2014-10', '0', '0', '0', '0', '0', '0'],
      ['2014-11', '3', '3', '3', '0', '0', '0'],
      ['2014-12', '3', '0', '3', '1200', '1200', '1200'],
      ['2015-01', '9', '6', '6', '1200', '0', '0'],
    ]);
  });

  test('leaves out what the legend hides, and what was new before the period', () => {
    const from = monthOf(2014, 12);
    const series = monthlySeries(RESPONSES, from);
    expect(seriesLines({ series, news: NEWS, shown: ['escell'], counted: 'plans', from })).toEqual([
      [
        'Month',
        'ES Cell: plans in total',
        'ES Cell: new plans in the month',
        'ES Cell: new plans in the year so far',
      ],
      ['2014-12', '3', '0', '0'],
      ['2015-01', '9', '6', '6'],
    ]);
  });
});
