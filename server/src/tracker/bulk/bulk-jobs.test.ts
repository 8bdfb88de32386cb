import { sql } from 'kysely';
import type { BulkJob, PlanPage } from 'shared/contract';
import { get, getJson, refusal, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { changePlan, reached, readPlan } from '../plans/testing/plans.ts';
import { bulkWork, MANAGER, openBulkTracker, outcomes, STOP } from './testing/bulk-work.ts';
import { workOff } from './work-off.ts';

let tracker: TestApp;
const { begunPlan, give, jobOf, rowsOf, done, undone, historyOf } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

test('the identifiers of all projects that a list finds', async () => {
  const { tpn } = await readPlan(tracker, await begunPlan({ intentions: [{ gene: 'Cib2' }] }));
  const path = `/api/v2/projectIdentifiers?tpn=${tpn}`;
  expect(await getJson(tracker, path, MANAGER)).toEqual([tpn]);
  expect((await get(tracker, path)).statusCode).toBe(403);
});

test('a project stands for its plans that go on and are the caller’s', async () => {
  const units = ['JAX', 'JAX', 'UCD'];
  const tpn = await addProject(tracker.db, { plans: units.map((workUnit) => ({ workUnit })) });
  const plans = async () =>
    (await getJson<PlanPage>(tracker, `/api/plans?tpn=${tpn}`, MANAGER))._embedded?.plans ?? [];
  const [goesOn = '', stopped = ''] = (await plans()).map(({ pin }) => pin);
  await done(STOP, [stopped]);
  const [first, second] = [await done(STOP, [tpn, goesOn]), await done(STOP, [tpn])];
  expect(first.rows).toMatchObject([{ target: goesOn, outcome: 'changed' }]);
  expect(second.rows).toMatchObject([
    { target: tpn, outcome: 'refused', message: 'This project has no plan of yours that goes on.' },
  ]);
  expect((await plans()).map(({ statusName }) => statusName)).toEqual([
    'Plan Abandoned',
    'Plan Abandoned',
    'Plan Created',
  ]);
});

test('a plan stands for its project where projects are changed, and two of one project change it once', async () => {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }, { workUnit: 'JAX' }] });
  const page = await getJson<PlanPage>(tracker, `/api/plans?tpn=${tpn}`, MANAGER);
  const pins = (page._embedded?.plans ?? []).map(({ pin }) => pin);
  const { rows } = await done({ name: 'changeProjects', comment: 'asked for by its plans' }, pins);
  expect(pins).toHaveLength(2);
  expect(rows).toMatchObject([{ target: tpn, outcome: 'changed' }]);
});

test('a plan that the caller may not read does not say which project it belongs to', async () => {
  const tpn = await addProject(tracker.db, { privacy: 'restricted', plans: [{ workUnit: 'JAX' }] });
  const page = await getJson<PlanPage>(tracker, `/api/plans?tpn=${tpn}`, MANAGER);
  const [pin = ''] = (page._embedded?.plans ?? []).map((plan) => plan.pin);
  const action = { name: 'changeProjects', comment: 'of others' } as const;
  const given = { caller: CAST.stranger };
  expect((await done(action, [pin, 'PIN:9999999999'], given)).rows).toMatchObject([
    { target: pin, outcome: 'refused', message: `You do not have permission to read the plan ${pin}.` },
    { target: 'PIN:9999999999', outcome: 'refused', message: 'The plan[PIN:9999999999] does not exist.' },
  ]);
});

describe('a preview', () => {
  test('says what the job says then, and stores nothing', async () => {
    const pins = [await begunPlan(), 'PIN:9999999999'];
    const before = await Promise.all([readPlan(tracker, pins[0] ?? ''), historyOf(pins[0] ?? '')]);
    const preview = await done(STOP, pins, { isPreview: true });
    expect(await Promise.all([readPlan(tracker, pins[0] ?? ''), historyOf(pins[0] ?? '')])).toEqual(before);
    expect((await jobOf(preview.id)).isUndoable).toBe(false);
    expect((await done(STOP, pins)).rows).toEqual(preview.rows);
  });
});

test('previews of the day before are deleted with the next job, and jobs stay', async () => {
  const pin = await begunPlan();
  const [old, recent] = [
    await done(STOP, [pin], { isPreview: true }),
    await done(STOP, [pin], { isPreview: true }),
  ];
  const { id } = await done(STOP, [pin]);
  await sql`
    update bulk_job set finished_at = now() - interval '25 hours' where id in (${old.id}, ${id})`.execute(
    tracker.db,
  );
  await give(STOP, [pin], { isPreview: true });
  expect((await get(tracker, `/api/v2/bulkJobs/${old.id}`, MANAGER)).statusCode).toBe(404);
  for (const kept of [recent.id, id]) expect((await jobOf(kept)).total).toBe(1);
});

describe('undoing', () => {
  test('brings back statuses with their stamps, and comments; the history keeps both', async () => {
    const pin = await begunPlan();
    const before = await readPlan(tracker, pin);
    const { id } = await done(STOP, [pin]);
    expect(await jobOf(id)).toMatchObject({ isUndoable: true });
    expect(await undone(id)).toMatchObject([{ outcome: 'changed' }]);
    const after = await readPlan(tracker, pin);
    expect(after).toEqual(before);
    expect(reached(after.statusDates)).not.toContain('Attempt Aborted');
    expect((await historyOf(pin)).slice(-2).map(({ bulkJobId }) => typeof bulkJobId)).toEqual([
      'number',
      'number',
    ]);
    expect(await undone(id)).toMatch(/^400 This job cannot be undone/);
  });

  test('leaves records alone that somebody changed since, and says who', async () => {
    const pins = [await begunPlan(), await begunPlan()];
    const { id } = await done(STOP, pins);
    await changePlan(tracker, pins[0] ?? '', { comment: 'seen by hand' });
    const rows = await undone(id);
    expect(rows).toMatchObject([{ outcome: 'changed' }, { outcome: 'refused' }]);
    expect(JSON.stringify(rows)).toContain(CAST.unitMember);
    expect(await readPlan(tracker, pins[0] ?? '')).toMatchObject({ comment: 'seen by hand' });
  });

  test('is not for others, nor for previews', async () => {
    const pin = await begunPlan();
    const preview = await done(STOP, [pin], { isPreview: true });
    expect(await undone(preview.id)).toMatch(/^400 /);
    const { id } = await done(STOP, [pin]);
    expect(await undone(id, CAST.unitMember)).toMatch(/^404 /);
  });
});

describe('a job', () => {
  test('given twice with one key is one', async () => {
    const pin = await begunPlan();
    const ids = [await give(STOP, [pin], { key: 'k1' }), await give(STOP, [pin], { key: 'k1' })];
    expect(new Set(ids).size).toBe(1);
  });

  test('that two servers work off at once changes each record once', async () => {
    const pins = await Promise.all(Array.from({ length: 6 }, () => begunPlan()));
    const id = await give(STOP, pins);
    await Promise.all([workOff(tracker.context), workOff(tracker.context)]);
    expect(outcomes(await rowsOf(id))).toEqual(pins.map(() => 'changed'));
    for (const pin of pins)
      expect((await historyOf(pin)).filter(({ bulkJobId }) => bulkJobId === Number(id))).toHaveLength(1);
  });

  test('goes on with what a server left that ended', async () => {
    const pins = [await begunPlan(), await begunPlan()];
    const id = await give(STOP, pins);
    await sql`
      update bulk_job_row set outcome = 'unchanged' where job_id = ${id} and place = 1`.execute(tracker.db);
    await workOff(tracker.context);
    expect(outcomes(await rowsOf(id))).toEqual(['unchanged', 'changed']);
    expect((await jobOf(id)).finishedAt).not.toBeNull();
  });

  test('is left to the next server where this one stops', async () => {
    const pins = [await begunPlan(), await begunPlan()];
    const id = await give(STOP, pins);
    await workOff(tracker.context, AbortSignal.abort());
    expect(outcomes(await rowsOf(id))).toEqual([null, null]);
    await workOff(tracker.context);
    expect(outcomes(await rowsOf(id))).toEqual(['changed', 'changed']);
  });

  test('refuses its rows once the account of the person who gave it is inactive', async () => {
    const person = 'leaver@lab.example';
    await addPerson(tracker.db, { email: person, unitRoles: [['JAX', 'manager']] });
    const pin = await begunPlan();
    const id = await give(STOP, [pin], { caller: person });
    await sql`update person set is_active = false where email = ${person}`.execute(tracker.db);
    await workOff(tracker.context);
    expect(await rowsOf(id, CAST.administrator)).toMatchObject([{ outcome: 'refused' }]);
    expect((await readPlan(tracker, pin)).statusName).not.toBe('Attempt Aborted');
  });

  test('is returned to the person who gave it and to administrators only', async () => {
    const { id } = await done(STOP, [await begunPlan()]);
    expect(refusal(await get(tracker, `/api/v2/bulkJobs/${id}`, CAST.unitMember))).toBe(
      `404 The job ${id} does not exist.`,
    );
    expect(await jobOf(id, CAST.administrator)).toMatchObject({ user: MANAGER });
    expect((await getJson<BulkJob[]>(tracker, '/api/v2/bulkJobs', MANAGER))[0]).toMatchObject({
      id: Number(id),
    });
  });

  test('of nobody is refused', async () => {
    const body = { action: STOP, targets: ['PIN:1'], isPreview: true };
    expect((await send(tracker, 'POST', '/api/v2/bulkJobs', body)).statusCode).toBe(401);
  });
});
