import type { TestApp } from '../../../testing/test-app.ts';
import { readPlan } from '../plans/testing/plans.ts';
import { bulkWork, openBulkTracker, STOP } from './testing/bulk-work.ts';
import { addStanding, moveTo } from './testing/standing-plans.ts';

const STOP_STANDING = { ...STOP, standingOnly: true };

let tracker: TestApp;
const { done } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

const standing = (...days: number[]) => addStanding(tracker, ...days);

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
  await moveTo(tracker, pins[1], 'UCD');
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
