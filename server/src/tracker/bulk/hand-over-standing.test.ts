import type { HandOverPlans } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { readPlan } from '../plans/testing/plans.ts';
import { bulkWork, openBulkTracker } from './testing/bulk-work.ts';
import { addStanding, moveTo } from './testing/standing-plans.ts';

const HAND_OVER: HandOverPlans = { name: 'handOverPlans', workUnitName: 'UCD', workGroupName: 'DTCC' };
const OF_STANDING: HandOverPlans = { ...HAND_OVER, standingOnly: true };

let tracker: TestApp;
const { done, undone } = bulkWork(() => tracker);

beforeAll(async () => {
  tracker = await openBulkTracker();
});
afterAll(() => tracker.close());

const unitsOf = async (pins: readonly string[]) => {
  const plans = await Promise.all(pins.map((pin) => readPlan(tracker, pin)));
  return plans.map(({ workUnitName }) => workUnitName);
};

test('of a project in which plans stand still the one that has for longest is handed over, and taken back', async () => {
  const { tpn, pins } = await addStanding(tracker, 10, 400, 300);
  const { id, rows } = await done(OF_STANDING, [tpn]);
  expect(rows).toMatchObject([{ target: pins[1], tpn, genes: ['Cib2'], outcome: 'changed' }]);
  expect(await unitsOf(pins)).toEqual(['JAX', 'UCD', 'JAX']);
  await undone(id);
  expect(await unitsOf(pins)).toEqual(['JAX', 'JAX', 'JAX']);
});

test('without the word all plans of the project are, as before', async () => {
  const { tpn, pins } = await addStanding(tracker, 10, 400);
  const { rows } = await done(HAND_OVER, [tpn]);
  expect(rows.map(({ outcome }) => outcome)).toEqual(['changed', 'changed']);
  expect(await unitsOf(pins)).toEqual(['UCD', 'UCD']);
});

test('of a project in which none stands still, nothing is handed over, in words', async () => {
  const { tpn } = await addStanding(tracker, 10);
  const { rows } = await done(OF_STANDING, [tpn], { isPreview: true });
  expect(rows).toMatchObject([
    { target: tpn, outcome: 'refused', message: 'No plan of this project stands still.' },
  ]);
});

test('a plan of another unit that the row names is refused by name, and no other is handed over in its place', async () => {
  const { tpn, pins } = await addStanding(tracker, 300, 400);
  await moveTo(tracker, pins[1], 'BCM');
  const { rows } = await done(OF_STANDING, [tpn]);
  const message = `You do not have permission to hand over the plan ${pins[1]}. Managers of BCM can.`;
  expect(rows).toMatchObject([{ target: pins[1], tpn, outcome: 'refused', message }]);
  expect(await unitsOf(pins)).toEqual(['JAX', 'BCM']);
});
