import { sql } from 'kysely';
import type { ProjectPage } from 'shared/contract';
import { get, getJson, refusal, type TestCaller } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../../testing/test-projects.ts';
import { planRoutes } from '../../plans/routes.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT } from '../../plans/testing/plans.ts';
import { storeUsualTimes } from '../../usual-times/keep-usual-times.ts';
import { projectChangeRoutes, projectRoutes } from '../routes.ts';

let tracker: TestApp;
/** Projects by what is special about them. */
const tpns = { bare: '', begun: '', stopped: '', cells: '', hidden: '' };

const ofJax = (project: TestProject = {}) =>
  addProject(tracker.db, { consortia: ['IMPC'], intentions: [{ gene: 'Cib2' }], ...project });

beforeAll(async () => {
  tracker = await openTracker([projectRoutes, projectChangeRoutes, planRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
  tpns.bare = await ofJax();
  await addPlan(tracker, tpns.bare);
  tpns.begun = await ofJax();
  await changePlan(tracker, await addPlan(tracker, tpns.begun), { crisprAttempt: CRISPR_ATTEMPT });
  tpns.stopped = await ofJax();
  const stopped = await addPlan(tracker, tpns.stopped);
  await changePlan(tracker, stopped, { comment: 'Second round\nStopped: Animals lost. In the flood' });
  await changePlan(tracker, stopped, { statusTransition: { actionToExecute: 'abandonWhenCreated' } });
  tpns.cells = await ofJax({
    plans: [{ workUnit: 'JAX', workGroup: 'BaSH', attemptType: 'es cell', colonies: ['JAX-W1'] }],
  });
  tpns.hidden = await ofJax({ privacy: 'restricted' });
  await addPlan(tracker, tpns.hidden);
});
afterAll(() => tracker.close());

async function found(query: string, caller: TestCaller = CAST.administrator) {
  const page = await getJson<ProjectPage>(tracker, `/api/projects?${query}&size=100`, caller);
  const names = Object.entries(tpns);
  const projects = page._embedded?.projects ?? [];
  expect(page.page.totalElements).toBe(projects.length);
  return projects.map(({ tpn }) => names.find(([, one]) => one === tpn)?.[0] ?? tpn);
}

test.each([
  ['attemptTypeName=es%20cell', ['cells']],
  ['attemptTypeName=crispr', ['bare', 'begun', 'stopped', 'hidden']],
  ['attemptTypeName=nothing', []],
  ['lacks=guides', ['bare', 'hidden']],
  ['lacks=colony', ['bare', 'begun', 'stopped', 'hidden']],
  ['lacks=guides&lacks=colony', ['bare', 'begun', 'stopped', 'hidden']],
  ['stopReason=Animals%20lost', ['stopped']],
  ['stopReason=Entered%20by%20mistake', []],
])('%s finds %j', async (query, names) => {
  expect(await found(query)).toEqual(names);
});

test('a status is older than some months', async () => {
  await sql`
    update project_summary_status_stamp set date = date - interval '14 months'
    where project_id = (select id from project where tpn = ${tpns.begun})`.execute(tracker.db);
  await sql`select refresh_all_project_index()`.execute(tracker.db);
  expect(await found('olderThan=12')).toEqual(['begun']);
  expect(await found('olderThan=15')).toEqual([]);
});

test('a plan stands still for longer than is usual', async () => {
  await sql`
    update plan_summary_status_stamp set date = date - interval '3 years'
    where plan_id in (select plan.id from plan join project on project.id = project_id where tpn = ${tpns.bare})`.execute(
    tracker.db,
  );
  await storeUsualTimes(tracker.context, tracker.context.settings.languishingMonths);
  expect(await found('stalled=usual')).toEqual(['bare']);
});

test('changes are found by day and by person, those of plans too', async () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(await found(`changedBy=${CAST.unitMember.toUpperCase()}`)).toEqual(['begun', 'stopped']);
  expect(await found(`changedFrom=${today}&changedTo=${today}&changedBy=${CAST.unitMember}`)).toEqual([
    'begun',
    'stopped',
  ]);
  expect(await found(`changedTo=2020-01-01&changedBy=${CAST.unitMember}`)).toEqual([]);
  expect(await found('changedBy=nobody@lab.example')).toEqual([]);
});

test.each<[string, (keyof typeof tpns)[]]>([
  ['sort=tpn,asc', ['begun', 'stopped']],
  ['sort=tpn,desc', ['stopped', 'begun']],
])('pages of changed projects by %s have the order and the total of the list', async (sort, names) => {
  const pages = await Promise.all(
    [0, 1, 2].map((page) =>
      getJson<ProjectPage>(
        tracker,
        `/api/projects?changedBy=${CAST.unitMember}&${sort}&size=1&page=${page}`,
        CAST.administrator,
      ),
    ),
  );
  expect(pages.map(({ page }) => page.totalElements)).toEqual([2, 2, 2]);
  const found = pages.map(({ _embedded }) => _embedded?.projects.map(({ tpn }) => tpn) ?? []);
  expect(found).toEqual([...names.map((name) => [tpns[name]]), []]);
});

test.each(['lacks=guides', 'attemptTypeName=crispr', 'changedBy=admin@lab.example', 'lacks=colony'])(
  '%s finds no restricted project for strangers',
  async (query) => {
    expect(await found(query, CAST.administrator)).toContain('hidden');
    expect(await found(query, CAST.stranger)).not.toContain('hidden');
    expect(await found(query, null)).not.toContain('hidden');
  },
);

test('a value that means nothing is refused', async () => {
  expect(refusal(await get(tracker, '/api/projects?olderThan=old'))).toBe(
    "400 olderThan is a number of months from 1 to 600, not 'old'.",
  );
});
