import type { ProductionNumber } from 'shared/contract';
import { loadDemo } from '../../jobs/demo/load-demo.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getJson } from '../../../testing/calls.ts';
import { productionOverlapRoutes } from './overlap-routes.ts';
import { productionNumberRoutes } from './routes.ts';
import { countedTotals, readSource, type Scope } from './testing/source-counts.ts';

/** Loading every attempt of the demo takes a while on a busy machine. */
const LOADING_MS = 600_000;

const source = readSource();
const TECHNIQUES = [
  ['crispr', source.crispr],
  ['escell', source.esCell],
] as const;

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [productionNumberRoutes, productionOverlapRoutes] });
  // All attempts; of the genes only theirs.
  await loadDemo(tracker.db, { passwordHash: 'x', onlyGenes: source.genes });
}, LOADING_MS);
afterAll(() => tracker.close());

async function answered(attempt: string, step: 'month' | 'year', scope: Scope): Promise<[string, number][]> {
  const [startyear, startmonth] = (scope.from ?? '').split('-');
  const [endyear, endmonth] = (scope.to ?? '').split('-');
  const query = Object.entries({
    ...{ reporttype: step, attempt, workunit: scope.workUnits?.join(','), workGroup: scope.workGroup },
    ...{ startyear, startmonth, endyear, endmonth },
  }).filter((pair): pair is [string, string] => Boolean(pair[1]));
  const numbers = await getJson<ProductionNumber[]>(
    tracker,
    `/api/glt_production_numbers?${new URLSearchParams(query).toString()}`,
  );
  return numbers.map(({ year, month, sum }) => [
    month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`,
    sum,
  ]);
}

const unitsOf = (lines: readonly { workUnit: string }[]) =>
  [...new Set(lines.map(({ workUnit }) => workUnit))].toSorted();

// Every month and year is compared: the demo's attempts are real, and so are these numbers.
describe.each(TECHNIQUES)(
  'production numbers of the demo by %s equal its tables (api-3 §7.1)',
  (attempt, lines) => {
    async function compare(scope: Scope) {
      for (const step of ['month', 'year'] as const) {
        const expected = countedTotals(lines, step, scope);
        expect({ step, scope, totals: await answered(attempt, step, scope) }).toEqual({
          step,
          scope,
          totals: expected,
        });
      }
    }

    test('there is something to compare', () => {
      expect(countedTotals(lines, 'month', {}).length).toBeGreaterThan(20);
      expect(unitsOf(lines).length).toBeGreaterThan(3);
    });

    test('of the whole consortium', () => compare({}));

    test('of each work unit, and of each of its work groups', async () => {
      for (const workUnit of unitsOf(lines)) {
        await compare({ workUnits: [workUnit] });
        const groups = new Set(
          lines.filter((line) => line.workUnit === workUnit).map((line) => line.workGroup),
        );
        for (const workGroup of groups) await compare({ workUnits: [workUnit], workGroup });
      }
    });

    test('of several work units, two and two and all', async () => {
      const units = unitsOf(lines);
      for (const [place, first] of units.entries())
        await compare({ workUnits: [first, units[(place + 1) % units.length] ?? first] });
      await compare({ workUnits: units });
    });

    test('within a time, whose genes are first found in it', async () => {
      const days = lines.map(({ day }) => day).toSorted();
      const from = (days[Math.floor(days.length / 4)] ?? '').slice(0, 7);
      const to = (days[Math.floor((3 * days.length) / 4)] ?? '').slice(0, 7);
      for (const workUnits of [[], unitsOf(lines).slice(0, 2)]) {
        await compare({ from, workUnits });
        await compare({ to, workUnits });
        await compare({ from, to, workUnits });
      }
    });
  },
);

test('genes by either technique equal the tables (api-3 §7.2)', async () => {
  const counted = [...source.crispr, ...source.esCell].filter(
    ({ workGroup }) => workGroup !== 'EUCOMMToolsCre',
  );
  expect(await getJson(tracker, '/api/glt_production_numbers/overlap/union')).toEqual([
    new Set(counted.map(({ gene }) => gene)).size,
  ]);
});
