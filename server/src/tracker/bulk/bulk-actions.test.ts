import { sql } from 'kysely';
import type { BulkAction, Project } from 'shared/contract';
import { getJson } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { addColony, addPlan, changePlan, readPlan, step } from '../plans/testing/plans.ts';
import { bulkWork, MANAGER, openBulkTracker, outcomes, REASON, STOP } from './testing/bulk-work.ts';

let tracker: TestApp;
let colonies = 0;
const { begunPlan, jobOf, done, undone, historyOf } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

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
  /** A plan and its history as text, without identifiers and times. */
  async function essence(pin: string) {
    const changes = (await historyOf(pin)).map(({ comment, details }) => ({ comment, details }));
    const text = JSON.stringify([await readPlan(tracker, pin), changes], null, 1);
    return text.replace(/\b[A-Z]{3}:\d+|\d{4}-\d\d-\d\dT[\d:.]+|"id": \d+|\[\d+\]/g, '#');
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

  test('mails the managers of the receiving unit once, and nobody for a preview or an undo', async () => {
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
    const read = async () => ({ ...(await getJson<Project>(tracker, path, MANAGER)), lastChangeDate: '' });
    const before = await read();
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
    expect(await read()).toEqual(before);
  });

  test('that are so already are unchanged, and unknown names are refused', async () => {
    const { tpn } = await readPlan(tracker, await begunPlan());
    const privacy = (privacyName: string) =>
      done({ name: 'changeProjects', privacyName }, [tpn]).then(({ rows }) => rows[0]);
    expect(await privacy('public')).toMatchObject({ outcome: 'unchanged', details: [] });
    expect(await privacy('secret')).toMatchObject({ message: "Privacy 'secret' does not exist." });
  });
});
