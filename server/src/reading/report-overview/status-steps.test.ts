import { sql } from 'kysely';
import type { StatusStep } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { getJson, type TestCaller } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject, type TestProject } from '../../../testing/test-projects.ts';
import { ANONYMOUS } from '../../identity/permissions/caller.ts';
import { statusSteps } from '../../tracker/usual-times/status-steps.ts';
import { reportOverviewRoutes } from './routes.ts';

let tracker: TestApp;

/** A project with one plan that came into these statuses on these days. */
async function addPlan(
  attemptType: string,
  way: readonly (readonly [string, string])[],
  more: TestProject = {},
) {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX', attemptType }], ...more });
  for (const [status, date] of way)
    await sql`insert into plan_summary_status_stamp (plan_id, status_id, date)
      select plan.id, status.id, ${date}::timestamp from project
      join plan on plan.project_id = project.id join status on status.name = ${status}
      where tpn = ${tpn}`.execute(tracker.db);
}

beforeAll(async () => {
  tracker = await openTracker([reportOverviewRoutes]);
  await addCast(tracker.db);
  const BEGUN = ['Plan Created', '2031-01-01'] as const;
  await addPlan('crispr', [
    BEGUN,
    ['Attempt In Progress', '2031-01-11'],
    ['Embryos Obtained', '2031-01-11T12:00'],
  ]);
  await addPlan('crispr', [BEGUN, ['Attempt In Progress', '2031-01-21']]);
  await addPlan('crispr', [BEGUN, ['Attempt In Progress', '2031-03-01']]);
  await addPlan('crispr', [BEGUN, ['Plan Abandoned', '2031-01-02']]);
  // A stamp that repeats the status is no step.
  await addPlan('es cell', [BEGUN, ['Plan Created', '2031-01-05'], ['Attempt In Progress', '2031-01-06']]);
  await addPlan('es cell', [BEGUN]);
  await addPlan('es cell', [BEGUN, ['Attempt In Progress', '2031-01-11']], { privacy: 'restricted' });
});
afterAll(() => tracker.close());

const steps = (caller: TestCaller = null) =>
  getJson<StatusStep[]>(tracker, '/api/v2/reports/overview/status_steps', caller);
const medians = (found: readonly StatusStep[]) =>
  found.map((step) => [
    step.attemptTypeName,
    step.fromStatusName,
    step.toStatusName,
    step.steps,
    step.medianDays,
  ]);

describe('GET /api/v2/reports/overview/status_steps', () => {
  test('median days from one stamp to the next, by attempt type, in the order of the work', async () => {
    const found = medians(await steps());
    expect(found.filter(([type]) => type === 'crispr')).toEqual([
      ['crispr', 'Plan Created', 'Attempt In Progress', 3, 20],
      ['crispr', 'Plan Created', 'Plan Abandoned', 1, 1],
      ['crispr', 'Attempt In Progress', 'Embryos Obtained', 1, 0.5],
    ]);
    expect(found.filter(([type]) => type === 'es cell')).toEqual([
      ['es cell', 'Plan Created', 'Attempt In Progress', 1, 1],
    ]);
    expect(found).toHaveLength(4);
  });

  test('quartiles show how much they differ', async () => {
    const [first] = await steps();
    expect(first).toMatchObject({ lowerQuartileDays: 15, medianDays: 20, upperQuartileDays: 39.5 });
  });

  test('the same, however many plans are read at a time', async () => {
    const all = await statusSteps(tracker.db, ANONYMOUS);
    expect(await statusSteps(tracker.db, ANONYMOUS, 1)).toEqual(all);
    expect(await statusSteps(tracker.db, ANONYMOUS, 3)).toEqual(all);
    expect(all).toEqual(await steps());
  });

  test('plans of restricted projects count for those who may see them', async () => {
    expect(medians(await steps(CAST.administrator))).toContainEqual([
      ...['es cell', 'Plan Created', 'Attempt In Progress', 2, 5.5],
    ]);
    expect(medians(await steps(CAST.stranger))).toContainEqual([
      ...['es cell', 'Plan Created', 'Attempt In Progress', 1, 1],
    ]);
  });
});
