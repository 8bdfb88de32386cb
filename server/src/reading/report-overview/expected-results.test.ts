import type { ExpectedResults } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { getJson } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { named } from '../../../testing/test-projects.ts';
import { addCast } from '../../../testing/cast.ts';
import { MONTHS_AHEAD } from '../../tracker/forecast/estimate.ts';
import { reportOverviewRoutes } from './routes.ts';

let tracker: TestApp;

/** What the job has stored of a work unit: so many under way, of which one a month comes. */
async function store(path: string, workUnit: string, underWay: number): Promise<void> {
  await tracker.db
    .insertInto('forecast_total')
    .values({
      path_name: path,
      work_unit_id: named('work_unit', workUnit),
      under_way: underWay,
      monthly_expected: Array.from({ length: MONTHS_AHEAD }, (_, month) => month + 1),
    })
    .execute();
}

beforeAll(async () => {
  tracker = await openTracker([reportOverviewRoutes]);
  await addCast(tracker.db);
});
afterAll(() => tracker.close());

const expected = () => getJson<ExpectedResults>(tracker, '/api/v2/reports/overview/expected_results', null);

describe('GET /api/v2/reports/overview/expected_results', () => {
  test('nothing before it is worked out', async () => {
    expect(await expected()).toEqual({ months: [3, 6, 12, 24], rows: [], checks: [] });
  });

  test('of all work units, then of each by name, in the order of the work', async () => {
    await store('late adult', 'JAX', 40);
    await store('crispr', 'JAX', 50);
    await store('crispr', 'BCM', 60);
    const { rows } = await expected();
    expect(rows.map(({ pathName, workUnitName, underWay }) => [pathName, workUnitName, underWay])).toEqual([
      ['crispr', null, 110],
      ['crispr', 'BCM', 60],
      ['crispr', 'JAX', 50],
      ['late adult', null, 40],
      ['late adult', 'JAX', 40],
    ]);
    expect(rows[0]).toMatchObject({ goalName: 'Genotype Confirmed', expected: [6, 12, 24, 48] });
    expect(rows[4]).toMatchObject({
      goalName: 'Late Adult Phenotyping Finished',
      expected: [3, 6, 12, 24],
    });
  });

  test('how right it was a year ago', async () => {
    await tracker.db
      .insertInto('forecast_check')
      .values({ path_name: 'crispr', under_way: 100, expected: 30.5, came: 28 })
      .execute();
    expect((await expected()).checks).toEqual([
      { pathName: 'crispr', goalName: 'Genotype Confirmed', underWay: 100, expected: 30.5, came: 28 },
    ]);
  });
});
