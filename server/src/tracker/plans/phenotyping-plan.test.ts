import type { TestApp } from '../../../testing/test-app.ts';
import { refusal } from '../../../testing/calls.ts';
import { addCast, CAST } from '../../../testing/cast.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { addProject } from '../../../testing/test-projects.ts';
import { planRoutes } from './routes.ts';
import { addColony, addPlan, changePlan, putPlan, reached, step } from './testing/plans.ts';

let tracker: TestApp;
let tpn: string;

beforeAll(async () => {
  tracker = await openTracker([planRoutes]);
  await addCast(tracker.db);
  tpn = await addProject(tracker.db, {});
});

afterAll(() => tracker.close());

/** What the step is refused with. */
async function refused(pin: string, action: string): Promise<string> {
  return refusal(await putPlan(tracker, pin, step(action), CAST.administrator));
}

describe('a plan of adult and embryo phenotyping (api-2 §8.6)', () => {
  let pin: string;
  const ABORT = 'abortPhenotypingPlan';
  const phenotypingAttempt = (reference: string) => ({
    phenotypingExternalRef: reference,
    phenotypingBackgroundStrainName: 'BALB/c',
  });

  beforeEach(async () => {
    const maker = await addPlan(tracker, tpn);
    const outcomeTpo = await addColony(tracker.db, maker, `Start ${maker}`);
    pin = await addPlan(tracker, tpn, {
      attemptTypeName: 'adult and embryo phenotyping',
      phenotypingStartingPoint: { outcomeTpo },
    });
  });

  test('without an attempt it takes updates (the existing tracker fails)', async () => {
    expect(await changePlan(tracker, pin, { comment: 'soon' })).toMatchObject({
      comment: 'soon',
      phenotypingAttemptResponse: {},
    });
  });

  test('with an attempt and no stages it can be abandoned, the quirk of §8.6 being mended', async () => {
    const plan = await changePlan(tracker, pin, { phenotypingAttempt: phenotypingAttempt('P-1') });
    expect(plan.phenotypingAttemptResponse).toMatchObject({ phenotypingExternalRef: 'P-1' });
    expect((await changePlan(tracker, pin, step('abandonWhenCreated'))).statusName).toBe('Plan Abandoned');
  });

  test('aborted without stages it cannot be taken back', async () => {
    expect((await changePlan(tracker, pin, step(ABORT))).statusName).toBe('Phenotyping Plan Aborted');
    expect(await refused(pin, 'reverseAbortedPhenotypingPlan')).toBe(
      '400 Transition cannot be executed All phenotyping stages associated with the plan are aborted. ' +
        'Please re-activate one first.',
    );
  });

  test('with a stage it goes on; the stage is made with the plan', async () => {
    const maker = await addPlan(tracker, tpn);
    const outcomeTpo = await addColony(tracker.db, maker, `Start ${maker}`);
    pin = await addPlan(tracker, tpn, {
      attemptTypeName: 'adult and embryo phenotyping',
      phenotypingStartingPoint: { outcomeTpo },
      phenotypingAttempt: {
        ...phenotypingAttempt('P-2'),
        phenotypingStages: [{ phenotypingTypeName: 'early adult and embryo' }],
      },
    });
    const plan = await changePlan(tracker, pin, {});
    expect(plan).toMatchObject({
      statusName: 'Plan Created',
      summaryStatusName: 'Phenotyping Registered',
    });
    expect(reached(plan.summaryStatusDates)).toEqual(['Phenotyping Registered']);
    expect(plan.phenotypingAttemptResponse).toMatchObject({
      _links: { phenotypingStages: [{ href: expect.stringMatching(/phenotypingStages\/PSN:\d{12}$/) }] },
    });
    expect(await refused(pin, 'abandonWhenCreated')).toBe(
      '400 Transition cannot be executed The plan already has phenotyping stages. Please abort the plan.',
    );
    expect(await refused(pin, ABORT)).toBe(
      '400 Transition cannot be executed The plan has phenotyping stages that are not aborted. Please abort them first.',
    );
  });
});
