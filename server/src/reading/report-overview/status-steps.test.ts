import { sql } from 'kysely';
import type { StatusStep } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { get, getJson, refusal, type TestCaller } from '../../../testing/calls.ts';
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

const STEPS = '/api/v2/reports/overview/status_steps';
const steps = (caller: TestCaller = null, period: Record<string, string> = {}) =>
  getJson<StatusStep[]>(tracker, `${STEPS}?${new URLSearchParams(period).toString()}`, caller);
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
    expect(await statusSteps(tracker.db, ANONYMOUS, { plansAtATime: 1 })).toEqual(all);
    expect(await statusSteps(tracker.db, ANONYMOUS, { plansAtATime: 3 })).toEqual(all);
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

describe('of a period', () => {
  const counts = async (period: Record<string, string>, caller: TestCaller = null) =>
    medians(await steps(caller, period)).map((step) => step.slice(2));

  test('the steps that were reached in it, however long before they began', async () => {
    expect(await counts({ reachedFrom: '2031-01-11', reachedTo: '2031-01-21' })).toEqual([
      ['Attempt In Progress', 2, 15],
      ['Embryos Obtained', 1, 0.5],
    ]);
    expect(await counts({ reachedFrom: '2031-03-01', reachedTo: '2031-03-01' })).toEqual([
      ['Attempt In Progress', 1, 59],
    ]);
  });

  test('from a day on, or until the end of one', async () => {
    expect(await counts({ reachedFrom: '2031-01-12' })).toEqual([['Attempt In Progress', 2, 39.5]]);
    expect(await counts({ reachedTo: '2031-01-02' })).toEqual([['Plan Abandoned', 1, 1]]);
  });

  test('nothing where no plan came on', async () => {
    expect(await steps(null, { reachedFrom: '2031-01-22', reachedTo: '2031-02-28' })).toEqual([]);
  });

  test('periods one after the other have all steps, each once', async () => {
    const parts = await Promise.all([
      steps(null, { reachedTo: '2031-01-10' }),
      steps(null, { reachedFrom: '2031-01-11', reachedTo: '2031-01-31' }),
      steps(null, { reachedFrom: '2031-02-01' }),
    ]);
    const sum = (found: readonly StatusStep[]) => found.reduce((total, step) => total + step.steps, 0);
    expect(sum(parts.flat())).toBe(sum(await steps()));
  });

  test('of restricted projects for those who may see them', async () => {
    const period = { reachedFrom: '2031-01-11', reachedTo: '2031-01-11' };
    const ofAll = [
      ['Attempt In Progress', 1, 10],
      ['Embryos Obtained', 1, 0.5],
    ];
    expect(await counts(period)).toEqual(ofAll);
    expect(await counts(period, CAST.stranger)).toEqual(ofAll);
    expect(await counts(period, CAST.administrator)).toEqual([...ofAll, ['Attempt In Progress', 1, 10]]);
  });

  test.each([
    [{ reachedFrom: '1.2.2031' }, "reachedFrom is a day such as 2026-03-31, not '1.2.2031'."],
    [{ reachedTo: '2031-02-30' }, "reachedTo is a day such as 2026-03-31, not '2031-02-30'."],
    [
      { reachedFrom: '2031-02-01', reachedTo: '2031-01-31' },
      'reachedFrom, 2031-02-01, is behind reachedTo, 2031-01-31.',
    ],
  ])('%j is refused', async (period, message) => {
    const response = await get(tracker, `${STEPS}?${new URLSearchParams(period).toString()}`, null);
    expect(refusal(response)).toBe(`400 ${message}`);
  });
});
