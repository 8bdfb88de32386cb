import { sql } from 'kysely';
import type { ProjectPage } from 'shared/contract';
import { getJson, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { hoursAhead } from '../../../testing/time-zone.ts';
import { addProject, named, type TestPlan } from '../../../testing/test-projects.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { refreshIndex } from '../../tracker/projects/assignment/project-status-repository.ts';
import { projectRoutes } from '../../tracker/projects/routes.ts';
import { storeUsualTimes } from '../../tracker/usual-times/keep-usual-times.ts';
import { myWorkRoutes } from './routes.ts';

const DCC = 'dcc@lab.example';
const LANGUISHING_MONTHS = 6;
/** Of the ages below only the last is beyond these. */
const MORE_MONTHS = 9;

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([myWorkRoutes, projectRoutes], { settings: { dccUserKey: DCC } });
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: DCC, unitRoles: [['JAX', 'general']] });
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  await storeUsualTimes(tracker.context, LANGUISHING_MONTHS);
  const phenotyping = { type: 'phenotyping' } as const;
  // Around the day on which the first of them stands still, a status that only the DCC leads on from, and one that is the end.
  for (const privacy of ['public', 'protected', 'restricted'] as const)
    for (const daysAgo of [10, 179, 180, 181, 400]) {
      await addStanding({}, 'Embryos Obtained', { daysAgo, privacy });
      await addStanding(phenotyping, 'Phenotyping All Data Sent', { daysAgo, privacy });
      await addStanding({}, 'Genotype Confirmed', { daysAgo, privacy });
      await addStanding({}, 'Attempt Aborted', { daysAgo, privacy });
    }
});
afterAll(() => tracker.close());

/** A project of JAX whose plan came to this summary status so many days ago. */
async function addStanding(
  plan: Partial<TestPlan>,
  statusName: string,
  { daysAgo, privacy }: { daysAgo: number; privacy: 'public' | 'protected' | 'restricted' },
): Promise<void> {
  const { db } = tracker;
  const plans = [{ workUnit: 'JAX', ...plan }];
  const tpn = await addProject(db, { privacy, intentions: [{ gene: 'Cib2' }], plans });
  const { id, project_id: project } = await db
    .updateTable('plan')
    .set({ status_id: named('status', statusName), summary_status_id: named('status', statusName) })
    .where('project_id', '=', sql<number>`(select id from project where tpn = ${tpn})`)
    .returning(['id', 'project_id'])
    .executeTakeFirstOrThrow();
  await sql`
    insert into plan_summary_status_stamp (plan_id, status_id, date)
    values (${id}, ${named('status', statusName)}, localtimestamp - make_interval(days => ${sql.lit(daysAgo)}))`.execute(
    db,
  );
  await refreshIndex(db, [project]);
}

/** Projects of the plans that My work finds for this person, and those that the list finds. */
async function found(caller: TestCaller, query = ''): Promise<{ work: string[]; list: string[] }> {
  const pins = await getJson<string[]>(tracker, `/api/v2/my_work/languishing?${query}`, caller);
  const { rows } = await sql<{ tpn: string }>`
    select tpn from project join plan on plan.project_id = project.id where pin = any (${pins}::text[])
    order by tpn`.execute(tracker.db);
  const page = await getJson<ProjectPage>(tracker, `/api/projects?stalled=usual&size=200&${query}`, caller);
  const listed = page._embedded?.projects ?? [];
  expect(page.page.totalElements).toBe(listed.length);
  return { work: rows.map(({ tpn }) => tpn), list: listed.map(({ tpn }) => tpn) };
}

test.each([
  ['an administrator', CAST.administrator, ''],
  ['an administrator who asks for one unit', CAST.administrator, 'workUnitName=JAX'],
  ['a member of the unit', CAST.unitMember, 'workUnitName=JAX'],
  ['the DCC, which can lead on where others wait for it', DCC, 'workUnitName=JAX'],
])('My work and the list find the same for %s', async (_who, caller, query) => {
  const { work, list } = await found(caller, query);
  // Two statuses from which somebody leads on, three privacies, two of five ages.
  expect(list).toHaveLength(2 * 3 * 2);
  expect(work).toEqual(list);
});

test('both change at once with what is usual', async () => {
  await storeUsualTimes(tracker.context, MORE_MONTHS);
  const { work, list } = await found(CAST.administrator);
  expect(list).toHaveLength(2 * 3);
  expect(work).toEqual(list);
  await storeUsualTimes(tracker.context, LANGUISHING_MONTHS);
  expect((await found(CAST.administrator)).list).toHaveLength(2 * 3 * 2);
});

test('both go by the day of the server, as stored days do', async () => {
  // It is tomorrow already where clocks are twelve hours ahead, or yesterday still where they are as much behind.
  const isAfternoon = new Date().getUTCHours() >= 12;
  const { work, list } = await hoursAhead(isAfternoon ? 12 : -12, () => found(CAST.administrator));
  expect(list).toHaveLength(2 * 3 * (isAfternoon ? 3 : 1));
  expect(work).toEqual(list);
});
