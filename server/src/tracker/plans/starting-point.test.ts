import type { Plan } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { outcomeRoutes } from '../outcomes/routes.ts';
import { BASE_URL, refusal, send, type TestCaller } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { planRoutes } from './routes.ts';
import {
  addColony,
  addPlan,
  addSpecimen,
  OF_JAX,
  putPlan,
  readPlan,
  setColonyStatus,
  step,
} from './testing/plans.ts';

let tracker: TestApp;
let tpn: string;
let maker: string;
let tpo: string;

beforeAll(async () => {
  tracker = await openTracker([planRoutes, outcomeRoutes]);
  await addCast(tracker.db);
  tpn = await addProject(tracker.db, {});
  maker = await addPlan(tracker, tpn);
  tpo = await addColony(tracker.db, maker, 'JAX-1');
});

beforeEach(() => setColonyStatus(tracker.db, tpo, 'Genotype Confirmed'));

afterAll(() => tracker.close());

/** Attempt types of plans that start from an outcome, and what the outcome is called in each. */
const STARTERS = [
  ['crispr allele modification', 'crisprAlleleModificationStartingPoint'],
  ['adult and embryo phenotyping', 'phenotypingStartingPoint'],
  ['haplo-essential phenotyping', 'phenotypingStartingPoint'],
] as const;

function post(attemptTypeName: string, more: object, caller: TestCaller = CAST.administrator) {
  const typeName = attemptTypeName.includes('phenotyping') ? 'phenotyping' : 'production';
  return send(tracker, 'POST', '/api/plans', { tpn, typeName, attemptTypeName, ...OF_JAX, ...more }, caller);
}

describe('what a plan starts from (api-2 §5)', () => {
  test.each(STARTERS)('%s plans have %s', async (attemptTypeName, member) => {
    const pin = await addPlan(tracker, tpn, { attemptTypeName, [member]: { outcomeTpo: tpo, _links: {} } });
    const plan: Plan = await readPlan(tracker, pin);
    expect(plan[member]).toEqual({
      outcomeTpo: tpo,
      productionPlanPin: maker,
      _links: {
        outcome: { href: `${BASE_URL}/api/plans/${maker}/outcomes/${tpo}` },
        productionPlan: { href: `${BASE_URL}/api/plans/${maker}` },
      },
    });
    expect(plan.statusName).toBe('Plan Created');
  });

  test('es cell allele modification plans have esCellAlleleModificationStartingPoint', async () => {
    const project = await addProject(tracker.db, {});
    const production = await addPlan(tracker, project, { attemptTypeName: 'es cell' });
    const outcomeTpo = await addColony(tracker.db, production, 'JAX-ES');
    const pin = await addPlan(tracker, project, {
      attemptTypeName: 'es cell allele modification',
      esCellAlleleModificationStartingPoint: { outcomeTpo },
    });
    expect((await readPlan(tracker, pin)).esCellAlleleModificationStartingPoint).toMatchObject({
      outcomeTpo,
    });
  });

  test('of several members the first counts', async () => {
    const other = await addColony(tracker.db, maker, 'JAX-2');
    const pin = await addPlan(tracker, tpn, {
      attemptTypeName: 'crispr allele modification',
      phenotypingStartingPoint: { outcomeTpo: other },
      crisprAlleleModificationStartingPoint: { outcomeTpo: tpo },
    });
    expect((await readPlan(tracker, pin)).crisprAlleleModificationStartingPoint?.outcomeTpo).toBe(other);
  });

  test('the outcome may be of another project', async () => {
    const project = await addProject(tracker.db, { plans: [{ workUnit: 'JAX' }] });
    const pin = await addPlan(tracker, project, {
      attemptTypeName: 'adult and embryo phenotyping',
      phenotypingStartingPoint: { outcomeTpo: tpo },
    });
    expect((await readPlan(tracker, pin)).phenotypingStartingPoint?.productionPlanPin).toBe(maker);
  });

  test('haplo-essential phenotyping may start from a specimen, or from nothing', async () => {
    const attemptTypeName = 'haplo-essential phenotyping';
    const specimen = await addSpecimen(tracker.db, maker);
    const from = await addPlan(tracker, tpn, {
      attemptTypeName,
      phenotypingStartingPoint: { outcomeTpo: specimen },
    });
    expect((await readPlan(tracker, from)).phenotypingStartingPoint?.outcomeTpo).toBe(specimen);
    const without = await readPlan(tracker, await addPlan(tracker, tpn, { attemptTypeName }));
    expect(without).not.toHaveProperty('phenotypingStartingPoint');
  });

  test('plans that start from nothing keep no outcome', async () => {
    const pin = await addPlan(tracker, tpn, { phenotypingStartingPoint: { outcomeTpo: tpo } });
    expect(Object.keys(await readPlan(tracker, pin))).not.toContainEqual(
      expect.stringContaining('StartingPoint'),
    );
  });
});

describe('refusals', () => {
  const NEEDS_COLONY = STARTERS.slice(0, 2);

  test.each(NEEDS_COLONY)('%s plans need one', async (attemptTypeName, member) => {
    expect(refusal(await post(attemptTypeName, {}))).toBe('400 Starting Point (outcome) cannot be null.');
    expect(refusal(await post(attemptTypeName, { [member]: null }))).toBe(
      '400 Starting Point (outcome) cannot be null.',
    );
  });

  test.each(NEEDS_COLONY)('%s plans start from a confirmed colony', async (attemptTypeName, member) => {
    const expected = '400 The colony needs to be genotype confirmed in order to create a phenotyping plan.';
    const specimen = await addSpecimen(tracker.db, maker);
    expect(refusal(await post(attemptTypeName, { [member]: { outcomeTpo: specimen } }))).toBe(expected);
    await setColonyStatus(tracker.db, tpo, 'Genotype Extinct');
    expect(refusal(await post(attemptTypeName, { [member]: { outcomeTpo: tpo } }))).toBe(expected);
  });

  test.each([
    ['TPO:999999999999', 'TPO:999999999999'],
    ['nonsense', 'nonsense'],
    [undefined, 'null'],
  ])('there is no outcome %j', async (outcomeTpo, told) => {
    const body = { phenotypingStartingPoint: { outcomeTpo } };
    const expected = `404 Outcome ${told} does not exist.`;
    expect(refusal(await post('haplo-essential phenotyping', body))).toBe(expected);
    expect(refusal(await putPlan(tracker, maker, body))).toBe(expected);
  });

  test('nobody starts from an outcome that they may not read', async () => {
    const hidden = await addProject(tracker.db, { privacy: 'restricted' });
    const pin = await addPlan(tracker, hidden);
    const outcomeTpo = await addColony(tracker.db, pin, 'JAX-R');
    const body = { phenotypingStartingPoint: { outcomeTpo } };
    expect(refusal(await post('adult and embryo phenotyping', body, CAST.stranger))).toBe(
      `403 You do not have permission to read the outcome ${outcomeTpo}. The outcome is linked to the plan ${pin} ` +
        'and you do not have permission to read it.',
    );
  });
});

test('an update leaves the starting point as it is', async () => {
  const pin = await addPlan(tracker, tpn, {
    attemptTypeName: 'adult and embryo phenotyping',
    phenotypingStartingPoint: { outcomeTpo: tpo },
  });
  const other = await addColony(tracker.db, maker, 'JAX-3');
  const response = await putPlan(tracker, pin, { phenotypingStartingPoint: { outcomeTpo: other } });
  expect(response.statusCode).toBe(200);
  expect((await readPlan(tracker, pin)).phenotypingStartingPoint?.outcomeTpo).toBe(tpo);
});

describe('aborting a colony and making a plan that starts from it', () => {
  const make = (outcomeTpo: string) =>
    post('adult and embryo phenotyping', { phenotypingStartingPoint: { outcomeTpo } });
  const abort = (outcomeTpo: string, name: string) => {
    const colony = { name, backgroundStrainName: 'BALB/c', ...step('abortGenotypeConfirmed') };
    const url = `/api/plans/${maker}/outcomes/${outcomeTpo}`;
    return send(tracker, 'PUT', url, { colony }, CAST.administrator);
  };

  test('one after the other the first is done, whichever it is', async () => {
    const aborted = await addColony(tracker.db, maker, 'JAX-aborted');
    expect((await abort(aborted, 'JAX-aborted')).statusCode).toBe(200);
    expect((await make(aborted)).statusCode).toBe(400);
    const used = await addColony(tracker.db, maker, 'JAX-used');
    expect((await make(used)).statusCode).toBe(200);
    expect((await abort(used, 'JAX-used')).statusCode).toBe(400);
  });

  test('both at once: one of them is done', async () => {
    for (let round = 0; round < 5; round++) {
      const name = `JAX-race-${round}`;
      const outcomeTpo = await addColony(tracker.db, maker, name);
      const responses = await Promise.all([make(outcomeTpo), abort(outcomeTpo, name)]);
      expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
    }
  });
});
