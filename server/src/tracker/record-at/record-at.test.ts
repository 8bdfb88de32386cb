import { sql } from 'kysely';
import type { ChangeResponse, RecordAt } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../../../testing/cast.ts';
import { LEAST_PROJECT } from '../../../testing/new-project.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import { projectChangeRoutes, projectRoutes } from '../projects/routes.ts';
import { recordAtRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([projectRoutes, projectChangeRoutes, recordAtRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
});
afterAll(() => tracker.close());

const TODAY = localDate(new Date());
const address = (tpn: string, day: string) => `/api/v2/projects/${tpn}/at?day=${day}`;
const at = (tpn: string, day: string, caller: TestCaller = null) =>
  getJson<RecordAt>(tracker, address(tpn, day), caller);

/** A project that was created on 2 January 2020. */
async function create(body: object = {}): Promise<string> {
  const project = { ...LEAST_PROJECT, ...body };
  const response = await send(tracker, 'POST', '/api/projects', project, CAST.unitMember);
  const tpn = response.json<ChangeResponse>()._links.self.href.split('/').at(-1) ?? '';
  await moveTo('2020-01-02 10:00');
  return tpn;
}

/** What has just been recorded happened then. */
async function moveTo(moment: string): Promise<void> {
  const stamps = ['assignment_status_stamp', 'project_summary_status_stamp'];
  for (const table of ['history', ...stamps, 'plan_status_stamp', 'plan_summary_status_stamp'])
    await sql`update ${sql.table(table)} set date = ${moment}::timestamp where date > '2021-01-01'`.execute(
      tracker.db,
    );
}

async function comment(tpn: string, text: string, moment: string): Promise<void> {
  const project = await getJson<object>(tracker, `/api/projects/${tpn}`, CAST.unitMember);
  await send(tracker, 'PUT', `/api/projects/${tpn}`, { ...project, comment: text }, CAST.unitMember);
  await moveTo(moment);
}

const commentOf = ({ fields }: RecordAt) => fields.find(({ field }) => field === 'comment');

test('a field is read as it was when the day ended, beside what it is now', async () => {
  const tpn = await create();
  await comment(tpn, 'first', '2020-02-01 23:59:59.9');
  await comment(tpn, 'second', '2020-03-01 00:00');
  const values = await Promise.all(
    ['2020-01-31', '2020-02-01', '2020-02-29', '2020-03-01', TODAY].map(async (day) =>
      commentOf(await at(tpn, day)),
    ),
  );
  expect(values.map((value) => value?.then)).toEqual([null, 'first', 'first', 'second', 'second']);
  expect(values.map((value) => value?.now)).toEqual(Array(5).fill('second'));
});

test('before its creation it did not exist, and nothing of it is shown', async () => {
  const tpn = await create();
  expect(await at(tpn, '2020-01-01')).toEqual({
    ...{ day: '2020-01-01', exists: false, createdOn: '2020-01-02', knownSince: null },
    ...{ statuses: [], fields: [], elements: [] },
  });
  expect(await at(tpn, '2020-01-02')).toMatchObject({
    exists: true,
    createdOn: '2020-01-02',
    knownSince: null,
  });
});

test('where it stood is read from the dates of statuses, also where no history has them', async () => {
  const tpn = await create();
  await sql`
    insert into project_summary_status_stamp (project_id, status_id, date)
    select project.id, status.id, '2020-05-05 12:00' from project, status
    where tpn = ${tpn} and status.name = 'Attempt In Progress'`.execute(tracker.db);
  const summary = async (day: string) =>
    (await at(tpn, day)).statuses.find(({ kind, field }) => kind === 'project' && field === 'summaryStatus');
  expect(await summary('2020-05-04')).toMatchObject({
    statusName: 'Plan Created',
    since: '2020-01-02T10:00:00',
  });
  expect(await summary('2020-05-05')).toMatchObject({
    statusName: 'Attempt In Progress',
    since: '2020-05-05T12:00:00',
  });
});

test('of a record whose history begins later the day since which it is known is there', async () => {
  const tpn = await create();
  await comment(tpn, 'first', '2020-02-01 12:00');
  await sql`
    delete from history where comment = 'Project created' or comment = 'Project updated' and date < '2020-02-01'`.execute(
    tracker.db,
  );
  const read = await at(tpn, '2020-01-15');
  expect(read).toMatchObject({ exists: true, createdOn: '2020-01-02', knownSince: '2020-02-01' });
  expect(commentOf(read)).toEqual({ field: 'comment', then: null, now: 'first' });
  await sql`delete from history where entity_name = 'Project'`.execute(tracker.db);
  expect((await at(tpn, '2020-01-15')).knownSince).toBe(TODAY);
});

test('of a project, plans and what belongs to them are there as far as the caller may read them', async () => {
  const tpn = await addProject(tracker.db, { ...RELATED_WORK, privacy: 'protected' });
  const kinds = async (caller: TestCaller) => (await at(tpn, TODAY, caller)).statuses.map(({ kind }) => kind);
  const ofProject = ['project', 'project'];
  expect(await kinds(CAST.stranger)).toEqual(ofProject);
  expect(await kinds(CAST.unitMember)).toEqual([...ofProject, 'plan', 'plan', 'outcome']);
  expect(await kinds(CAST.administrator)).toEqual([...ofProject, 'plan', 'plan', 'outcome', 'plan', 'plan']);
});

test('it is refused as the history of the record is', async () => {
  const tpn = await create({ privacyName: 'restricted' });
  for (const caller of [null, CAST.stranger])
    for (const path of [address(tpn, TODAY), `/api/projects/${tpn}/history`])
      expect(refusal(await get(tracker, path, caller))).toBe(
        `403 You do not have permission to read the project ${tpn}.`,
      );
  expect(refusal(await get(tracker, address('TPN:000099999', TODAY)))).toBe(
    '404 Project TPN:000099999 does not exist.',
  );
});

test.each([
  ['2025-02-29', "400 day is a day such as 2025-12-31, not '2025-02-29'."],
  ['2999-01-01', `400 2999-01-01 is yet to come: a record can be read as it was until today, ${TODAY}.`],
])('the day %s is refused in words', async (day, words) => {
  const tpn = await create();
  expect(refusal(await get(tracker, address(tpn, day)))).toBe(words);
});
