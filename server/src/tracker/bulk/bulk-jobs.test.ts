import { sql } from 'kysely';
import type {
  BulkAction,
  BulkJob,
  BulkJobRow,
  ChangeResponse,
  HistoryRecord,
  PlanPage,
} from 'shared/contract';
import { get, getJson, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { planRoutes } from '../plans/routes.ts';
import {
  addColony,
  addPlan,
  changePlan,
  CRISPR_ATTEMPT,
  reached,
  readPlan,
  step,
} from '../plans/testing/plans.ts';
import { projectChangeRoutes, projectRoutes } from '../projects/routes.ts';
import { bulkJobRoutes } from './routes.ts';
import { workOff } from './work-off.ts';

const MANAGER = 'manager@lab.example';
const REASON = 'Gene no longer of interest';
const STOP: BulkAction = { name: 'stopPlans', reason: REASON, withColonies: false };

let tracker: TestApp;
let colonies = 0;

beforeAll(async () => {
  tracker = await openTracker([planRoutes, projectRoutes, projectChangeRoutes, bulkJobRoutes]);
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: MANAGER, unitRoles: [['JAX', 'manager']] });
  await addGene(tracker.db, { symbol: 'Cib2', accId: 'MGI:1929293' });
});
afterAll(() => tracker.close());

/** A plan of JAX that has begun, in a project of its own. */
async function begunPlan(project: Parameters<typeof addProject>[1] = {}): Promise<string> {
  const tpn = await addProject(tracker.db, { consortia: ['IMPC'], ...project });
  const pin = await addPlan(tracker, tpn);
  await changePlan(tracker, pin, { crisprAttempt: CRISPR_ATTEMPT });
  return pin;
}

interface Given {
  caller?: TestCaller;
  isPreview?: boolean;
  key?: string;
}

async function give(
  action: BulkAction,
  targets: string[],
  { caller = MANAGER, isPreview = false, key }: Given = {},
) {
  const body = { action, targets, isPreview };
  const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
  const response = await send(tracker, 'POST', '/api/v2/bulkJobs', body, caller, headers);
  return idOf(response.json<ChangeResponse>());
}

function idOf({ _links }: ChangeResponse): string {
  return _links.self.href.split('/').at(-1) ?? '';
}

const jobOf = (id: string, caller: TestCaller = MANAGER) =>
  getJson<BulkJob>(tracker, `/api/v2/bulkJobs/${id}`, caller);
const rowsOf = (id: string, caller: TestCaller = MANAGER) =>
  getJson<BulkJobRow[]>(tracker, `/api/v2/bulkJobs/${id}/rows`, caller);

/** Gives a job, works it off, and returns its rows. */
async function done(action: BulkAction, targets: string[], given: Given = {}) {
  const id = await give(action, targets, given);
  await workOff(tracker.context);
  return { id, rows: await rowsOf(id, given.caller) };
}

async function undone(id: string, caller: TestCaller = MANAGER) {
  const response = await send(tracker, 'POST', `/api/v2/bulkJobs/${id}/undo`, {}, caller);
  if (response.statusCode !== 200) return refusal(response);
  await workOff(tracker.context);
  return rowsOf(idOf(response.json<ChangeResponse>()), caller);
}

const outcomes = (rows: BulkJobRow[]) => rows.map(({ outcome }) => outcome);
const historyOf = (pin: string) =>
  getJson<HistoryRecord[]>(tracker, `/api/plans/${pin}/history`, CAST.administrator);

describe('stopping plans', () => {
  test('each plan is aborted with the reason, and its history names the job', async () => {
    const pins = [await begunPlan(), await begunPlan()];
    const { id, rows } = await done(STOP, pins);
    expect(outcomes(rows)).toEqual(['changed', 'changed']);
    expect(await jobOf(id)).toMatchObject({ total: 2, changed: 2, refused: 0, unchanged: 0, user: MANAGER });
    for (const pin of pins) {
      const plan = await readPlan(tracker, pin);
      expect(plan).toMatchObject({ statusName: 'Attempt Aborted', comment: `Stopped: ${REASON}` });
      expect((await historyOf(pin)).at(-1)).toMatchObject({ user: MANAGER, bulkJobId: Number(id) });
    }
  });

  test('a plan that has not begun is abandoned, and the reason stays', async () => {
    const pin = await addPlan(tracker, await addProject(tracker.db, { consortia: ['IMPC'] }));
    await done(STOP, [pin]);
    expect(await readPlan(tracker, pin)).toMatchObject({
      statusName: 'Plan Abandoned',
      comment: `Stopped: ${REASON}`,
    });
  });

  test('what cannot be done is refused in words, and the rest is done', async () => {
    const [stopped, begun] = [await begunPlan(), await begunPlan()];
    await done(STOP, [stopped]);
    const { rows } = await done(STOP, [stopped, 'PIN:9999999999', 'x', begun]);
    expect(rows.map(({ outcome, message }) => [outcome, message])).toEqual([
      ['refused', 'The plan is stopped already: it is Attempt Aborted.'],
      ['refused', 'The plan[PIN:9999999999] does not exist.'],
      ['refused', 'The plan[x] does not exist.'],
      ['changed', null],
    ]);
  });

  test('of strangers is refused, and nothing is changed', async () => {
    const pin = await begunPlan();
    const { rows } = await done(STOP, [pin], { caller: CAST.stranger });
    expect(rows).toMatchObject([
      { outcome: 'refused', message: `You do not have permission to update the plan ${pin}.` },
    ]);
    expect((await readPlan(tracker, pin)).statusName).not.toBe('Attempt Aborted');
  });

  test('colonies are aborted where that is asked for, and come back when the job is undone', async () => {
    const pin = await begunPlan();
    const status = async (tpo: string) =>
      (
        await sql<{ name: string; stamps: number }>`
          select status.name, (select count(*)::integer from colony_status_stamp where colony_id = outcome.id) as stamps
          from outcome join colony on colony.outcome_id = outcome.id join status on status.id = colony.status_id
          where outcome.tpo = ${tpo}`.execute(tracker.db)
      ).rows[0];
    const tpo = await addColony(tracker.db, pin, `JAX-B${++colonies}`, 'Genotype In Progress');
    // The plan gets to know of a colony that was added past it.
    await changePlan(tracker, pin, { comment: 'with a colony' });
    const before = [await status(tpo), await readPlan(tracker, pin)];
    const { id } = await done({ ...STOP, withColonies: true }, [pin]);
    expect(await status(tpo)).toEqual({ name: 'Colony Aborted', stamps: 1 });
    expect(await undone(id)).toMatchObject([{ outcome: 'changed' }]);
    expect([await status(tpo), await readPlan(tracker, pin)]).toEqual(before);
  });

  test('the statuses of the project and of those that compete with it are named', async () => {
    const intentions = [{ gene: 'Cib2' }];
    const pin = await begunPlan({ intentions });
    const { rows } = await done(STOP, [pin], { isPreview: true });
    const { tpn } = await readPlan(tracker, pin);
    expect(rows[0]?.consequences).toContainEqual({
      tpn,
      statusBefore: 'Assigned, Attempt In Progress',
      statusAfter: 'Inactive, Inactive',
    });
  });
});

describe('the same as one by one', () => {
  /** What stays of a plan and its history when identifiers, versions and times are left out. */
  async function essence(pin: string) {
    const {
      pin: _pin,
      tpn: _tpn,
      _links,
      statusDates,
      summaryStatusDates,
      ...plan
    } = await readPlan(tracker, pin);
    const changes = (await historyOf(pin)).map(({ comment, details }) => ({ comment, details }));
    return JSON.parse(
      JSON.stringify({ plan, stamps: [reached(statusDates), reached(summaryStatusDates)], changes })
        .replace(/"id":\d+|\[\d+\]|GID:\d+/g, '')
        .replaceAll('{,', '{')
        .replaceAll(',,', ','),
    );
  }
  const created = async (attemptTypeName: string) =>
    addPlan(tracker, await addProject(tracker.db, { consortia: ['IMPC'] }), { attemptTypeName });
  const comment = `Stopped: ${REASON}`;

  test('stopping an attempt', async () => {
    const [together, alone] = [await begunPlan(), await begunPlan()];
    await done(STOP, [together]);
    const { transitions } = (await readPlan(tracker, alone)).statusTransition;
    const action = transitions.find(({ nextStatus }) => nextStatus === 'Attempt Aborted')?.action ?? '';
    await changePlan(tracker, alone, { comment, ...step(action) }, MANAGER);
    expect(await essence(together)).toEqual(await essence(alone));
  });

  test.each(['crispr', 'haplo-essential crispr', 'es cell'])(
    'stopping a %s plan that has not begun',
    async (type) => {
      const [together, alone] = [await created(type), await created(type)];
      await done(STOP, [together]);
      await changePlan(tracker, alone, { comment }, MANAGER);
      await changePlan(tracker, alone, step('abandonWhenCreated'), MANAGER);
      expect(await essence(together)).toEqual(await essence(alone));
    },
  );
});

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

describe('handing plans over', () => {
  const TO_UCD: BulkAction = { name: 'handOverPlans', workUnitName: 'UCD', workGroupName: 'DTCC' };

  test('a manager of the unit gives plans to another, and takes them back', async () => {
    const pin = await begunPlan();
    const { id, rows } = await done(TO_UCD, [pin]);
    expect(rows[0]?.details).toEqual([
      { field: 'workGroup.name', oldValue: 'BaSH', newValue: 'DTCC', note: 'Field changed' },
      { field: 'workUnit.name', oldValue: 'JAX', newValue: 'UCD', note: 'Field changed' },
    ]);
    const plan = await readPlan(tracker, pin);
    expect(plan).toMatchObject({ workUnitName: 'UCD', workGroupName: 'DTCC' });
    const units = await sql<{ names: string[] }>`
      select array(select name from work_unit where id = any (work_unit_ids) order by name) as names
      from project_index where tpn = ${plan.tpn}`.execute(tracker.db);
    expect(units.rows).toEqual([{ names: ['UCD'] }]);

    expect(await undone(id)).toMatchObject([{ outcome: 'changed' }]);
    expect(await readPlan(tracker, pin)).toMatchObject({ workUnitName: 'JAX', workGroupName: 'BaSH' });
  });

  test('the managers of the receiving unit are told once, and nobody of a preview or an undo', async () => {
    const receiver = 'boss@ucd.example';
    await addPerson(tracker.db, { email: receiver, unitRoles: [['UCD', 'manager']] });
    const told = async () => (await tracker.mails()).filter(({ to }) => to === receiver);
    const pins = [await begunPlan(), await begunPlan()];
    await done(TO_UCD, pins, { isPreview: true });
    expect(await told()).toEqual([]);
    const { id } = await done(TO_UCD, pins);
    await undone(id);
    const [mail, ...others] = await told();
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('2 plans were handed over to UCD');
    for (const text of [...pins, MANAGER, '#/projects?workUnitName=UCD']) expect(mail?.text).toContain(text);
  });

  test.each([CAST.unitMember, CAST.stranger])('%s is refused', async (caller) => {
    const pin = await begunPlan();
    const { rows } = await done(TO_UCD, [pin], { caller });
    expect(rows[0]?.message).toBe(
      `You do not have permission to hand over the plan ${pin}. Managers of JAX can.`,
    );
  });

  test('to nobody is refused', async () => {
    const pin = await begunPlan();
    const { rows } = await done({ ...TO_UCD, workUnitName: 'Nowhere' }, [pin]);
    expect(rows[0]?.message).toBe("Work unit name 'Nowhere' does not exist.");
  });
});

describe('changing projects', () => {
  test('what is named changes, the rest stays, and the job can be undone', async () => {
    const { tpn } = await readPlan(tracker, await begunPlan({ comment: 'first' }));
    const path = `/api/projects/${tpn}`;
    const before = await getJson(tracker, path, MANAGER);
    const { id, rows } = await done({ name: 'changeProjects', privacyName: 'protected', recovery: true }, [
      tpn,
    ]);
    expect(outcomes(rows)).toEqual(['changed']);
    expect(await getJson(tracker, path, MANAGER)).toMatchObject({
      privacyName: 'protected',
      recovery: true,
      comment: 'first',
    });
    expect(await undone(id)).toMatchObject([{ outcome: 'changed' }]);
    expect(await getJson(tracker, path, MANAGER)).toEqual(before);
  });

  test('that are so already are unchanged, and unknown names are refused', async () => {
    const { tpn } = await readPlan(tracker, await begunPlan());
    const privacy = (privacyName: string) =>
      done({ name: 'changeProjects', privacyName }, [tpn]).then(({ rows }) => rows[0]);
    expect(await privacy('public')).toMatchObject({ outcome: 'unchanged', details: [] });
    expect(await privacy('secret')).toMatchObject({ message: "Privacy 'secret' does not exist." });
  });
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

  test('ends for whoever loses the account meanwhile', async () => {
    const person = 'leaver@lab.example';
    await addPerson(tracker.db, { email: person, unitRoles: [['JAX', 'manager']] });
    const pin = await begunPlan();
    const id = await give(STOP, [pin], { caller: person });
    await sql`update person set is_active = false where email = ${person}`.execute(tracker.db);
    await workOff(tracker.context);
    expect(await rowsOf(id, CAST.administrator)).toMatchObject([{ outcome: 'refused' }]);
    expect((await readPlan(tracker, pin)).statusName).not.toBe('Attempt Aborted');
  });

  test('is seen by whoever gave it and by administrators', async () => {
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
