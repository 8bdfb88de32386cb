/** Stages that are sent with a new plan (api-2 §4.6). */
import type { ChangeResponse, HistoryRecord, PhenotypingStageCollection, Plan } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, getJson, refusal, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { openStageTracker } from './testing/stages.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openStageTracker();
});

afterAll(() => tracker.close());

/** Sends a new phenotyping plan with these stages, for a project that has a plan already. */
async function planWith(...phenotypingStages: object[]) {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }] });
  const plan = {
    tpn,
    typeName: 'phenotyping',
    attemptTypeName: 'haplo-essential phenotyping',
    workUnitName: 'JAX',
    workGroupName: 'BaSH',
    phenotypingAttempt: {
      phenotypingExternalRef: `NEW-${tpn}`,
      phenotypingBackgroundStrainName: 'C57BL/6NTac',
      phenotypingStages,
    },
  };
  return send(tracker, 'POST', '/api/plans', plan, CAST.unitMember);
}

async function planCount(): Promise<number> {
  return (await tracker.db.selectFrom('plan').select('id').execute()).length;
}

test('they begin in their first status, have a history and count for the summary of the plan', async () => {
  const response = await planWith(
    { phenotypingTypeName: 'haplo-essential', initialDataReleaseDate: '2031-05-01' },
    { phenotypingTypeName: 'embryo' },
  );
  expect(response.statusCode).toBe(200);
  const path = response.json<ChangeResponse>()._links.self.href.replace(BASE_URL, '');
  const plan = await getJson<Plan>(tracker, path);
  expect(plan.summaryStatusName).toBe('Embryo Phenotyping Registered');
  expect(plan.summaryStatusDates.map(({ statusName }) => statusName)).toEqual([
    'Embryo Phenotyping Registered',
  ]);
  const list = await getJson<PhenotypingStageCollection>(tracker, `${path}/phenotypingStages`);
  const stages = list._embedded?.phenotypingStages ?? [];
  expect(stages).toMatchObject([
    {
      initialDataReleaseDate: '2031-05-01',
      statusDates: [{ statusName: 'Haplo-Essential Phenotyping Registered' }],
    },
    { initialDataReleaseDate: null, statusDates: [{ statusName: 'Embryo Phenotyping Registered' }] },
  ]);
  for (const { _links } of stages) {
    const history = `${_links.self.href.replace(BASE_URL, '')}/history`;
    expect(await getJson<HistoryRecord[]>(tracker, history)).toMatchObject([
      { comment: 'PhenotypingStage created', details: [] },
    ]);
  }
});

test.each([
  [
    'two of a type',
    [{ phenotypingTypeName: 'embryo' }, { phenotypingTypeName: 'Embryo' }],
    /^400 A phenotyping stage of type \[embryo\] already exists for the plan PIN:\d{10}\.$/,
  ],
  [
    'an unknown type',
    [{ phenotypingTypeName: 'adult' }],
    /^404 Phenotyping stage type adult does not exist\.$/,
  ],
])('with %s no plan is made', async (_case, stages, message) => {
  const before = await planCount();
  expect(refusal(await planWith(...stages))).toMatch(message);
  // The project that each request is for has one plan from the start.
  expect(await planCount()).toBe(before + 1);
});
