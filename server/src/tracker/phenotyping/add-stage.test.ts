import type { ChangeResponse, HistoryRecord, Plan, Project } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, getJson, refusal } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import {
  addStagePlan,
  askFor,
  madeStage,
  MORE_CAST,
  openStageTracker,
  postStage,
  readStage,
} from './testing/stages.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openStageTracker();
});

afterAll(() => tracker.close());

const EARLY = { phenotypingTypeName: 'early adult and embryo' };

const readPlan = (pin: string) => getJson<Plan>(tracker, `/api/plans/${pin}`, CAST.unitMember);

describe('adding a stage (api-2 §18.3)', () => {
  test('returns its history and its address', async () => {
    const pin = await addStagePlan(tracker);
    const response = await postStage(tracker, pin, EARLY);
    expect(response.statusCode).toBe(200);
    expect(response.json<ChangeResponse>()).toEqual({
      history: [
        {
          id: 1,
          user: CAST.unitMember,
          date: expect.any(String),
          at: expect.any(String),
          comment: 'PhenotypingStage created',
          details: [],
        },
      ],
      _links: {
        self: {
          href: expect.stringMatching(
            new RegExp(`^${BASE_URL}/api/plans/${pin}/phenotypingStages/PSN:\\d{12}$`),
          ),
        },
      },
    });
  });

  test.each([
    ['adult and embryo phenotyping', 'early adult and embryo', 'Phenotyping Registered'],
    ['adult and embryo phenotyping', 'Late Adult', 'Late Adult Phenotyping Registered'],
    ['haplo-essential phenotyping', 'haplo-essential', 'Haplo-Essential Phenotyping Registered'],
    ['haplo-essential phenotyping', 'embryo', 'Embryo Phenotyping Registered'],
  ])('of a plan of %s: %s begins as %s', async (attemptType, phenotypingTypeName, statusName) => {
    const pin = await addStagePlan(tracker, { attemptType });
    const stage = await readStage(tracker, await madeStage(tracker, pin, { phenotypingTypeName }));
    expect(stage).toMatchObject({
      phenotypingTypeName: phenotypingTypeName.toLowerCase(),
      statusName,
      statusDates: [{ statusName }],
      statusTransition: { currentStatus: statusName },
    });
  });

  test('stores dates and tissue; date-times count by their day', async () => {
    const path = await madeStage(tracker, await addStagePlan(tracker), {
      phenotypingExperimentsStarted: '2031-03-02T10:15:30.000Z',
      initialDataReleaseDate: '',
      tissueDistributions: [
        {
          id: -1,
          tmp_id: -1,
          startDate: '2031-04-01',
          endDate: '2031-05-01',
          workUnitName: 'Harwell',
          materialDepositedTypeName: 'Paraffin-embedded Sections',
        },
        { workUnitName: 'JAX', materialDepositedTypeName: 'Fixed Tissue' },
      ],
    });
    expect(await readStage(tracker, path)).toMatchObject({
      phenotypingExperimentsStarted: '2031-03-02',
      initialDataReleaseDate: null,
      tissueDistributions: [
        {
          startDate: '2031-04-01',
          endDate: '2031-05-01',
          workUnitName: 'Harwell',
          materialDepositedTypeName: 'Paraffin-embedded Sections',
        },
        { startDate: null, endDate: null, workUnitName: 'JAX', materialDepositedTypeName: 'Fixed Tissue' },
      ],
    });
  });

  test('re-evaluates the plan and its project (api-2 §11.4)', async () => {
    const pin = await addStagePlan(tracker);
    await madeStage(tracker, pin);
    const plan = await readPlan(pin);
    expect(plan).toMatchObject({ statusName: 'Plan Created', summaryStatusName: 'Phenotyping Registered' });
    expect(plan.summaryStatusDates.at(-1)?.statusName).toBe('Phenotyping Registered');
    const history = await getJson<HistoryRecord[]>(tracker, `/api/plans/${pin}/history`, CAST.unitMember);
    expect(history.at(-1)).toMatchObject({
      comment: 'Plan updated',
      details: [{ field: 'summaryStatus.name', newValue: 'Phenotyping Registered' }],
    });
    const project = await getJson<Project>(tracker, `/api/projects/${plan.tpn}`);
    expect(project.summaryStatusName).toBe('Phenotyping Registered');
  });

  test.each([CAST.administrator, CAST.dcc, MORE_CAST.cda])('is allowed to %s', async (caller) => {
    const pin = await addStagePlan(tracker);
    expect((await postStage(tracker, pin, EARLY, caller)).statusCode).toBe(200);
  });

  test('creates once for a request that is repeated with its key', async () => {
    const pin = await addStagePlan(tracker);
    const key = { 'idempotency-key': 'stage-1' };
    const [first, second] = [
      await postStage(tracker, pin, EARLY, CAST.unitMember, key),
      await postStage(tracker, pin, EARLY, CAST.unitMember, key),
    ];
    expect(second.statusCode).toBe(200);
    expect(second.json()).toEqual(first.json());
  });
});

describe('no stage is added', () => {
  test.each([
    [
      'of an unknown type',
      { phenotypingTypeName: 'adult' },
      '404 Phenotyping stage type adult does not exist.',
    ],
    ['without a type', {}, '404 Phenotyping stage type null does not exist.'],
    [
      'with tissue of an unknown material',
      { ...EARLY, tissueDistributions: [{ workUnitName: 'JAX', materialDepositedTypeName: 'Hair' }] },
      "400 Material deposited type 'Hair' does not exist.",
    ],
    [
      'with tissue without a material',
      { ...EARLY, tissueDistributions: [{ workUnitName: 'JAX' }] },
      "400 Material deposited type 'null' does not exist.",
    ],
    [
      'with tissue at an unknown work unit',
      {
        ...EARLY,
        tissueDistributions: [{ workUnitName: 'Nowhere', materialDepositedTypeName: 'Fixed Tissue' }],
      },
      "400 Work unit name 'Nowhere' does not exist.",
    ],
    [
      'with tissue at no work unit',
      { ...EARLY, tissueDistributions: [{ materialDepositedTypeName: 'Fixed Tissue', workUnitName: null }] },
      "400 Work unit name 'null' does not exist.",
    ],
    [
      'on a day that there is not',
      { ...EARLY, initialDataReleaseDate: '2031-02-30' },
      '400 Validation error',
    ],
    ['with words for a date', { ...EARLY, phenotypingExperimentsStarted: 'soon' }, '400 Validation error'],
    ['with words for tissue', { ...EARLY, tissueDistributions: 'some' }, '400 Validation error'],
  ])('%s', async (_case, body, message) => {
    const pin = await addStagePlan(tracker);
    expect(refusal(await postStage(tracker, pin, body))).toBe(message);
    expect(await getJson(tracker, `/api/plans/${pin}/phenotypingStages`)).toEqual({});
  });

  test.each([
    ['a phenotyping plan without an attempt', { reference: undefined }],
    ['a production plan', { type: 'production' as const, reference: undefined }],
  ])('to %s', async (_case, plan) => {
    const pin = await addStagePlan(tracker, plan);
    expect(refusal(await postStage(tracker, pin, EARLY))).toBe(
      '400 The phenotyping stage requires a phenotyping attempt.',
    );
  });

  test('of a type that the plan has, though it is aborted', async () => {
    const pin = await addStagePlan(tracker);
    const path = await madeStage(tracker, pin);
    const text = `400 A phenotyping stage of type [early adult and embryo] already exists for the plan ${pin}.`;
    expect(refusal(await postStage(tracker, pin, EARLY))).toBe(text);
    await askFor(tracker, path, 'abortWhenPhenotypeRegistered');
    expect(refusal(await postStage(tracker, pin, EARLY))).toBe(text);
  });

  test('twice at the same time', async () => {
    const pin = await addStagePlan(tracker);
    const responses = await Promise.all([postStage(tracker, pin, EARLY), postStage(tracker, pin, EARLY)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  });

  test.each([CAST.stranger, CAST.consortiumMember])('by %s', async (caller) => {
    const pin = await addStagePlan(tracker);
    expect(refusal(await postStage(tracker, pin, EARLY, caller))).toBe(
      '403 You do not have permission to create the phenotyping stage. ' +
        `To execute this action you need permission to edit the plan ${pin}.`,
    );
  });

  test('to a plan that the caller may not read, or that does not exist', async () => {
    const hidden = await addStagePlan(tracker, {}, { privacy: 'protected' });
    expect(refusal(await postStage(tracker, hidden, EARLY, CAST.stranger))).toBe(
      `403 You do not have permission to read the plan ${hidden}.`,
    );
    expect(refusal(await postStage(tracker, 'PIN:0000999999', EARLY))).toBe(
      '404 The plan[PIN:0000999999] does not exist.',
    );
  });
});
