import { sql } from 'kysely';
import type { Forecast } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCast } from '../../../testing/cast.ts';
import { get, getJson } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject, named, type TestProject } from '../../../testing/test-projects.ts';
import type { Data } from '../../platform/http/app-context.ts';
import { openCatalogues } from '../../platform/look-up-lists/catalogues.ts';
import { refreshIndex } from '../projects/assignment/project-status-repository.ts';
import { beginForecasts, storeForecasts } from './keep-forecasts.ts';
import { forecastRoutes } from './routes.ts';

type Step = readonly [statusName: string, daysAgo: number];

let tracker: TestApp;
let data: Data;

/** Plans, each in a project, that came to these statuses so many days ago and stand at the last. */
async function addPlans(count: number, steps: readonly Step[], project: TestProject = {}): Promise<void> {
  const { db } = tracker;
  for (let made = 0; made < count; made++) {
    const tpn = await addProject(db, { plans: [{ workUnit: 'JAX' }], ...project });
    const last = steps.at(-1)?.[0] ?? '';
    const { rows } = await sql<{ id: number; projectId: number }>`
      update plan set summary_status_id = ${named('status', last)}, status_id = ${named('status', last)}
      from project where project.id = project_id and tpn = ${tpn}
      returning plan.id, project_id as "projectId"`.execute(db);
    const { id = 0, projectId = 0 } = rows[0] ?? {};
    for (const table of ['plan_summary_status_stamp', 'plan_status_stamp'])
      for (const [status, daysAgo] of steps)
        await sql`
          insert into ${sql.table(table)} (plan_id, status_id, date)
          values (${id}, ${named('status', status)}, localtimestamp - ${daysAgo}::float8 * interval '1 day')`.execute(
          db,
        );
    await refreshIndex(db, [projectId]);
  }
}

beforeAll(async () => {
  tracker = await openTracker([forecastRoutes]);
  data = { db: tracker.db, catalogues: openCatalogues(tracker.db) };
  await addCast(tracker.db);
  await addPlans(6, [
    ['Founder Obtained', 400],
    ['Genotype Confirmed', 300],
  ]);
  await addPlans(3, [
    ['Founder Obtained', 400],
    ['Attempt Aborted', 350],
  ]);
  await addPlans(1, [['Founder Obtained', 20]]);
  // Nobody's business, and would change every number.
  await addPlans(
    10,
    [
      ['Founder Obtained', 400],
      ['Attempt Aborted', 399],
    ],
    { privacy: 'restricted' },
  );
});
afterAll(() => tracker.close());

const address = (pathName: string, statusName: string, waitedDays: number) =>
  `/api/v2/forecast?${new URLSearchParams({ pathName, statusName, waitedDays: `${waitedDays}` }).toString()}`;
const forecast = (...asked: Parameters<typeof address>) =>
  getJson<Forecast>(tracker, address(...asked), null);

describe('GET /api/v2/forecast', () => {
  test('nothing is said before it is measured', async () => {
    expect(await forecast('crispr', 'Founder Obtained', 5)).toEqual({
      goalName: 'Genotype Confirmed',
      estimate: null,
    });
  });

  test('what became of public plans that stood there', async () => {
    await beginForecasts(data);
    const { estimate } = await forecast('crispr', 'Founder Obtained', 5);
    expect(estimate).toMatchObject({ waitedDays: 0, plans: 10, quartileDays: [100, 100, 100] });
    // One was seen for twenty days only, which says nothing of what came later.
    expect(estimate?.reachedShare).toBeCloseTo(6 / 9);
  });

  test('of those that stood there as long, to the week', async () => {
    await addPlans(1, [['Founder Obtained', 40]]);
    await storeForecasts(data);
    const { estimate } = await forecast('crispr', 'Founder Obtained', 41);
    expect(estimate).toMatchObject({ waitedDays: 35, plans: 10, quartileDays: [65, 65, 65] });
  });

  test('nothing where few stood there as long', async () => {
    expect((await forecast('crispr', 'Founder Obtained', 50)).estimate).toBeNull();
  });

  test('the public work of each unit that is under way, and what is expected of it', async () => {
    const totals = await tracker.db.selectFrom('forecast_total').selectAll().execute();
    expect(totals).toMatchObject([
      { path_name: 'crispr', work_unit_id: named('work_unit', 'JAX'), under_way: 2 },
    ]);
    // Two of three reach it, within a hundred days.
    expect(totals[0]?.monthly_expected[11]).toBeCloseTo((2 * 6) / 9);
  });

  test.each([
    ['crispr', 'Genotype Confirmed', 'Genotype Confirmed'],
    ['crispr', 'Attempt Aborted', 'Genotype Confirmed'],
    ['crispr', 'no such status', 'Genotype Confirmed'],
    ['adult and embryo phenotyping', 'Phenotyping Started', null],
    ['no such path', 'Founder Obtained', null],
  ])('no estimate of %s at %s', async (pathName, statusName, goalName) => {
    expect(await forecast(pathName, statusName, 5)).toEqual({ goalName, estimate: null });
  });

  test('days that are none are refused', async () => {
    expect((await get(tracker, address('crispr', 'Founder Obtained', -1), null)).statusCode).toBe(400);
  });
});

test('several servers may measure at once', async () => {
  const rows = async () => (await tracker.db.selectFrom('forecast').selectAll().execute()).length;
  const before = await rows();
  await Promise.all([storeForecasts(data), storeForecasts(data)]);
  expect(await rows()).toBe(before);
});
