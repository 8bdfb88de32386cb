import type { StartingPointChoice } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { setColonyStatus } from '../outcomes/testing/plans.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { startingPointRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([startingPointRoutes]);
  await addCast(tracker.db);
});
afterAll(() => tracker.close());

const urlOf = (tpn: string) => `/api/v2/projects/${tpn}/startingPoints`;

test('outcomes of all plans are returned with their kind, those of allele modifications too', async () => {
  const tpn = await addProject(tracker.db, {
    plans: [
      { workUnit: 'JAX', colonies: ['P-1'], specimens: 1 },
      { workUnit: 'JAX', attemptType: 'crispr allele modification', colonies: ['P-2'] },
    ],
  });
  await addProject(tracker.db, { plans: [{ workUnit: 'JAX', colonies: ['Of another project'] }] });
  const [first] = await getJson<StartingPointChoice[]>(tracker, urlOf(tpn));
  await setColonyStatus(tracker.db, first?.tpo ?? '', 'Genotype Confirmed');

  const ids = { tpo: expect.stringMatching(/^TPO:\d{12}$/), pin: expect.stringMatching(/^PIN:\d{10}$/) };
  expect(await getJson(tracker, urlOf(tpn))).toEqual([
    {
      ...ids,
      attemptTypeName: 'crispr',
      outcomeTypeName: 'Colony',
      externalReference: 'P-1',
      statusName: 'Genotype Confirmed',
    },
    {
      ...ids,
      attemptTypeName: 'crispr',
      outcomeTypeName: 'Specimen',
      externalReference: null,
      statusName: null,
    },
    {
      ...ids,
      attemptTypeName: 'crispr allele modification',
      outcomeTypeName: 'Colony',
      externalReference: 'P-2',
      statusName: 'Genotype In Progress',
    },
  ]);
});

test('a project without outcomes has none', async () => {
  const tpn = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }] });
  expect(await getJson(tracker, urlOf(tpn))).toEqual([]);
});

test('those who may not read the project are refused', async () => {
  const tpn = await addProject(tracker.db, { privacy: 'restricted', plans: [{ workUnit: 'JAX' }] });
  for (const caller of [null, CAST.stranger])
    expect(refusal(await get(tracker, urlOf(tpn), caller))).toBe(
      `403 You do not have permission to read the project ${tpn}.`,
    );
  expect((await get(tracker, urlOf(tpn), CAST.unitMember)).statusCode).toBe(200);
});

test.each(['TPN:000999999', 'nonsense', '%00'])('there is no project %s', async (tpn) => {
  expect(refusal(await get(tracker, urlOf(tpn)))).toBe(
    `404 Project ${decodeURIComponent(tpn)} does not exist.`,
  );
});
