/** The steps of stages through the API, and what comes with them (api-2 §10). */
import type { ErrorEnvelope, Plan } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { localDate } from '../../platform/http/requests/local-date-time.ts';
import { getJson, refusal, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import {
  addStagePlan,
  askFor,
  madeStage,
  MORE_CAST,
  openStageTracker,
  readStage,
  walk,
} from './testing/stages.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openStageTracker();
});

afterAll(() => tracker.close());

const FROM_START_TO_END = [
  'updateToPhenotypingStarted',
  'updateToPhenotypingAllDataSent',
  'updateToPhenotypingAllDataProcessed',
  'updateToPhenotypingFinished',
];
const BACK = [
  'rollbackPhenotypingFinished',
  'rollbackPhenotypingAllDataProcessed',
  'rollbackPhenotypingAllDataSent',
  'rollbackPhenotypingStarted',
];

async function stageOf(type: string, ...steps: string[]): Promise<string> {
  const path = await madeStage(tracker, await addStagePlan(tracker), { phenotypingTypeName: type });
  await walk(tracker, path, ...steps);
  return path;
}

async function statusOf(path: string): Promise<string> {
  return (await readStage(tracker, path)).statusName;
}

describe('a stage of each type', () => {
  test.each([
    ['early adult and embryo', '', 'abortWhenPhenotypeRegistered'],
    ['late adult', 'Late Adult ', 'abortWhenPhenotypeRegistered'],
    ['haplo-essential', 'Haplo-Essential ', 'abortWhenPhenotypingRegistered'],
    ['embryo', 'Embryo ', 'abortWhenPhenotypingRegistered'],
  ])(
    '%s goes to its end, all the way back, and is aborted and taken up again',
    async (type, prefix, abort) => {
      const path = await stageOf(type, ...FROM_START_TO_END, ...BACK, abort, 'reverseAbortion');
      const { statusDates } = await readStage(tracker, path);
      expect(statusDates.map(({ statusName }) => statusName)).toEqual(
        [
          'Phenotyping Registered',
          'Phenotyping Started',
          'Phenotyping All Data Sent',
          'Phenotyping All Data Processed',
          'Phenotyping Finished',
          'Phenotyping All Data Processed',
          'Phenotyping All Data Sent',
          'Phenotyping Started',
          'Phenotyping Registered',
          'Phenotype Production Aborted',
          'Phenotyping Registered',
        ].map((status) => prefix + status),
      );
      const dates = statusDates.map(({ date }) => date);
      expect(dates).toEqual(dates.toSorted());
    },
  );

  test.each([
    ['early adult and embryo', ''],
    ['late adult', 'Late Adult '],
  ])('%s may be rederived first', async (type, prefix) => {
    const path = await stageOf(type, 'updateToRederivationStarted', 'updateToRederivationComplete');
    expect(await statusOf(path)).toBe(`${prefix}Rederivation Complete`);
    await walk(tracker, path, 'updateToPhenotypingStartedAfterRederivation');
    expect(await statusOf(path)).toBe(`${prefix}Phenotyping Started`);
  });
});

describe('a scientist is refused', () => {
  const refused = (deed: string) =>
    `400 Transition cannot be executed The current user does not have permission to ${deed}`;

  test.each([
    ['updateToPhenotypingStarted', [], "move to 'Phenotyping Started'"],
    [
      'updateToPhenotypingStartedAfterRederivation',
      ['updateToRederivationStarted', 'updateToRederivationComplete'],
      "move to 'Phenotyping Started'",
    ],
    ['rollbackPhenotypingStarted', FROM_START_TO_END.slice(0, 1), "rollback to 'Phenotyping Registered'"],
    ['rollbackPhenotypingAllDataSent', FROM_START_TO_END.slice(0, 2), "move to 'Phenotyping Started'"],
    ['updateToPhenotypingAllDataProcessed', FROM_START_TO_END.slice(0, 2), "move to 'All Data Processed'"],
    ['rollbackPhenotypingAllDataProcessed', FROM_START_TO_END.slice(0, 3), "move to 'Phenotyping Started'"],
    ['updateToPhenotypingFinished', FROM_START_TO_END.slice(0, 3), "move to 'Phenotyping Finished'"],
    ['rollbackPhenotypingFinished', FROM_START_TO_END, "rollback to 'Phenotyping All Data Processed'"],
  ])('%s', async (action, steps, deed) => {
    const path = await stageOf('early adult and embryo', ...steps);
    const before = await statusOf(path);
    expect(refusal(await askFor(tracker, path, action))).toBe(refused(deed));
    expect(await statusOf(path)).toBe(before);
  });
});

test('the CDA finishes and reopens, but does not start', async () => {
  const path = await stageOf('embryo');
  const start = await askFor(tracker, path, 'updateToPhenotypingStarted', MORE_CAST.cda);
  expect(refusal(start)).toMatch(/^400 Transition cannot be executed/);
  await walk(tracker, path, ...FROM_START_TO_END.slice(0, 3));
  for (const action of ['updateToPhenotypingFinished', 'rollbackPhenotypingFinished'])
    expect((await askFor(tracker, path, action, MORE_CAST.cda)).statusCode).toBe(200);
});

test('an unknown action requests nothing', async () => {
  const path = await stageOf('embryo');
  expect((await askFor(tracker, path, 'somethingElse')).statusCode).toBe(200);
  expect(await statusOf(path)).toBe('Embryo Phenotyping Registered');
});

test('a step from another status is invalid, and nothing of the request is saved', async () => {
  const path = await stageOf('late adult', 'updateToRederivationStarted');
  const response = await send(
    tracker,
    'PUT',
    path,
    {
      initialDataReleaseDate: '2031-07-01',
      statusTransition: { actionToExecute: 'abortWhenPhenotypeRegistered' },
    },
    CAST.unitMember,
  );
  expect(refusal(response)).toBe('400 Invalid transition');
  expect(response.json<ErrorEnvelope>().apierror.debugMessage).toBe(
    'Transition [abortWhenPhenotypeRegistered] cannot be executed because it goes from status ' +
      '[Phenotyping Registered] to [Phenotype Production Aborted] but current status in the entity ' +
      '[PhenotypingStage] is [Late Adult Rederivation Started]',
  );
  expect(await readStage(tracker, path)).toMatchObject({ initialDataReleaseDate: null });
});

test('the plan follows its stages: the furthest counts, and aborted ones do not (api-2 §11.3)', async () => {
  const pin = await addStagePlan(tracker);
  const [early, late] = [
    await madeStage(tracker, pin),
    await madeStage(tracker, pin, { phenotypingTypeName: 'late adult' }),
  ];
  const summary = async () => (await getJson<Plan>(tracker, `/api/plans/${pin}`)).summaryStatusName;
  expect(await summary()).toBe('Late Adult Phenotyping Registered');
  await walk(tracker, early, ...FROM_START_TO_END);
  expect(await summary()).toBe('Phenotyping Finished');
  await walk(tracker, late, 'abortWhenPhenotypeRegistered');
  await walk(tracker, early, ...BACK, 'abortWhenPhenotypeRegistered');
  expect(await summary()).toBe('Plan Created');
});

describe('fixed tissue, once phenotyping has started', () => {
  const today = localDate(new Date());
  const kept = {
    startDate: today,
    endDate: null,
    workUnitName: 'UCD',
    materialDepositedTypeName: 'Fixed Tissue',
  };
  const sections = { workUnitName: 'JAX', materialDepositedTypeName: 'Paraffin-embedded Sections' };

  /** The tissue of a stage of a plan of this unit after the steps, without ids. */
  async function tissueAfter(workUnit: string, type: string, sent: object[], ...steps: string[]) {
    const attemptType = type === 'embryo' ? 'haplo-essential phenotyping' : 'adult and embryo phenotyping';
    const pin = await addStagePlan(tracker, { workUnit, attemptType });
    const body = { phenotypingTypeName: type, tissueDistributions: sent };
    const path = await madeStage(tracker, pin, body, CAST.administrator);
    await walk(tracker, path, ...steps);
    return (await readStage(tracker, path)).tissueDistributions.map(({ id: _id, ...tissue }) => tissue);
  }

  test.each(['early adult and embryo', 'late adult'])('is added by UCD: %s', async (type) => {
    expect(await tissueAfter('UCD', type, [sections], 'updateToPhenotypingStarted')).toEqual([
      { ...sections, startDate: null, endDate: null },
      kept,
    ]);
  });

  test('is added by UCD after rederivation too', async () => {
    const steps = [
      'updateToRederivationStarted',
      'updateToRederivationComplete',
      'updateToPhenotypingStartedAfterRederivation',
    ];
    expect(await tissueAfter('UCD', 'early adult and embryo', [], ...steps)).toEqual([kept]);
  });

  test('of UCD is stored without an end date', async () => {
    const ended = { ...kept, startDate: '2030-01-01', endDate: '2030-02-01' };
    expect(await tissueAfter('UCD', 'late adult', [ended], 'updateToPhenotypingStarted')).toEqual([
      { ...ended, endDate: null },
    ]);
  });

  test.each([
    ['before the start', 'UCD', 'early adult and embryo', ['updateToRederivationStarted']],
    ['of other units', 'JAX', 'early adult and embryo', ['updateToPhenotypingStarted']],
    ['of embryo stages', 'UCD', 'embryo', ['updateToPhenotypingStarted']],
  ])('is left alone %s', async (_case, unit, type, steps) => {
    expect(await tissueAfter(unit, type, [], ...steps)).toEqual([]);
  });

  test('is in the history of the step', async () => {
    const pin = await addStagePlan(tracker, { workUnit: 'UCD' });
    const path = await madeStage(tracker, pin, {}, MORE_CAST.ofUcd);
    const response = await askFor(tracker, path, 'updateToPhenotypingStarted', CAST.dcc);
    const fields = response
      .json<{ history: { details: { field: string; note: string }[] }[] }>()
      .history[0]?.details.map(({ note, field }) => `${note} ${field.replace(/\d+/, 'n')}`);
    expect(fields).toEqual([
      'Field changed status.name',
      'Element added tissueDistributions.[n]',
      'Field changed tissueDistributions.[n].materialDepositedType.name',
      'Field changed tissueDistributions.[n].startDate',
      'Field changed tissueDistributions.[n].workUnit.name',
    ]);
  });
});
