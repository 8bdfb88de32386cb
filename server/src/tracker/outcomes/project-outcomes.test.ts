import type { OutcomeSummary } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { openOutcomeTracker } from './testing/open-outcome-tracker.ts';
import { addMutation } from './testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
});
afterAll(() => tracker.close());

async function firstOutcome(tpn: string): Promise<string> {
  const { tpo } = await tracker.db
    .selectFrom('outcome')
    .innerJoin('plan', 'plan.id', 'outcome.plan_id')
    .innerJoin('project', 'project.id', 'plan.project_id')
    .select('outcome.tpo')
    .where('project.tpn', '=', tpn)
    .orderBy('outcome.id')
    .executeTakeFirstOrThrow();
  return tpo;
}

test('starting points are the outcomes of production plans that modify no allele (api-1 §11.5)', async () => {
  const tpn = await addProject(tracker.db, {
    plans: [
      { workUnit: 'JAX', colonies: ['S-1'], specimens: 1 },
      { workUnit: 'JAX', attemptType: 'crispr allele modification', colonies: ['S-2'] },
      { workUnit: 'JAX', type: 'phenotyping', colonies: ['S-3'] },
    ],
  });
  const summaries = await getJson<OutcomeSummary[]>(
    tracker,
    `/api/projects/${tpn}/productionOutcomesSummaries`,
  );
  expect(summaries).toEqual([
    { tpo: expect.stringMatching(/^TPO:\d{12}$/), externalReference: 'S-1' },
    { tpo: expect.stringMatching(/^TPO:\d{12}$/), externalReference: null },
  ]);
});

test('a project without outcomes has no starting points', async () => {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }] });
  expect(await getJson(tracker, `/api/projects/${tpn}/productionOutcomesSummaries`)).toEqual([]);
});

test.each([
  ['Conditional', true],
  ['Conditional Ready', true],
  ['Conditional point mutation', false],
  ['NHEJ', false],
])(
  'a mutation of the category %s makes the project conditional: %s',
  async (categorization, isConditional) => {
    const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX', colonies: [categorization] }] });
    expect(await getJson(tracker, `/api/projects/${tpn}/hasConditionalCrisprPlan`)).toBe(false);
    await addMutation(tracker.db, { categorization }, await firstOutcome(tpn));
    expect(await getJson(tracker, `/api/projects/${tpn}/hasConditionalCrisprPlan`)).toBe(isConditional);
  },
);

describe.each(['productionOutcomesSummaries', 'hasConditionalCrisprPlan'])('%s', (question) => {
  test('is refused to those who may not read the project', async () => {
    const tpn = await addProject(tracker.db, { privacy: 'restricted', plans: [{ workUnit: 'JAX' }] });
    const url = `/api/projects/${tpn}/${question}`;
    for (const caller of [null, CAST.stranger])
      expect(refusal(await get(tracker, url, caller))).toBe(
        `403 You do not have permission to read the project ${tpn}.`,
      );
    expect((await get(tracker, url, CAST.unitMember)).statusCode).toBe(200);
  });

  test.each(['TPN:000999999', 'nonsense', '%00'])('there is no project %s', async (tpn) => {
    expect(refusal(await get(tracker, `/api/projects/${tpn}/${question}`))).toBe(
      `404 Project ${decodeURIComponent(tpn)} does not exist.`,
    );
  });
});
