/** Plans for tests of their attempts, written and read through the API. */
import type { ChangeResponse, ErrorEnvelope, HistoryDetail, Plan } from 'shared/contract';
import type { TestApp, TestAppOptions } from '../../../../testing/test-app.ts';
import { planRoutes } from '../../plans/routes.ts';
import { getJson, refusal, send } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addProject, type TestPlan } from '../../../../testing/test-projects.ts';

/** The application with the plans, on a database with people. */
export async function openPlans(options: Pick<TestAppOptions, 'externalServices'> = {}): Promise<TestApp> {
  const tracker = await openTracker([planRoutes], options);
  await addCast(tracker.db);
  return tracker;
}

/** A plan whose attempt is under test. */
export interface PlanUnderTest {
  id: number;
  pin: string;
  tpn: string;
  read(): Promise<Plan>;
  /** Saves these members and returns the history records. */
  save(members: object): Promise<HistoryDetail[]>;
  /** Tries to save these members and returns status and message of the refusal. */
  refusal(members: object): Promise<string>;
  /** The same with the whole envelope. */
  envelope(members: object): Promise<ErrorEnvelope>;
}

const WORK = { workUnitName: 'JAX', workGroupName: 'BaSH' };

/** Adds a plan without an attempt, to a separate project. */
export async function addPlanOf(
  tracker: TestApp,
  attemptType: string,
  plan: Partial<TestPlan> = {},
): Promise<PlanUnderTest> {
  const type = attemptType.endsWith('phenotyping') ? 'phenotyping' : 'production';
  const tpn = await addProject(tracker.db, {
    plans: [{ workUnit: 'JAX', workGroup: 'BaSH', type, attemptType, ...plan }],
  });
  const { id, pin } = await tracker.db
    .selectFrom('plan')
    .innerJoin('project', 'project.id', 'plan.project_id')
    .where('project.tpn', '=', tpn)
    .select(['plan.id', 'plan.pin'])
    .executeTakeFirstOrThrow();
  const url = `/api/plans/${pin}`;
  const put = (members: object) => send(tracker, 'PUT', url, { ...WORK, ...members }, CAST.administrator);
  return {
    id,
    pin,
    tpn,
    read: () => getJson<Plan>(tracker, url),
    save: async (members) => {
      const response = await put(members);
      if (response.statusCode !== 200) throw new Error(response.body);
      return response.json<ChangeResponse>().history[0]?.details ?? [];
    },
    refusal: async (members) => refusal(await put(members)),
    envelope: async (members) => (await put(members)).json<ErrorEnvelope>(),
  };
}

/** Posts a plan of this attempt type to the project of another plan and returns its identifier. */
export async function createPlanOf(
  tracker: TestApp,
  { tpn }: PlanUnderTest,
  attemptTypeName: string,
  members: object,
) {
  const typeName = attemptTypeName.endsWith('phenotyping') ? 'phenotyping' : 'production';
  const body = { ...WORK, tpn, typeName, attemptTypeName, ...members };
  return send(tracker, 'POST', '/api/plans', body, CAST.administrator);
}
