import type { FirstPlanData, OutcomeSummary, StartingPointChoice } from 'shared/contract';
import { getJson } from '../../../testing/calls.ts';
import { addCast, CAST, RELATED_WORK } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { projectOutcomeRoutes } from '../outcomes/summary-routes.ts';
import { startingPointRoutes } from '../starting-points/routes.ts';
import { projectChangeRoutes } from './routes.ts';

let tracker: TestApp;
let tpn: string;

beforeAll(async () => {
  tracker = await openTracker([projectChangeRoutes, projectOutcomeRoutes, startingPointRoutes]);
  const { db } = tracker;
  await addCast(db);
  tpn = await addProject(db, { ...RELATED_WORK, privacy: 'protected' });
  const plan = await db.selectFrom('plan').select('id').orderBy('id').executeTakeFirstOrThrow();
  await db.updateTable('plan').set({ comment: 'not for everybody' }).where('id', '=', plan.id).execute();
  const funder = await db.selectFrom('funder').select('id').executeTakeFirstOrThrow();
  await db.insertInto('plan_funder').values({ plan_id: plan.id, funder_id: funder.id }).execute();
});
afterAll(() => tracker.close());

/** A protected project is for everybody who has signed in; its plans are not (ADR 21). */
describe.each([
  [CAST.stranger, false],
  [CAST.unitMember, true],
  [CAST.administrator, true],
])('of a protected project, %s reads the plans: %s', (caller, reads) => {
  const ask = <Answer>(path: string) => getJson<Answer>(tracker, path, caller);

  test('its first plan', async () => {
    const plan = await ask<FirstPlanData>(`/api/projects/${tpn}/firstProductionPlanData`);
    expect(plan.workUnitName).toBe('JAX');
    expect(plan.comment).toBe(reads ? 'not for everybody' : null);
    expect(plan.funderNames).toHaveLength(reads ? 1 : 0);
  });

  test('what plans can start from', async () => {
    const summaries = await ask<OutcomeSummary[]>(`/api/projects/${tpn}/productionOutcomesSummaries`);
    expect(summaries.map(({ externalReference }) => externalReference)).toEqual(reads ? ['JAX-1'] : []);
    const choices = await ask<StartingPointChoice[]>(`/api/v2/projects/${tpn}/startingPoints`);
    expect(choices.map(({ externalReference }) => externalReference)).toEqual(reads ? ['JAX-1'] : []);
  });
});
