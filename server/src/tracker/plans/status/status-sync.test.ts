import { sql } from 'kysely';
import type { TestApp } from '../../../../testing/test-app.ts';
import { refusal, send } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { planRoutes } from '../routes.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT, readPlan } from '../testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([planRoutes]);
  await addCast(tracker.db);
});

/** No plan of an earlier test is in progress. */
beforeEach(() =>
  sql`update plan set status_id = (select id from status where name = 'Plan Abandoned')`.execute(tracker.db),
);

afterAll(() => tracker.close());

const synchronise = (caller: string | null) => send(tracker, 'PUT', '/api/plans/statusSync', {}, caller);
const HEADER = '"PIN","Initial Stauts","New Status"\n';

/** A plan in progress; with embryos that its status does not know of yet. */
async function planInProgress(
  workUnitName: string,
  embryos: number | null,
  privacy: 'public' | 'restricted' = 'public',
): Promise<string> {
  const tpn = await addProject(tracker.db, { privacy });
  const pin = await addPlan(tracker, tpn, { workUnitName });
  await changePlan(tracker, pin, { crisprAttempt: CRISPR_ATTEMPT }, CAST.administrator);
  await sql`update crispr_attempt set total_embryos_injected = ${embryos}
    from plan where plan.id = crispr_attempt.plan_id and plan.pin = ${pin}`.execute(tracker.db);
  return pin;
}

describe('PUT /api/plans/statusSync (api-2 §3.7)', () => {
  test('takes the steps that the data allow, and returns which plans moved', async () => {
    const [first, , third] = [
      await planInProgress('JAX', 3),
      await planInProgress('JAX', null),
      await planInProgress('UCD', 5),
    ];
    const response = await synchronise(CAST.administrator);
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.body).toBe(
      `${HEADER}"${first}","Attempt In Progress","Embryos Obtained"\n` +
        `"${third}","Attempt In Progress","Embryos Obtained"\n`,
    );
    expect((await readPlan(tracker, first)).statusName).toBe('Embryos Obtained');
    expect((await synchronise(CAST.administrator)).body).toBe(HEADER);
  });

  test('a caller who may not update all of these plans updates none', async () => {
    const own = await planInProgress('JAX', 3);
    const other = await planInProgress('UCD', 3);
    expect(refusal(await synchronise(CAST.unitMember))).toBe(
      `403 You do not have permission to update the plan ${other}.`,
    );
    expect((await readPlan(tracker, own)).statusName).toBe('Attempt In Progress');
  });

  test('a plan that the caller may not read is not named', async () => {
    await planInProgress('UCD', 3, 'restricted');
    expect(refusal(await synchronise(CAST.unitMember))).toBe(
      '403 To do this you need permission to update all plans that are in progress. One of them is not yours to read.',
    );
  });

  test('an anonymous caller is refused, also when there is nothing to update', async () => {
    expect((await synchronise(null)).statusCode).toBe(401);
  });

  test('the first plan that breaks a rule ends the run', async () => {
    const first = await planInProgress('JAX', 3);
    const broken = await planInProgress('JAX', 3);
    const last = await planInProgress('JAX', 3);
    await sql`delete from guide using plan where plan.id = guide.attempt_id and plan.pin = ${broken}`.execute(
      tracker.db,
    );
    expect(refusal(await synchronise(CAST.unitMember))).toBe('400 [Guides information] cannot be null.');
    expect((await readPlan(tracker, first)).statusName).toBe('Embryos Obtained');
    expect((await readPlan(tracker, last)).statusName).toBe('Attempt In Progress');
  });

  test('plans that are neither in progress nor have embryos are left alone', async () => {
    await addPlan(tracker, await addProject(tracker.db, {}), { workUnitName: 'UCD' });
    expect((await synchronise(CAST.unitMember)).body).toBe(HEADER);
  });
});
