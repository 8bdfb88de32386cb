import { COMMENT, MOST_ROWS } from 'shared/limits';
import type { ErrorEnvelope } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, refusal, send } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { planRoutes } from './routes.ts';
import { addPlan, CRISPR_ATTEMPT, GUIDE, putPlan, readPlan } from './testing/plans.ts';

let tracker: TestApp;
let tpn: string;
let pin: string;

beforeAll(async () => {
  tracker = await openTracker([planRoutes]);
  await addCast(tracker.db);
  tpn = await addProject(tracker.db, { consortia: ['IMPC'] });
});
beforeEach(async () => {
  pin = await addPlan(tracker, tpn);
});
afterAll(() => tracker.close());

const TOO_LONG = 'x'.repeat(COMMENT + 1);
const PROBLEM = 'This text has 10,001 characters; at most 10,000 can be saved. Please shorten it.';

/** As it was stored before there were limits. */
async function storeLongComment(): Promise<void> {
  await tracker.db.updateTable('plan').set({ comment: TOO_LONG }).where('pin', '=', pin).execute();
}

test('a comment that is too long is refused by its field, and not repeated', async () => {
  const response = await putPlan(tracker, pin, { comment: TOO_LONG });
  expect(refusal(response)).toBe(`400 comment: ${PROBLEM}`);
  const { apierror } = response.json<ErrorEnvelope>();
  expect(apierror.subErrors).toEqual([{ object: 'body', field: 'comment', message: PROBLEM }]);
  expect((await readPlan(tracker, pin)).comment).toBeNull();
});

test('so it is in a part, and in a new plan', async () => {
  const crisprAttempt = { ...CRISPR_ATTEMPT, comment: TOO_LONG };
  expect(refusal(await putPlan(tracker, pin, { crisprAttempt }))).toBe(
    `400 crisprAttempt.comment: ${PROBLEM}`,
  );
  const created = await send(tracker, 'POST', '/api/plans', { tpn, comment: TOO_LONG }, CAST.unitMember);
  expect(refusal(created)).toBe(`400 comment: ${PROBLEM}`);
});

test('a list that is too long is refused', async () => {
  const guides = Array.from({ length: MOST_ROWS + 1 }, () => GUIDE);
  const response = await putPlan(tracker, pin, { crisprAttempt: { ...CRISPR_ATTEMPT, guides } });
  expect(refusal(response)).toBe(
    '400 crisprAttempt.guides: This list has 501 rows; at most 500 can be saved. Please leave some out.',
  );
});

test('a longer comment of before there were limits is read, and saved unchanged', async () => {
  await storeLongComment();
  const plan = (await get(tracker, `/api/plans/${pin}`, CAST.unitMember)).json();
  expect(plan.comment).toBe(TOO_LONG);
  expect((await putPlan(tracker, pin, { ...plan, funderNames: ['KOMP'] })).statusCode).toBe(200);
  expect(await readPlan(tracker, pin)).toMatchObject({ comment: TOO_LONG, funderNames: ['KOMP'] });
});

test('it cannot be made another long one', async () => {
  await storeLongComment();
  expect(refusal(await putPlan(tracker, pin, { comment: `y${TOO_LONG.slice(1)}` }))).toBe(
    `400 comment: ${PROBLEM}`,
  );
});
