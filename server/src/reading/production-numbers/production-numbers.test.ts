import type { TestApp } from '../../../testing/test-app.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { productionOverlapRoutes } from './overlap-routes.ts';
import { productionNumberRoutes } from './routes.ts';
import { addConfirmed } from './testing/confirmed.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([productionNumberRoutes, productionOverlapRoutes]);
  const { db } = tracker;
  await addCast(db);
  for (const [index, symbol] of ['Aaa1', 'Aaa2', 'Aaa3', 'Aaa4'].entries())
    await addGene(db, { symbol, accId: `MGI:${index + 1}` });
  // Two genes of JAX and one of UCD in 2011 and 2012; Aaa1 was confirmed twice.
  await addConfirmed(db, { name: 'J1', genes: ['Aaa1'], dates: ['2011-03-31T23:59'] });
  await addConfirmed(db, { name: 'J2', genes: ['Aaa1', 'Aaa2'], dates: ['2011-04-01', '2012-01-01'] });
  await addConfirmed(db, {
    name: 'U1',
    genes: ['Aaa1'],
    dates: ['2012-05-05'],
    workUnit: 'UCD',
    workGroup: 'DTCC',
  });
  await addConfirmed(db, {
    name: 'J3',
    genes: ['Aaa3'],
    dates: ['2012-05-31T10:00'],
    status: 'Genotype Extinct',
  });
  // What does not count: not confirmed any more, no group, a group that goes on elsewhere, no stamp.
  await addConfirmed(db, {
    name: 'N1',
    genes: ['Aaa4'],
    dates: ['2011-01-01'],
    status: 'Genotype In Progress',
  });
  await addConfirmed(db, { name: 'N2', genes: ['Aaa4'], dates: ['2011-01-01'], workGroup: null });
  await addConfirmed(db, { name: 'N3', genes: ['Aaa4'], dates: ['2011-01-01'], workGroup: 'EUCOMMToolsCre' });
  await addConfirmed(db, { name: 'N4', genes: ['Aaa4'], dates: [] });
  await addConfirmed(db, {
    name: 'E1',
    genes: ['Aaa3'],
    dates: ['2009-06-01'],
    attemptType: 'es cell',
    privacy: 'restricted',
  });
});
afterAll(() => tracker.close());

const numbers = (query: string) => getJson(tracker, `/api/glt_production_numbers?attempt=crispr&${query}`);
const file = async (query: string) => {
  const response = await get(tracker, `/api/reports/glt_production_numbers?attempt=crispr&${query}`);
  return response.body.split('\n').map((line) => line.split('\t'));
};

describe('GET /api/glt_production_numbers (api-3 §7.1)', () => {
  test('by month: each gene once, at its earliest stamp, as running totals', async () => {
    expect(await numbers('reporttype=month')).toEqual([
      { year: 2011, month: 3, sum: 1 },
      { year: 2011, month: 4, sum: 2 },
      { year: 2012, month: 5, sum: 3 },
    ]);
  });

  test('by year', async () => {
    expect(await numbers('reporttype=year')).toEqual([
      { year: 2011, sum: 2 },
      { year: 2012, sum: 3 },
    ]);
  });

  test('of a work unit: by month plans, by year genes; its name in any case', async () => {
    expect(await numbers('reporttype=month&workunit=jax')).toEqual([
      { year: 2011, month: 3, workUnitName: 'JAX', sum: 1 },
      { year: 2011, month: 4, workUnitName: 'JAX', sum: 2 },
      { year: 2012, month: 5, workUnitName: 'JAX', sum: 3 },
    ]);
    expect(await numbers('reporttype=year&workunit=UCD')).toEqual([
      { year: 2012, workUnitName: 'UCD', sum: 1 },
    ]);
  });

  test('of a work unit and group', async () => {
    expect(await numbers('reporttype=year&workunit=JAX&workGroup=bash')).toEqual([
      { year: 2011, workUnitName: 'JAX', workGroupName: 'BaSH', sum: 2 },
      { year: 2012, workUnitName: 'JAX', workGroupName: 'BaSH', sum: 3 },
    ]);
    expect(await numbers('reporttype=year&workunit=JAX&workGroup=DTCC')).toEqual([]);
  });

  test('of several work units: one row a period, with the total of all', async () => {
    const workUnitName = 'JAX, UCD';
    expect(await numbers(`reporttype=month&workunit=${encodeURIComponent(workUnitName)}`)).toEqual([
      { year: 2011, month: 3, workUnitName, sum: 1 },
      { year: 2011, month: 4, workUnitName, sum: 2 },
      { year: 2012, month: 5, workUnitName, sum: 4 },
    ]);
  });

  test('a period is applied first, and includes its last day to the end', async () => {
    const may = 'startyear=2012&startmonth=5&endyear=2012&endmonth=5';
    expect(await numbers(`reporttype=month&${may}`)).toEqual([{ year: 2012, month: 5, sum: 2 }]);
    const march = 'endyear=2011&endmonth=3';
    expect(await numbers(`reporttype=month&${march}`)).toEqual([{ year: 2011, month: 3, sum: 1 }]);
  });

  test('the attempt type: escell is es cell, an unknown one has no numbers', async () => {
    const of = (attempt: string) =>
      getJson(tracker, `/api/glt_production_numbers?reporttype=year&attempt=${attempt}`);
    expect(await of('escell')).toEqual([{ year: 2009, sum: 1 }]);
    expect(await of('ES%20Cell')).toEqual([{ year: 2009, sum: 1 }]);
    expect(await of('magic')).toEqual([]);
  });

  test('refuses a missing value and a value that is not a number', async () => {
    const ask = (query: string) => get(tracker, `/api/glt_production_numbers?${query}`);
    expect(refusal(await ask('attempt=crispr'))).toBe('400 reporttype parameter is missing');
    expect(refusal(await ask('reporttype=month'))).toBe('400 attempt parameter is missing');
    expect(refusal(await ask('attempt=crispr&reporttype=day'))).toBe(
      "400 The reporttype is 'month' or 'year', not 'day'.",
    );
  });
});

describe('the same as a file (api-3 §7.1, TSV)', () => {
  test.each([
    ['reporttype=year', ['Year', 'Sum'], ['2011', '2']],
    ['reporttype=month', ['Year', 'Month', 'Sum'], ['2011', '3', '1']],
    ['reporttype=year&workunit=JAX', ['Work Unit', 'Year', 'Sum'], ['JAX', '2011', '2']],
    ['reporttype=month&workunit=JAX', ['Work Unit', 'Year', 'Month', 'Sum'], ['JAX', '2011', '3', '1']],
    [
      'reporttype=year&workunit=JAX&workGroup=BaSH',
      ['Work Unit', 'Work Group', 'Year', 'Sum'],
      ['JAX', 'BaSH', '2011', '2'],
    ],
    [
      'reporttype=month&workunit=JAX&workGroup=BaSH',
      ['Work Unit', 'Work Group', 'Month', 'Year', 'Sum'],
      ['JAX', 'BaSH', '3', '2011', '1'],
    ],
  ])('%s', async (query, header, first) => {
    const lines = await file(query);
    expect(lines.slice(0, 2)).toEqual([header, first]);
    expect(lines.at(-1)).toEqual(['']);
  });

  test('every row names all work units of the response', async () => {
    expect((await file('reporttype=month&workunit=UCD,JAX')).slice(1, 4)).toEqual([
      ['JAX UCD', '2011', '3', '1'],
      ['JAX UCD', '2011', '4', '2'],
      ['JAX UCD', '2012', '5', '4'],
    ]);
  });

  test('without data there is the header alone', async () => {
    expect(await file('reporttype=year&workunit=Nobody')).toEqual([['Work Unit', 'Year', 'Sum'], ['']]);
  });

  test('its name contains what is counted, and when it was made', async () => {
    const response = await get(
      tracker,
      '/api/reports/glt_production_numbers?attempt=escell&reporttype=month',
    );
    expect(response.headers['content-disposition']).toMatch(
      /^attachment; filename="Production_Numbers_month_es cell_\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\.tsv"$/,
    );
    expect(response.headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('overlap (api-3 §7.2)', () => {
  const OVERLAP = 'glt_production_numbers/overlap';

  test('union: how many genes there are by either; a crispr plan needs no group', async () => {
    expect(await getJson(tracker, `/api/${OVERLAP}/union`)).toEqual([4]);
    expect((await get(tracker, `/api/reports/${OVERLAP}/union`)).body).toBe('count\n4\n');
  });

  test('intersection: the symbols by both, as far as the caller may know of them', async () => {
    const symbols = (caller: string | null) => getJson(tracker, `/api/${OVERLAP}/intersection`, caller);
    expect(await symbols(CAST.administrator)).toEqual(['Aaa3']);
    expect(await symbols(null)).toEqual([]);
    const response = await get(tracker, `/api/reports/${OVERLAP}/intersection`, CAST.administrator);
    expect(response.body).toBe('Symbol\nAaa3\n');
    expect(response.headers['content-disposition']).toContain('"Production_Numbers_Intersection_');
  });
});
