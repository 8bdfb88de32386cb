import { sql } from 'kysely';
import type { Project, ProjectPage } from 'shared/contract';
import { get, getJson, type TestCaller } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject, named, type TestProject } from '../../../../testing/test-projects.ts';
import { exportRoutes } from '../../../reading/exports/routes.ts';
import { PROJECTS, read } from '../../../reading/exports/testing/exports.ts';
import { storeUsualTimes } from '../../usual-times/keep-usual-times.ts';
import { projectRoutes } from '../routes.ts';

/** The usual time where nothing has been measured: six months. */
const [USUAL_MONTHS, USUAL_DAYS] = [6, 180];
const EMBRYOS = 'Embryos Obtained';

let tracker: TestApp;
const tpns = { open: '', protected: '', mixed: '' };

/** A plan of a work unit that has stood at a status for so many days. */
type Standing = [workUnit: string, statusName: string, daysAgo: number];

async function addStanding(privacy: TestProject['privacy'], plans: readonly Standing[]): Promise<string> {
  const { db } = tracker;
  const tpn = await addProject(db, {
    ...(privacy !== undefined && { privacy }),
    intentions: [{ gene: 'Cib2' }],
    plans: plans.map(([workUnit]) => ({ workUnit })),
  });
  const stored = await sql<{ id: number }>`
    select plan.id from plan join project on project.id = project_id where tpn = ${tpn} order by plan.id`.execute(
    db,
  );
  for (const [index, [, statusName, daysAgo]] of plans.entries()) {
    const id = stored.rows[index]?.id;
    const status = named('status', statusName);
    await sql`update plan set status_id = ${status}, summary_status_id = ${status} where id = ${id}`.execute(
      db,
    );
    await sql`
      insert into plan_summary_status_stamp (plan_id, status_id, date)
      values (${id}, ${status}, current_date - ${daysAgo}::integer + time '09:30')`.execute(db);
  }
  return tpn;
}

beforeAll(async () => {
  tracker = await openTracker([projectRoutes, exportRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  tpns.open = await addStanding('public', [
    ['JAX', EMBRYOS, 20],
    ['JAX', EMBRYOS, 300],
    ['UCD', 'Attempt In Progress', 400],
    ['JAX', 'Attempt Aborted', 900],
    ['UCD', EMBRYOS, 181],
  ]);
  tpns.protected = await addStanding('protected', [['UCD', EMBRYOS, 400]]);
  tpns.mixed = await addStanding('protected', [
    ['UCD', EMBRYOS, 400],
    ['JAX', EMBRYOS, 200],
  ]);
  await storeUsualTimes(tracker.context, USUAL_MONTHS);
  await sql`select refresh_all_project_index()`.execute(tracker.db);
});
afterAll(() => tracker.close());

async function listed(query: string, caller: TestCaller = CAST.administrator): Promise<Map<string, Project>> {
  const page = await getJson<ProjectPage>(tracker, `/api/projects?${query}`, caller);
  return new Map(page._embedded?.projects.map((project) => [project.tpn, project]));
}

/** The number of a plan in its project, counted from 1. */
async function placeOf(tpn: string, pin: string | undefined): Promise<number> {
  const { rows } = await sql<{ pin: string }>`
    select pin from plan join project on project.id = project_id where tpn = ${tpn} order by plan.id`.execute(
    tracker.db,
  );
  return rows.findIndex((plan) => plan.pin === pin) + 1;
}

const dayAgo = async (days: number) =>
  (await sql<{ day: string }>`select (current_date - ${days}::integer)::text as day`.execute(tracker.db))
    .rows[0]?.day;

test('each row has the plan that stands still for longest, since when, how long is usual, and how many more do', async () => {
  const still = (await listed('stalled=usual')).get(tpns.open)?.standingStill;
  expect(still).toEqual({
    pin: expect.any(String),
    typeName: 'production',
    statusName: 'Attempt In Progress',
    since: `${await dayAgo(400)}T09:30:00`,
    usualDays: USUAL_DAYS,
    others: 2,
    workUnitName: 'UCD',
  });
  expect(await placeOf(tpns.open, still?.pin)).toBe(3);
});

test('without the filter nothing of it is there', async () => {
  for (const project of (await listed('')).values()) expect(project).not.toHaveProperty('standingStill');
});

test('plans that the reader may not read are neither named nor counted', async () => {
  const ofStranger = await listed('stalled=usual', CAST.stranger);
  expect([...ofStranger.keys()]).toEqual([tpns.open, tpns.protected, tpns.mixed]);
  expect(ofStranger.get(tpns.open)?.standingStill?.others).toBe(2);
  expect(ofStranger.get(tpns.protected)).not.toHaveProperty('standingStill');
  expect(ofStranger.get(tpns.mixed)).not.toHaveProperty('standingStill');

  const ofMember = (await listed('stalled=usual', CAST.unitMember)).get(tpns.mixed)?.standingStill;
  expect(ofMember).toMatchObject({ others: 0, since: `${await dayAgo(200)}T09:30:00` });
  expect(await placeOf(tpns.mixed, ofMember?.pin)).toBe(2);
  expect((await listed('stalled=usual', CAST.administrator)).get(tpns.mixed)?.standingStill?.others).toBe(1);
});

test('visitors see it of public projects', async () => {
  const ofVisitor = await listed('stalled=usual', null);
  expect([...ofVisitor.keys()]).toEqual([tpns.open]);
  expect(ofVisitor.get(tpns.open)?.standingStill?.others).toBe(2);
});

test('a file of the list has a column for each part of it, where the filter is set', async () => {
  const file = async (query: string) =>
    read((await get(tracker, `${PROJECTS}?columns=list&${query}`, CAST.unitMember)).body);
  const rows = await file('stalled=usual&shown=tpn,standsStill');
  expect(rows.slice(0, 2)).toEqual([
    {
      'Project Id': tpns.open,
      Plan: expect.stringMatching(/^PIN:\d+$/),
      'Plan Status': 'Attempt In Progress',
      'Plan Since': await dayAgo(400),
      ...{ 'Plan Days': '400', 'Usual Days': '180', 'More Plans': '2', 'Plan Work Unit': 'UCD' },
    },
    {
      'Project Id': tpns.protected,
      ...{
        Plan: '',
        'Plan Status': '',
        'Plan Since': '',
        'Plan Days': '',
        'Usual Days': '',
        'More Plans': '',
        'Plan Work Unit': '',
      },
    },
  ]);
  expect(Object.keys((await file(''))[0] ?? {})).not.toContain('Plan');
});
