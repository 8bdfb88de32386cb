import type { RecordAt, StatusFunnel } from 'shared/contract';
import { addPerson } from '../../identity/people/testing/people.ts';
import { loadDemo } from '../../jobs/demo/load-demo.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import { getJson } from '../../../testing/calls.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { recordAtRoutes } from '../../tracker/record-at/routes.ts';
import { reportOverviewRoutes } from './routes.ts';

/** Loading takes a while on a busy machine. */
const LOADING_MS = 600_000;
/** One gene in so many. */
const SHARE = 100;
const ADMINISTRATOR = 'all@lab.example';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [reportOverviewRoutes, recordAtRoutes] });
  await loadDemo(tracker.db, { passwordHash: 'x', share: SHARE });
  await addPerson(tracker.db, { email: ADMINISTRATOR, isAdmin: true });
}, LOADING_MS);
afterAll(() => tracker.close());

const funnelAt = (day: string) =>
  getJson<StatusFunnel>(tracker, `/api/v2/reports/overview/status_funnel?day=${day}`, ADMINISTRATOR);

/** How many projects have each summary status at the end of a day, each read as the record at a date. */
async function countedOneByOne(day: string): Promise<Map<string, number>> {
  const projects = await tracker.db.selectFrom('project').select('tpn').execute();
  const counts = new Map<string, number>();
  for (const { tpn } of projects) {
    const { statuses } = await getJson<RecordAt>(
      tracker,
      `/api/v2/projects/${tpn}/at?day=${day}`,
      ADMINISTRATOR,
    );
    const stood = statuses.find(({ kind, field }) => kind === 'project' && field === 'summaryStatus');
    const name = stood?.statusName ?? null;
    if (name !== null) counts.set(name, 1 + (counts.get(name) ?? 0));
  }
  return counts;
}

test.each(['2014-12-31', '2019-06-30', '2025-12-31'])(
  'on %s the numbers are those of the records of that day, one by one',
  async (day) => {
    const { statuses, all } = await funnelAt(day);
    const counts = new Map(statuses.map(({ name }, place) => [name, all.projects[place] ?? 0]));
    expect(all.total).toBeGreaterThan(0);
    const stoodAt = [...counts].filter(([, projects]) => projects > 0);
    expect(new Map(stoodAt)).toEqual(await countedOneByOne(day));
  },
  LOADING_MS,
);

test('today nothing has changed since, and every project is dated', async () => {
  const { all, groups, undated } = await funnelAt(localDate(new Date()));
  expect(undated).toBe(0);
  expect(all.total).toBeGreaterThan(50);
  for (const { now, total, projects } of [all, ...groups]) expect(now).toEqual({ total, projects });
});
