import { sql } from 'kysely';
import type { TestApp } from '../../../testing/test-app.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT, readPlan } from '../plans/testing/plans.ts';
import { storeUsualTimes } from '../usual-times/keep-usual-times.ts';
import { bulkWork, openBulkTracker, STOP } from './testing/bulk-work.ts';

/** The usual time where nothing has been measured. */
const USUAL_MONTHS = 6;
const STOP_STANDING = { ...STOP, standingOnly: true };

let tracker: TestApp;
const { done } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

/** A project of JAX with a plan that has stood for each of these numbers of days. */
async function standing(...days: number[]) {
  const tpn = await addProject(tracker.db, { consortia: ['IMPC'], intentions: [{ gene: 'Cib2' }] });
  const pins: string[] = [];
  for (const daysAgo of days) {
    const pin = await addPlan(tracker, tpn);
    await changePlan(tracker, pin, { crisprAttempt: CRISPR_ATTEMPT });
    await sql`
      update plan_summary_status_stamp set date = current_date - ${daysAgo}::integer + time '09:30'
      where plan_id = (select id from plan where pin = ${pin})`.execute(tracker.db);
    pins.push(pin);
  }
  await storeUsualTimes(tracker.context, USUAL_MONTHS);
  return { tpn, pins };
}

test('of a project in which a plan stands still that plan is stopped, and the others go on', async () => {
  const { tpn, pins } = await standing(10, 400, 300);
  const { rows } = await done(STOP_STANDING, [tpn]);
  expect(rows).toMatchObject([{ target: pins[1], tpn, genes: ['Cib2'], outcome: 'changed' }]);
  const statuses = await Promise.all(pins.map((pin) => readPlan(tracker, pin)));
  expect(statuses.map(({ statusName }) => statusName)).toEqual([
    'Attempt In Progress',
    'Attempt Aborted',
    'Attempt In Progress',
  ]);
});

test('of a project in which none stands still, nothing is stopped, in words', async () => {
  const { tpn } = await standing(10);
  const { rows } = await done(STOP_STANDING, [tpn], { isPreview: true });
  expect(rows).toMatchObject([
    { target: tpn, tpn: null, outcome: 'refused', message: 'No plan of this project stands still.' },
  ]);
});

test('a plan of another unit that the row names is refused by name, and no other is stopped in its place', async () => {
  const { tpn, pins } = await standing(300, 400);
  await sql`
    update plan set work_unit_id = (select id from work_unit where name = 'UCD') where pin = ${pins[1]}`.execute(
    tracker.db,
  );
  const { rows } = await done(STOP_STANDING, [tpn], { isPreview: true });
  expect(rows).toMatchObject([
    {
      target: pins[1],
      tpn,
      outcome: 'refused',
      message: `You do not have permission to update the plan ${pins[1]}.`,
    },
  ]);
});

test('a plan that is named itself is stopped, whether it stands still or not', async () => {
  const { pins } = await standing(10);
  const { rows } = await done(STOP_STANDING, pins, { isPreview: true });
  expect(rows).toMatchObject([{ target: pins[0], outcome: 'changed' }]);
});
