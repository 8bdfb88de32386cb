import type { ChangeResponse, Plan, PlanPage } from 'shared/contract';
import { loadDemo } from '../../jobs/demo/load-demo.ts';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { getJson, refusal, send } from '../../../testing/calls.ts';
import { planRoutes } from './routes.ts';

const ADMINISTRATOR = 'admin@tracker.example';
const NO_CHANGE = { id: 0, user: null, date: null, comment: null, details: null };

/** Of the shipped data: projects of both kinds of production, with phenotyping. */
const GENES = ['Gpr173', 'Cib2', 'Akt2', 'Nxn', 'Rhot1'];

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTestApp({ modules: [planRoutes] });
  await loadDemo(tracker.db, { passwordHash: 'none', onlyGenes: GENES });
});

afterAll(() => tracker.close());

/** A plan as clients send it back: the phenotyping attempt goes by another name (api-2 §21). */
function sentBack(plan: Plan): object {
  const { phenotypingAttemptResponse: attempt } = plan;
  const isRecorded = attempt !== undefined && Object.keys(attempt).length > 0;
  return { ...plan, ...(isRecorded && { phenotypingAttempt: attempt }) };
}

/** The history lines of saving a plan unchanged. */
async function saved(plan: Plan): Promise<unknown> {
  const response = await send(tracker, 'PUT', `/api/plans/${plan.pin}`, sentBack(plan), ADMINISTRATOR);
  return response.statusCode === 200 ? response.json<ChangeResponse>().history : refusal(response);
}

test('what was read and is sent back changes nothing (api-2 §1.2)', async () => {
  const page = await getJson<PlanPage>(tracker, '/api/plans', ADMINISTRATOR);
  const plans = page._embedded?.plans ?? [];
  expect(new Set(plans.map(({ attemptTypeName }) => attemptTypeName))).toEqual(
    new Set(['crispr', 'es cell', 'adult and embryo phenotyping']),
  );
  for (const plan of plans) expect([plan.pin, await saved(plan)]).toEqual([plan.pin, [NO_CHANGE]]);
});
