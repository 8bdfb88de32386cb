/** Typical workflows of plans of each attempt type, by the API (api-2 §8). */
import { sql } from 'kysely';
import type { Plan } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { refusal } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addClone } from '../../../testing/test-clones.ts';
import { addGene } from '../../../testing/test-genes.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { planRoutes } from './routes.ts';
import {
  addColony,
  addPlan,
  addSpecimen,
  changePlan,
  CRISPR_ATTEMPT,
  putPlan,
  reached,
  setColonyStatus,
  step,
} from './testing/plans.ts';

let tracker: TestApp;
let tpn: string;

beforeAll(async () => {
  tracker = await openTracker([planRoutes]);
  await addCast(tracker.db);
  await addGene(tracker.db, { symbol: 'Egr2', accId: 'MGI:95296' });
  await addClone(tracker.db, 'NLC00017_B_C04', 'Egr2');
});

beforeEach(async () => {
  tpn = await addProject(tracker.db, {});
});

afterAll(() => tracker.close());

/** Own status and summary status. */
function statuses({ statusName, summaryStatusName }: Plan): [string, string] {
  return [statusName, summaryStatusName];
}

/** What the step is refused with. */
async function refused(pin: string, action: string): Promise<string> {
  return refusal(await putPlan(tracker, pin, step(action), CAST.administrator));
}

test('crispr: attempt, embryos, founders, a confirmed colony, and the end of it', async () => {
  const pin = await addPlan(tracker, tpn);
  const started = await changePlan(tracker, pin, { crisprAttempt: CRISPR_ATTEMPT });
  expect(statuses(started)).toEqual(['Attempt In Progress', 'Attempt In Progress']);

  const embryos = await changePlan(tracker, pin, {
    crisprAttempt: { ...started.crisprAttempt, totalEmbryosSurvived: 12 },
  });
  expect(embryos.statusName).toBe('Embryos Obtained');

  const founders = await changePlan(tracker, pin, {
    crisprAttempt: { ...embryos.crisprAttempt, assay: { numDeletionG0Mutants: 2 } },
  });
  expect(founders.statusName).toBe('Founder Obtained');
  expect(founders.crisprAttempt?.guides[0]?.id).toBe(started.crisprAttempt?.guides[0]?.id);

  const tpo = await addColony(tracker.db, pin, 'JAX-1');
  const confirmed = await changePlan(tracker, pin, {});
  expect(statuses(confirmed)).toEqual(['Founder Obtained', 'Genotype Confirmed']);
  expect(await refused(pin, 'abortWhenFounderObtained')).toBe(
    '400 Transition cannot be executed The plan has colonies that are not aborted. Please abort them first',
  );

  await setColonyStatus(tracker.db, tpo, 'Colony Aborted');
  const aborted = await changePlan(tracker, pin, step('abortWhenFounderObtained'));
  expect(statuses(aborted)).toEqual(['Attempt Aborted', 'Attempt Aborted']);
  expect(reached(aborted.summaryStatusDates)).toEqual([
    'Plan Created',
    'Attempt In Progress',
    'Embryos Obtained',
    'Founder Obtained',
    'Genotype Confirmed',
    'Attempt Aborted',
  ]);
});

test('what was reached stays when its data are taken away (api-2 §7.3)', async () => {
  const pin = await addPlan(tracker, tpn);
  await changePlan(tracker, pin, { crisprAttempt: { ...CRISPR_ATTEMPT, totalEmbryosInjected: 3 } });
  const emptied = await changePlan(tracker, pin, { crisprAttempt: CRISPR_ATTEMPT });
  expect(emptied.crisprAttempt?.totalEmbryosInjected).toBeNull();
  expect(emptied.statusName).toBe('Embryos Obtained');
});

test('haplo-essential crispr: aborted only after its specimens', async () => {
  const pin = await addPlan(tracker, tpn, { attemptTypeName: 'haplo-essential crispr' });
  const plan = await changePlan(tracker, pin, { crisprAttempt: { totalEmbryosInjected: 5 } });
  expect(plan.statusName).toBe('Embryos Obtained');
  await addSpecimen(tracker.db, pin);
  expect((await changePlan(tracker, pin, {})).summaryStatusName).toBe('Specimen Group In Progress');
  expect(await refused(pin, 'abortWhenEmbryosObtained')).toBe(
    '400 Transition cannot be executed The plan has specimens that are not aborted. Please abort them first',
  );
  await sql`update specimen set status_id = (select id from status where name = 'Specimen Group Aborted')`.execute(
    tracker.db,
  );
  const aborted = await changePlan(tracker, pin, step('abortWhenEmbryosObtained'));
  expect(aborted.statusName).toBe('Attempt Aborted');
});

test('es cell: attempt, then chimeras; an update without the attempt keeps it', async () => {
  const pin = await addPlan(tracker, tpn, { attemptTypeName: 'es cell' });
  const esCellAttempt = { esCellName: 'NLC00017_B_C04', totalFemaleChimeras: 1 };
  expect((await changePlan(tracker, pin, { esCellAttempt })).statusName).toBe('Attempt In Progress');

  const kept = await changePlan(tracker, pin, { comment: 'later' });
  expect(kept.esCellAttempt).toMatchObject(esCellAttempt);

  const chimeras = await changePlan(tracker, pin, {
    esCellAttempt: { ...esCellAttempt, totalMaleChimeras: 3 },
  });
  expect(chimeras.statusName).toBe('Chimeras/Founder Obtained');
  expect(chimeras.esCellAttempt?.totalChimeras).toBe(4);
  const aborted = await changePlan(tracker, pin, step('abortWhenChimerasFounderObtained'));
  expect(aborted.statusName).toBe('Attempt Aborted');
});

describe.each([
  ['es cell allele modification', 'es cell', 'esCellAlleleModificationAttempt'],
  ['crispr allele modification', 'crispr', 'crisprAlleleModificationAttempt'],
])('%s', (attemptTypeName, origin, member) => {
  const REGISTER = step('updateToMouseAlleleModificationRegistered');
  let pin: string;

  const attempt = (values: object) => ({ [member]: { modificationExternalRef: 'MOD-1', ...values } });

  beforeEach(async () => {
    const maker = await addPlan(tracker, tpn, { attemptTypeName: origin });
    const outcomeTpo = await addColony(tracker.db, maker, `Start ${maker}`);
    pin = await addPlan(tracker, tpn, {
      attemptTypeName,
      phenotypingStartingPoint: { outcomeTpo },
      ...attempt({ tatCre: true }),
    });
  });

  test('registered by a person, then carried on by its data and its colonies', async () => {
    const registered = await changePlan(tracker, pin, { ...attempt({}), ...REGISTER });
    expect(registered.statusName).toBe('Mouse Allele Modification Registered');

    const started = await changePlan(tracker, pin, attempt({ deleterStrainName: 'balb/c' }));
    expect(started.statusName).toBe('Cre Excision Started');
    const complete = await changePlan(
      tracker,
      pin,
      attempt({ deleterStrainName: 'BALB/c', numberOfCreMatingsSuccessful: 2 }),
    );
    expect(complete.statusName).toBe('Cre Excision Complete');

    const tpo = await addColony(tracker.db, pin, `Modified ${pin}`);
    const confirmed = await changePlan(tracker, pin, {});
    expect(statuses(confirmed)).toEqual([
      'Mouse Allele Modification Genotype Confirmed',
      'Mouse Allele Modification Genotype Confirmed',
    ]);
    await setColonyStatus(tracker.db, tpo, 'Genotype Not Confirmed');
    expect((await changePlan(tracker, pin, {})).statusName).toBe('Cre Excision Complete');
  });

  test('data that are there already wait for the next update', async () => {
    const registered = await changePlan(tracker, pin, { ...attempt({ tatCre: true }), ...REGISTER });
    expect(registered.statusName).toBe('Mouse Allele Modification Registered');
    expect(await refused(pin, 'abortWhenMouseAlleleModificationRegistered')).toBe(
      '400 Trying to execute action [abortWhenMouseAlleleModificationRegistered] but also modifying data that causes ' +
        'a change in status. Please do this in two different steps.',
    );
    const plan = await changePlan(tracker, pin, {});
    expect(reached(plan.statusDates)).toEqual([
      'Plan Created',
      'Mouse Allele Modification Registered',
      'Cre Excision Started',
      'Cre Excision Complete',
    ]);
  });

  test('by way of a rederivation', async () => {
    await changePlan(tracker, pin, { ...attempt({}), ...REGISTER });
    const started = await changePlan(tracker, pin, step('updateToRederivationStarted'));
    expect(started.statusName).toBe('Rederivation For Modification Started');
    const complete = await changePlan(tracker, pin, step('updateToRederivationComplete'));
    expect(complete.statusName).toBe('Rederivation For Modification Complete');
    const excised = await changePlan(tracker, pin, attempt({ deleterStrainName: 'BALB/c' }));
    expect(excised.statusName).toBe('Cre Excision Started');
    const aborted = await changePlan(tracker, pin, step('abortWhenCreExcisionStarted'));
    expect(aborted.statusName).toBe('Mouse Allele Modification Aborted');
  });

  test('an attempt without a reference is refused', async () => {
    const response = await putPlan(tracker, pin, { [member]: { modificationExternalRef: '' } });
    expect(refusal(response)).toBe('400 Modification External Reference cannot be null.');
  });

  test('it can be abandoned before it is registered', async () => {
    expect((await changePlan(tracker, pin, step('abandonWhenCreated'))).statusName).toBe('Plan Abandoned');
  });
});
