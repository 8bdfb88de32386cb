import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, getJson } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { named } from '../../../testing/test-projects.ts';
import { productionOverlapRoutes } from './overlap-routes.ts';
import { productionNumberRoutes } from './routes.ts';
import { addConfirmed, type TestConfirmed } from './testing/confirmed.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([productionNumberRoutes, productionOverlapRoutes]);
  for (const [place, symbol] of ['Bbb1', 'aaa1', 'Aaa2'].entries())
    await addGene(tracker.db, { symbol, accId: `MGI:${place + 1}` });
});
// Each test has its own lines, and checks their totals.
afterEach(() => run(sql`truncate project, mutation cascade`));
afterAll(() => tracker.close());

const add = (name: string, about: Partial<TestConfirmed> = {}) =>
  addConfirmed(tracker.db, { name, genes: ['Bbb1'], dates: ['2030-05-01'], ...about });
const run = (statement: ReturnType<typeof sql>) => statement.execute(tracker.db);
const numbers = (query: string) => getJson(tracker, `/api/glt_production_numbers?attempt=crispr&${query}`);
const overlap = (kind: string) => getJson(tracker, `/api/glt_production_numbers/overlap/${kind}`);
const file = async (path: string) => (await get(tracker, `/api/reports/glt_production_numbers${path}`)).body;
const planOf = (name: string) =>
  sql`(select plan_id from outcome join colony on colony.outcome_id = outcome.id where name = ${name})`;

describe('of a work unit (api-3 §7.1)', () => {
  test('months count plans, once each and without a gene too; years count genes', async () => {
    await add('J1', { genes: [] });
    await add('J2', { genes: ['Bbb1', 'aaa1', 'Aaa2'], dates: ['2030-07-01'] });
    const second = await add('J3', { dates: ['2030-06-01'] });
    await run(sql`update outcome set plan_id = ${planOf('J2')} where id = ${second}`);
    const jax = { year: 2030, workUnitName: 'JAX' };
    expect(await numbers('reporttype=month&workunit=JAX')).toEqual([
      { ...jax, month: 5, sum: 1 },
      { ...jax, month: 6, sum: 2 },
    ]);
    expect(await numbers('reporttype=year&workunit=JAX')).toEqual([{ ...jax, sum: 3 }]);
    expect(await file('?attempt=crispr&reporttype=month&workunit=JAX')).toBe(
      'Work Unit\tYear\tMonth\tSum\nJAX\t2030\t5\t1\nJAX\t2030\t6\t2\n',
    );
  });

  test('a gene of several units counts where it was first', async () => {
    await add('U1', { workUnit: 'UCD', dates: ['2029-01-01'] });
    await add('J1');
    await add('J2', { genes: ['aaa1'] });
    expect(await numbers('reporttype=year&workunit=JAX,UCD')).toEqual([
      { year: 2029, workUnitName: 'JAX,UCD', sum: 1 },
      { year: 2030, workUnitName: 'JAX,UCD', sum: 2 },
    ]);
    expect(await numbers('reporttype=year&workunit=JAX')).toEqual([
      { year: 2030, workUnitName: 'JAX', sum: 2 },
    ]);
  });

  test('and others with a group: one row per period, which names all units', async () => {
    await add('J1');
    await add('U1', { workUnit: 'UCD', genes: ['aaa1'] });
    await add('U2', { workUnit: 'UCD', genes: ['Aaa2'], workGroup: 'DTCC' });
    const units = { workUnitName: 'JAX,UCD', workGroupName: 'BaSH' };
    const query = 'workunit=JAX,UCD&workGroup=BaSH';
    expect(await numbers(`reporttype=year&${query}`)).toEqual([{ year: 2030, ...units, sum: 2 }]);
    expect(await numbers(`reporttype=month&${query}`)).toEqual([{ year: 2030, month: 5, ...units, sum: 2 }]);
    expect(await file(`?attempt=crispr&reporttype=month&${query}`)).toBe(
      'Work Unit\tWork Group\tMonth\tYear\tSum\nJAX UCD\tBaSH\t5\t2030\t2\n',
    );
  });
});

const SCOPES = [
  'reporttype=month',
  'reporttype=year',
  'reporttype=month&workunit=JAX',
  'reporttype=year&workunit=JAX',
  'reporttype=month&workunit=JAX&workGroup=BaSH',
];

describe.each(SCOPES)('%s (api-3 §7.1)', (scope) => {
  const counts = async (query = '') => {
    const found = await getJson<{ sum: number }[]>(
      tracker,
      `/api/glt_production_numbers?attempt=crispr&${scope}${query}`,
    );
    return found.map(({ sum }) => sum);
  };

  test('privacy and abortion play no role', async () => {
    await add('protected', { privacy: 'protected' });
    await add('restricted', { privacy: 'restricted', genes: ['aaa1'] });
    await add('aborted', { genes: ['Aaa2'] });
    await run(
      sql`update plan set status_id = ${named('status', 'Attempt Aborted')} where id = ${planOf('aborted')}`,
    );
    expect(await counts()).toEqual([3]);
  });

  test.each<[string, Partial<TestConfirmed>]>([
    ['is not confirmed', { status: 'Genotype Not Confirmed' }],
    ['has no stamp', { dates: [] }],
    ['is of another attempt', { attemptType: 'haplo-essential crispr' }],
    ['is of no group', { workGroup: null }],
    ['is of a group that does not count', { workGroup: 'EUCOMMToolsCre' }],
  ])('a line that %s does not count', async (_what, about) => {
    await add('line', about);
    expect(await counts()).toEqual([]);
  });

  test('the stamp is that of the present status, the first within the requested time', async () => {
    await add('extinct', { status: 'Genotype Extinct', dates: ['2031-03-03', '2030-03-03'] });
    await run(sql`insert into colony_status_stamp (colony_id, status_id, date)
      select outcome_id, ${named('status', 'Genotype Confirmed')}, '2029-01-01' from colony`);
    expect(await counts()).toEqual([1]);
    expect(await counts('&endyear=2029')).toEqual([]);
    expect(await counts('&endyear=2030')).toEqual([1]);
    expect(await counts('&startyear=2031')).toEqual([1]);
    expect(await counts('&startyear=2032')).toEqual([]);
  });
});

describe('overlap (api-3 §7.2)', () => {
  test('genes by both, in the order of text; the files are called by what they count', async () => {
    for (const gene of ['aaa1', 'Bbb1']) {
      await add(`C ${gene}`, { genes: [gene], workGroup: null });
      await add(`E ${gene}`, { genes: [gene], attemptType: 'es cell', status: 'Genotype Extinct' });
    }
    await add('C', { genes: ['Aaa2'] });
    expect(await overlap('union')).toEqual([3]);
    expect(await overlap('intersection')).toEqual(['Bbb1', 'aaa1']);
    expect(await file('/overlap/intersection')).toBe('Symbol\nBbb1\naaa1\n');
    const { headers } = await get(tracker, '/api/reports/glt_production_numbers/overlap/union');
    expect(headers['content-disposition']).toMatch(/filename="Production_Numbers_Union_\d{4}-[^"]*\.tsv"$/);
  });

  test.each<[string, Partial<TestConfirmed>]>([
    ['ES cells of no group', { attemptType: 'es cell', workGroup: null }],
    ['ES cells of a group that does not count', { attemptType: 'es cell', workGroup: 'EUCOMMToolsCre' }],
    ['a modified ES cell allele', { attemptType: 'es cell allele modification' }],
    ['a modified CRISPR allele', { attemptType: 'crispr allele modification' }],
    ['a line without a stamp', { dates: [] }],
    ['a line that is not confirmed', { status: 'Colony Aborted' }],
  ])('of %s there is no gene', async (_what, about) => {
    await add('line', about);
    expect(await overlap('union')).toEqual([0]);
    for (const attemptType of ['crispr', 'es cell']) await add(attemptType, { genes: ['aaa1'], attemptType });
    expect(await overlap('union')).toEqual([1]);
    expect(await overlap('intersection')).toEqual(['aaa1']);
  });
});
