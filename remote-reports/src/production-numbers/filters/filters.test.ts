import { monthOf } from '../months/month.ts';
import {
  barsTitle,
  captionOf,
  chartFileName,
  chartTitle,
  countedText,
  limitsOf,
  valueTitle,
} from './caption.ts';
import { readFilters, writeFilters } from './filter-address.ts';
import { fileRequestOf, producersOf, requestOf, type ProductionFilters } from './filters.ts';
import { pauseBetween } from '../use-requested-filters.ts';
import { NO_FILTERS } from '../../testing/no-filters.ts';

/** Every control has a value; the scope decides which count. */
const FILLED: ProductionFilters = {
  scope: 'impc',
  workUnit: 'BCM',
  workGroup: 'BaSH',
  workUnits: ['JAX', 'MRC - Harwell', 'UCD'],
  from: monthOf(2018, 11),
  to: monthOf(2020, 3),
  since: 'start',
};
const WHOLE: ProductionFilters = { ...FILLED, from: null, to: null };
const inUnit = (more: Partial<ProductionFilters> = {}): ProductionFilters => ({
  ...WHOLE,
  scope: 'workUnit',
  ...more,
});
const inUnits = (...workUnits: string[]): ProductionFilters => ({ ...WHOLE, scope: 'workUnits', workUnits });

describe('a scope (spec part 1 §4) asks for the work units of its own controls', () => {
  test.each<[string, ProductionFilters, ReturnType<typeof producersOf>]>([
    ['IMPC, whatever the others hold', WHOLE, { workUnits: [], workGroup: '' }],
    ['one work unit with its group', inUnit(), { workUnits: ['BCM'], workGroup: 'BaSH' }],
    ['one work unit without a group', inUnit({ workGroup: '' }), { workUnits: ['BCM'], workGroup: '' }],
    [
      'several work units, never a group',
      inUnits('JAX', 'UCD'),
      { workUnits: ['JAX', 'UCD'], workGroup: '' },
    ],
    ['no work unit yet', inUnit({ workUnit: '' }), null],
    ['no work units yet', inUnits(), null],
  ])('%s', (_name, filters, producers) => {
    expect(producersOf(filters)).toEqual(producers);
  });
});

describe('the request (spec part 1 §7)', () => {
  test('of the whole IMPC names months only', () => {
    expect(requestOf(WHOLE)).toEqual({ reporttype: 'month' });
  });

  test('names unit, group and both ends of the period', () => {
    expect(requestOf({ ...FILLED, scope: 'workUnit' })).toEqual({
      reporttype: 'month',
      workunit: 'BCM',
      workGroup: 'BaSH',
      startyear: '2018',
      startmonth: '11',
      endyear: '2020',
      endmonth: '3',
    });
  });

  test('counts from the beginning of all where that is chosen; the files still begin with the start date', () => {
    const filters: ProductionFilters = { ...FILLED, since: 'beginning' };
    expect(requestOf(filters)).toEqual({ reporttype: 'month', endyear: '2020', endmonth: '3' });
    expect(fileRequestOf(filters)).toMatchObject({ startyear: '2018', startmonth: '11' });
  });

  test('joins several units by commas', () => {
    expect(requestOf(inUnits('JAX', 'UCD'))).toEqual({ reporttype: 'month', workunit: 'JAX,UCD' });
  });

  test('is not made while a work unit has to be chosen', () => {
    expect(requestOf(inUnit({ workUnit: '' }))).toBeNull();
  });
});

describe('title and axis say what is counted, and since when', () => {
  const GENES = 'Cumulative number of genes studied by ES Cell and CRISPR based techniques';
  const PLANS =
    'Cumulative number of plans with genotype confirmed lines by ES Cell and CRISPR based techniques';
  test.each<[string, ProductionFilters, string, string]>([
    ['the whole IMPC', WHOLE, GENES, 'Genes, total of all time'],
    ['from a start date', FILLED, `${GENES} since Nov 2018`, 'Genes, counted since Nov 2018'],
    [
      'all time, shown from a start date',
      { ...FILLED, since: 'beginning' },
      GENES,
      'Genes, total of all time',
    ],
    ['a work unit', inUnit(), PLANS, 'Plans, total of all time'],
    [
      'work units from a start date',
      { ...inUnits('JAX'), from: monthOf(2018, 11) },
      `${PLANS} since Nov 2018`,
      'Plans, counted since Nov 2018',
    ],
  ])('%s', (_name, filters, title, axis) => {
    expect([chartTitle(filters), valueTitle(filters)]).toEqual([title, axis]);
  });
});

describe('a sentence says what one of the numbers is', () => {
  test.each<[string, ProductionFilters]>([
    [
      'A gene counts once for a technique, in the month of its first genotype confirmed colony.',
      { ...FILLED, since: 'beginning' },
    ],
    [
      'A gene counts once for a technique, in the month of its first genotype confirmed colony since Nov 2018.',
      FILLED,
    ],
    ['A plan counts once, in the month of its first genotype confirmed colony.', inUnit()],
  ])('%s', (sentence, filters) => {
    expect(countedText(filters)).toBe(sentence);
  });

  test('and a heading what the bars are', () => {
    expect(barsTitle(WHOLE, false)).toBe('New genes per year');
    expect(barsTitle(inUnit(), true)).toBe('New plans per month');
  });
});

describe('the caption (ui-screens 4.1, point 5)', () => {
  test.each<[string, ProductionFilters]>([
    ['Displaying data from the whole IMPC', WHOLE],
    ['Filtering by BCM work unit', inUnit()],
    ['Filtering by JAX, MRC - Harwell, UCD work unit', inUnits('JAX', 'MRC - Harwell', 'UCD')],
    ['Please select a work unit', inUnit({ workUnit: '' })],
    ['Please select a work unit', inUnits()],
  ])('%s', (caption, filters) => {
    expect(captionOf(filters)).toBe(caption);
  });

  test('is followed by what narrows the numbers besides', () => {
    expect(limitsOf(WHOLE)).toBe('');
    expect(limitsOf(inUnit({ to: monthOf(2020, 3) }))).toBe('work group BaSH, to Mar 2020');
    expect(limitsOf(FILLED)).toBe('from Nov 2018, to Mar 2020');
    expect(limitsOf({ ...inUnit({ workUnit: '' }), from: monthOf(2018, 3) })).toBe('');
  });
});

describe('the name of the picture (spec part 1 §9, ui-screens appendix B)', () => {
  test.each<[string, ProductionFilters]>([
    ['report-chart.png', WHOLE],
    ['report-chart-from-Nov-2018-to-Mar-2020.png', FILLED],
    ['report-chart-to-Mar-2020.png', { ...FILLED, from: null }],
    ['report-chart-BCM.png', inUnit({ workGroup: '' })],
    ['report-chart-BCM-BaSH.png', inUnit()],
    ['report-chart-BCM-BaSH-from-Nov-2018.png', inUnit({ from: monthOf(2018, 11) })],
    ['report-chart-JAX-UCD.png', inUnits('JAX', 'UCD')],
  ])('%s', (name, filters) => {
    expect(chartFileName(filters, 'png')).toBe(name);
  });

  test('is that of the other files too', () => {
    expect(chartFileName(WHOLE, 'svg')).toBe('report-chart.svg');
    expect(chartFileName(inUnits('JAX'), 'csv')).toBe('report-chart-JAX.csv');
  });
});

describe('the pause before a request (spec part 1 §9)', () => {
  test.each<[string, number, Partial<ProductionFilters>]>([
    ['a work unit', 300, { workUnit: 'JAX' }],
    ['a work group', 300, { workGroup: '' }],
    ['several work units', 500, { workUnits: ['JAX'] }],
    ['a scope', 0, { scope: 'workUnits', workUnits: ['JAX'] }],
    ['the start', 0, { from: null }],
    ['the end', 0, { to: monthOf(2021, 1) }],
    ['nothing', 0, { workUnits: [...FILLED.workUnits] }],
  ])('after a change of %s is %d ms', (_what, pause, change) => {
    expect(pauseBetween(FILLED, { ...FILLED, ...change })).toBe(pause);
  });
});

describe('the filters in the address', () => {
  test.each<[string, ProductionFilters]>([
    ['', NO_FILTERS],
    ['workUnit=BCM&workGroup=BaSH&workUnits=JAX&workUnits=MRC+-+Harwell&workUnits=UCD', WHOLE],
    ['from=11%2F2018&since=beginning', { ...NO_FILTERS, from: monthOf(2018, 11), since: 'beginning' }],
    ['scope=workUnit&from=11%2F2018', { ...NO_FILTERS, scope: 'workUnit', from: monthOf(2018, 11) }],
  ])('"%s" and back', (address, filters) => {
    expect(writeFilters(new URLSearchParams(), filters).toString()).toBe(address);
    expect(readFilters(new URLSearchParams(address))).toEqual(filters);
  });

  test('leave the tab where it is and take away what no longer counts', () => {
    const address = new URLSearchParams('tab=production-numbers&scope=workUnit&to=03%2F2020');
    expect(writeFilters(address, NO_FILTERS).toString()).toBe('tab=production-numbers');
  });

  test('count as not said when nobody can read them', () => {
    expect(readFilters(new URLSearchParams('scope=mars&from=2018&to=99/2020'))).toEqual(NO_FILTERS);
  });
});
