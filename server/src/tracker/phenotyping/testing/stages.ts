/** Phenotyping plans and their stages for tests, made through the API where it can. */
import type { ChangeResponse, PhenotypingStage } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { addPerson } from '../../../identity/people/testing/people.ts';
import { planRoutes } from '../../plans/routes.ts';
import { projectRoutes } from '../../projects/routes.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { BASE_URL, getJson, send, type TestCaller } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addProject, type TestPlan, type TestProject } from '../../../../testing/test-projects.ts';
import { phenotypingRoutes } from '../routes.ts';

/** Besides the common test people: a scientist of the unit that always stores tissue, and the other service account. */
export const MORE_CAST = { ofUcd: 'ucd@lab.example', cda: readSettings({}).cdaUserKey } as const;

/** A tracker with the calls of stages, plans and projects, and with people. */
export async function openStageTracker(): Promise<TestApp> {
  const tracker = await openTracker([phenotypingRoutes, planRoutes, projectRoutes]);
  await addCast(tracker.db);
  await addPerson(tracker.db, { email: MORE_CAST.ofUcd, unitRoles: [['UCD', 'general']] });
  await addPerson(tracker.db, { email: MORE_CAST.cda });
  return tracker;
}

let references = 0;

/** A phenotyping plan of JAX with an attempt, in a separate project; returns its identifier. */
export async function addStagePlan(
  { db }: TestApp,
  plan: Partial<TestPlan> = {},
  project: TestProject = {},
): Promise<string> {
  const reference = `REF-${++references}`;
  const tpn = await addProject(db, {
    ...project,
    plans: [{ workUnit: 'JAX', type: 'phenotyping', reference, ...plan }],
  });
  const { pin } = await db
    .selectFrom('plan')
    .innerJoin('project', 'project.id', 'plan.project_id')
    .select('plan.pin')
    .where('project.tpn', '=', tpn)
    .executeTakeFirstOrThrow();
  return pin;
}

export function postStage(
  tracker: TestApp,
  pin: string,
  body: object,
  caller: TestCaller = CAST.unitMember,
  headers = {},
) {
  return send(tracker, 'POST', `/api/plans/${pin}/phenotypingStages`, body, caller, headers);
}

/** The path of a stage that is made, of type early adult and embryo unless the body sets others. */
export async function madeStage(
  tracker: TestApp,
  pin: string,
  body: object = {},
  caller: TestCaller = CAST.unitMember,
): Promise<string> {
  const whole = { phenotypingTypeName: 'early adult and embryo', ...body };
  const response = await postStage(tracker, pin, whole, caller);
  if (response.statusCode !== 200) throw new Error(response.body);
  return response.json<ChangeResponse>()._links.self.href.replace(BASE_URL, '');
}

export function readStage(
  tracker: TestApp,
  path: string,
  caller: TestCaller = CAST.unitMember,
): Promise<PhenotypingStage> {
  return getJson<PhenotypingStage>(tracker, path, caller);
}

/** Requests a step of a stage and sends the rest of it back unchanged, as clients do. */
export async function askFor(
  tracker: TestApp,
  path: string,
  actionToExecute: string,
  caller: TestCaller = CAST.unitMember,
) {
  const stage = await readStage(tracker, path);
  const body = { ...stage, statusTransition: { ...stage.statusTransition, actionToExecute } };
  return send(tracker, 'PUT', path, body, caller);
}

/** Takes these steps one after the other, as the DCC, which may take all of them. */
export async function walk(tracker: TestApp, path: string, ...actions: string[]): Promise<void> {
  for (const action of actions) {
    const response = await askFor(tracker, path, action, CAST.dcc);
    if (response.statusCode !== 200) throw new Error(response.body);
  }
}
