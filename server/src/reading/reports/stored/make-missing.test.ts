import { sql } from 'kysely';
import { get } from '../../../../testing/calls.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addGene } from '../../../../testing/test-genes.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { reportText } from '../testing/report.ts';
import { newestOrMade } from './make-missing.ts';
import { storedReportRoutes } from './routes.ts';

const NAME = 'all_inactive_project_report';
const LIMITS = { today: new Date(), languishingMonths: 6 };

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([storedReportRoutes]);
  await addGene(tracker.db, { symbol: 'Aaa1', accId: 'MGI:1' });
  await addProject(tracker.db, { assignmentStatus: 'Inactive', intentions: [{ gene: 'Aaa1' }] });
});
afterAll(() => tracker.close());
beforeEach(() => tracker.db.deleteFrom('report').execute());

const stored = async () =>
  (await sql<{ parts: number | null }>`select parts from report`.execute(tracker.db)).rows;
const beginElsewhere = () =>
  sql`insert into report (report_type_id, report, parts) select id, 'made elsewhere', null from report_type
    where name = ${NAME}`.execute(tracker.db);

test('visitors who request a report of which none is stored at the same time have it made once', async () => {
  const responses = await Promise.all(Array.from({ length: 5 }, () => get(tracker, `/api/reports/${NAME}`)));
  expect(new Set(responses.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('one that another server is making is waited for', async () => {
  await beginElsewhere();
  const requested = reportText(tracker, NAME);
  await new Promise((resolve) => setTimeout(resolve, 300));
  await sql`update report set parts = 0`.execute(tracker.db);
  expect(await requested).toBe('made elsewhere\n');
  expect(await stored()).toHaveLength(1);
});

test('one that another server does not finish is made', async () => {
  await beginElsewhere();
  expect((await newestOrMade(tracker.db, NAME, LIMITS, 0))?.parts).toBeGreaterThan(0);
});

test('one that was begun before a project was hidden is not waited for', async () => {
  await beginElsewhere();
  await sql`update report set projects_hidden = -1`.execute(tracker.db);
  expect(await reportText(tracker, NAME)).toMatch(/^Gene Symbol\t/);
});

test('one that cannot be made is refused to all who wait for it, and made when it can be', async () => {
  const { db } = tracker;
  await sql`alter table report_part add constraint refused check (number < 1) not valid`.execute(db);
  const failed = await Promise.allSettled([1, 2].map(() => newestOrMade(db, NAME, LIMITS)));
  await sql`alter table report_part drop constraint refused`.execute(db);
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await newestOrMade(db, NAME, LIMITS)).toBeDefined();
});
