import { sql } from 'kysely';
import type { MyPlanPage, MyWork } from 'shared/contract';
import { getJson, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject, named } from '../../../testing/test-projects.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { storeForecasts } from '../../tracker/forecast/keep-forecasts.ts';
import { storeUsualTimes } from '../../tracker/usual-times/keep-usual-times.ts';
import { myWorkRoutes } from './routes.ts';

const NOBODYS = 'new@lab.example';
let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([myWorkRoutes]);
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: NOBODYS });
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  for (let count = 0; count < 13; count++)
    await addProject(tracker.db, { intentions: [{ gene: 'Cib2' }], plans: [{ workUnit: 'JAX' }] });
  await addProject(tracker.db, { intentions: [{ gene: 'Cib2' }], plans: [{ workUnit: 'UCD' }] });
  const reached = named('status', 'Embryos Obtained');
  await sql`update plan set summary_status_id = ${reached}`.execute(tracker.db);
  // All of them have stood still for long, one for longer than the next.
  await sql`
    insert into plan_summary_status_stamp (plan_id, status_id, date)
    select id, ${reached}, timestamp '2020-01-01' + id * interval '1 day' from plan`.execute(tracker.db);
  await storeUsualTimes(tracker.context, tracker.context.settings.languishingMonths);
  await storeForecasts(tracker.context);
});
afterAll(() => tracker.close());

const pageOf = (query: string, caller: TestCaller = CAST.unitMember) =>
  getJson<MyPlanPage>(tracker, `/api/v2/my_work/plans?${query}`, caller);
const pins = ({ plans }: MyPlanPage) => plans.map(({ pin }) => pin);

describe.each(['waiting', 'languishing'] as const)('the list "%s"', (list) => {
  test('has every plan on its pages once, in the order of the page of the work, and their number', async () => {
    const work = await getJson<MyWork>(tracker, '/api/v2/my_work', CAST.unitMember);
    const first = await pageOf(`list=${list}`);
    const second = await pageOf(`list=${list}&page=1`);
    expect(first).toMatchObject({ total: 13, hasMore: false });
    expect(second).toMatchObject({ total: 13, hasMore: false });
    expect(first.plans).toEqual(list === 'waiting' ? work.waiting : work.languishing.plans);
    expect([pins(first).length, pins(second).length]).toEqual([10, 3]);
    const together = await pageOf(`list=${list}&size=20`);
    expect(pins(together)).toEqual([...pins(first), ...pins(second)]);
    expect(new Set(pins(together)).size).toBe(13);
    expect(list === 'waiting' ? work.waitingCount : work.languishing).toMatchObject({ total: 13 });
  });

  test('says how many of the plans that stood there as long reached the goal', async () => {
    const { plans } = await pageOf(`list=${list}`);
    for (const { forecast } of plans)
      expect(forecast).toMatchObject({
        goalName: 'Genotype Confirmed',
        estimate: { plans: 14, reachedShare: 0, quartileDays: null },
      });
  });

  test('is empty for a person without a work unit, and of one unit where that is chosen', async () => {
    expect(await pageOf(`list=${list}`, NOBODYS)).toEqual({ total: 0, hasMore: false, plans: [] });
    expect(await pageOf(`list=${list}&workUnitName=UCD`, CAST.administrator)).toMatchObject({ total: 1 });
  });
});
