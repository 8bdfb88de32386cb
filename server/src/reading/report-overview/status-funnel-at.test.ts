import { sql } from 'kysely';
import type { StatusFunnel } from 'shared/contract';
import { addCast, CAST } from '../../../testing/cast.ts';
import { get, getJson, refusal, type TestCaller } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject, type TestProject } from '../../../testing/test-projects.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import { standingAt } from './standing-at.ts';
import { reportOverviewRoutes } from './routes.ts';

const CREATED = 'Plan Created';
const CONFIRMED = 'Genotype Confirmed';
const ABANDONED = 'Plan Abandoned';
type Steps = [date: string, status: string][];

let tracker: TestApp;

/** A project with the dates of its summary statuses; the last is the present one. */
async function add(steps: Steps, more: TestProject): Promise<string> {
  const { db } = tracker;
  const summaryStatus = steps.at(-1)?.[1] ?? CREATED;
  const tpn = await addProject(db, { summaryStatus, intentions: [{ gene: 'Aaa1' }], ...more });
  for (const [date, status] of steps)
    await sql`
      insert into project_summary_status_stamp (project_id, status_id, date)
      select project.id, status.id, ${date} from project, status
      where project.tpn = ${tpn} and status.name = ${status}`.execute(db);
  return tpn;
}

const ofJax: TestProject = { plans: [{ workUnit: 'JAX' }], consortia: ['IMPC'] };
const ofUcd: TestProject = { plans: [{ workUnit: 'UCD' }], consortia: ['CMG'] };

beforeAll(async () => {
  tracker = await openTracker([reportOverviewRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Aaa1', accId: 'MGI:1' });
  await add([['2019-01-01T08:00:00', CREATED]], ofJax);
  await add(
    [
      ['2019-02-01T08:00:00', CREATED],
      ['2020-12-31T23:59:59', CONFIRMED],
    ],
    { plans: [{ workUnit: 'JAX' }, { workUnit: 'UCD' }], consortia: ['IMPC', 'CMG'] },
  );
  await add(
    [
      ['2019-03-01T08:00:00', CONFIRMED],
      ['2021-01-01T00:00:00', ABANDONED],
    ],
    ofUcd,
  );
  await add([['2019-01-01T08:00:00', CREATED]], { ...ofJax, privacy: 'protected' });
  await add([['2019-01-01T08:00:00', CREATED]], { ...ofJax, privacy: 'restricted' });
  // Without a gene it is in no list; and one whose dates do not lead to where it stands.
  await add([['2019-01-01T08:00:00', CREATED]], { ...ofJax, intentions: [] });
  await add([], ofJax);
});
afterAll(() => tracker.close());

const PATH = '/api/v2/reports/overview/status_funnel';
const funnel = (query: string, caller: TestCaller = null) =>
  getJson<StatusFunnel>(tracker, `${PATH}?${query}`, caller);
const names = ({ statuses }: StatusFunnel) => statuses.map(({ name }) => name);

describe('GET /api/v2/reports/overview/status_funnel of a day', () => {
  test('counts each project where its dates say that it stood when the day ended, beside where it stands now', async () => {
    const response = await funnel('day=2020-12-31');
    expect(names(response)).toEqual([CREATED, CONFIRMED, ABANDONED]);
    expect(response).toMatchObject({ day: '2020-12-31', undated: 1 });
    expect(response.all).toEqual({
      ...{ total: 3, projects: [1, 2, 0] },
      now: { total: 4, projects: [2, 1, 1] },
    });
    expect(response.groups).toEqual([
      { name: 'JAX', total: 2, projects: [1, 1, 0], now: { total: 3, projects: [2, 1, 0] } },
      { name: 'UCD', total: 2, projects: [0, 2, 0], now: { total: 2, projects: [0, 1, 1] } },
    ]);
  });

  test('until its end: the first moment of the next is not of it, the last of its own is', async () => {
    expect((await funnel('day=2020-12-30')).all.projects).toEqual([2, 1, 0]);
    expect((await funnel('day=2021-01-01')).all.projects).toEqual([1, 1, 1]);
  });

  test('a project that had not begun is not counted', async () => {
    expect((await funnel('day=2019-01-31')).all.projects).toEqual([1, 0, 0]);
    const { all, statuses } = await funnel('day=2018-12-31');
    expect(all.total).toBe(0);
    expect(statuses).toHaveLength(3);
  });

  test('can be counted by consortium', async () => {
    const { groups } = await funnel('by=consortium&day=2020-12-31');
    expect(groups.map(({ name, projects }) => [name, projects])).toEqual([
      ['CMG', [0, 2, 0]],
      ['IMPC', [1, 1, 0]],
    ]);
  });

  test('of today it is what is counted now, but for the projects whose dates say nothing', async () => {
    const { all, undated } = await funnel(`day=${localDate(new Date())}`);
    expect(undated).toBe(1);
    expect(all.projects).toEqual([1, 1, 1]);
    expect(all.now?.projects).toEqual([2, 1, 1]);
  });

  test.each<[string, TestCaller, number]>([
    ['a visitor', null, 1],
    ['a stranger', CAST.stranger, 2],
    ['an administrator', CAST.administrator, 3],
    ['a member of the unit of the restricted one', CAST.unitMember, 3],
  ])('%s counts what may be seen whole now', async (_who, caller, created) => {
    expect((await funnel('day=2020-12-31', caller)).all.projects[0]).toBe(created);
  });

  test('a project that is hidden is counted for visitors no more, whatever was counted before', async () => {
    const tpn = await add([['2018-01-01T08:00:00', CREATED]], ofJax);
    const ofDay = async () => (await funnel('day=2018-12-31')).all.total;
    expect(await ofDay()).toBe(1);
    await sql`
      update project set privacy_id = (select id from privacy where name = 'restricted')
      where tpn = ${tpn}`.execute(tracker.db);
    await sql`select refresh_project_index(array[(select id from project where tpn = ${tpn})])`.execute(
      tracker.db,
    );
    expect(await ofDay()).toBe(0);
  });

  test('counts the same in pieces of any size', async () => {
    const counted = { by: 'workUnit', day: '2020-12-31', isCounted: sql<boolean>`true` } as const;
    const ofPieces = async (size: number) => {
      const { counts, undated } = await standingAt(tracker.db, counted, size);
      return { undated, counts: counts.map((count) => JSON.stringify(count)).toSorted() };
    };
    expect(await ofPieces(1)).toEqual(await ofPieces(2000));
  });

  test.each([
    ['2999-01-01', /^400 2999-01-01 is yet to come/],
    ['31.12.2020', /^400 day is a day such as 2025-12-31, not '31.12.2020'/],
  ])('%s is refused', async (day, message) => {
    expect(refusal(await get(tracker, `${PATH}?day=${day}`))).toMatch(message);
  });
});
