import type { ChangeResponse, HistoryRecord } from 'shared/contract';
import type { TestApp } from '../../../../testing/test-app.ts';
import { getJson, refusal } from '../../../../testing/calls.ts';
import { addCast, CAST } from '../../../../testing/cast.ts';
import { openTracker } from '../../../../testing/open-tracker.ts';
import { addProject } from '../../../../testing/test-projects.ts';
import { planRoutes } from '../routes.ts';
import { addPlan, changePlan, CRISPR_ATTEMPT, putPlan, reached, readPlan, step } from '../testing/plans.ts';

let tracker: TestApp;
let tpn: string;
let pin: string;

beforeAll(async () => {
  tracker = await openTracker([planRoutes]);
  await addCast(tracker.db);
  tpn = await addProject(tracker.db, {});
});

beforeEach(async () => {
  pin = await addPlan(tracker, tpn);
});

afterAll(() => tracker.close());

const INJECTED = { crisprAttempt: { ...CRISPR_ATTEMPT, totalEmbryosInjected: 42 } };

describe('the steps of an update (api-2 §3.4, §7.2)', () => {
  test('the data move the plan, with one stamp per status, and the history contains both statuses', async () => {
    const response = await putPlan(tracker, pin, INJECTED);
    expect(response.json<ChangeResponse>().history[0]?.details).toEqual(
      expect.arrayContaining(
        ['status.name', 'summaryStatus.name'].map((field) => ({
          field,
          oldValue: 'Plan Created',
          newValue: 'Embryos Obtained',
          note: 'Field changed',
        })),
      ),
    );
    const plan = await readPlan(tracker, pin);
    expect(reached(plan.statusDates)).toEqual(['Plan Created', 'Attempt In Progress', 'Embryos Obtained']);
    expect(reached(plan.summaryStatusDates)).toEqual(['Plan Created', 'Embryos Obtained']);
  });

  test('a person takes a step, in any case of letters', async () => {
    await changePlan(tracker, pin, INJECTED);
    const plan = await changePlan(tracker, pin, step('ABORTWHENEMBRYOSOBTAINED'));
    expect(plan).toMatchObject({ statusName: 'Attempt Aborted', summaryStatusName: 'Attempt Aborted' });
    expect(plan.statusTransition).toEqual({
      currentStatus: 'Attempt Aborted',
      transitions: [],
      actionToExecute: null,
    });
  });

  test('not while the data move it as well', async () => {
    const response = await putPlan(tracker, pin, { ...INJECTED, ...step('abortWhenInProgress') });
    expect(refusal(response)).toBe(
      '400 Trying to execute action [abortWhenInProgress] but also modifying data that causes a change in status. ' +
        'Please do this in two different steps.',
    );
    expect(await readPlan(tracker, pin)).not.toHaveProperty('crisprAttempt');
  });

  test('not from another status', async () => {
    const response = await putPlan(tracker, pin, step('abortWhenInProgress'));
    expect(response.json()).toMatchObject({
      apierror: {
        message: 'Invalid transition',
        debugMessage:
          'Transition [abortWhenInProgress] cannot be executed because it goes from status [Attempt In Progress] to ' +
          '[Attempt Aborted] but current status in the entity [Plan] is [Plan Created]',
      },
    });
  });

  test.each([null, 'noSuchStep'])('the action %j does nothing', async (actionToExecute) => {
    const body = { comment: 'kept', statusTransition: { actionToExecute } };
    expect(await changePlan(tracker, pin, body)).toMatchObject({
      statusName: 'Plan Created',
      comment: 'kept',
    });
  });

  test('to abandon a plan leaves everything else of the request aside', async () => {
    const plan = await changePlan(tracker, pin, {
      comment: 'not kept',
      funderNames: ['KOMP'],
      crisprAttempt: { reagents: [{ reagentName: 'tea' }] },
      ...step('abandonWhenCreated'),
    });
    expect(plan).toMatchObject({ statusName: 'Plan Abandoned', comment: null, funderNames: [] });
    expect(plan).not.toHaveProperty('crisprAttempt');
    const history = await getJson<HistoryRecord[]>(tracker, `/api/plans/${pin}/history`, CAST.unitMember);
    expect(history[1]).toMatchObject({ user: CAST.unitMember, comment: 'Plan updated' });
    expect(history[1]?.details.map(({ field, newValue }) => [field, newValue])).toEqual([
      ['status.name', 'Plan Abandoned'],
      ['summaryStatus.name', 'Plan Abandoned'],
    ]);
  });

  test('only what has just been created is abandoned', async () => {
    await changePlan(tracker, pin, INJECTED);
    expect(refusal(await putPlan(tracker, pin, step('abandonWhenCreated')))).toBe('400 Invalid transition');
  });
});
