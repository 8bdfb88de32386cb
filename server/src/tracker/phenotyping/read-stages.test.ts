import { sql } from 'kysely';
import type { HistoryRecord, PhenotypingStageCollection, Plan } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { addStagePlan, askFor, madeStage, openStageTracker, readStage } from './testing/stages.ts';

let tracker: TestApp;
let pin: string;
let path: string;

beforeAll(async () => {
  tracker = await openStageTracker();
  pin = await addStagePlan(tracker, { reference: 'NLPH-31' });
  path = await madeStage(tracker, pin, {
    phenotypingExperimentsStarted: '2031-05-20',
    tissueDistributions: [
      { startDate: '2031-06-01', workUnitName: 'jax', materialDepositedTypeName: 'fixed tissue' },
    ],
  });
});

afterAll(() => tracker.close());

describe('a stage (api-2 §18.2)', () => {
  test('is returned with its tissue, its stamps, its next steps and its links', async () => {
    const stage = await readStage(tracker, path);
    const psn = path.split('/').at(-1);
    expect(stage).toEqual({
      pin,
      psn: expect.stringMatching(/^PSN:\d{12}$/),
      statusName: 'Phenotyping Registered',
      phenotypingTypeName: 'early adult and embryo',
      phenotypingExternalRef: 'NLPH-31',
      phenotypingExperimentsStarted: '2031-05-20',
      initialDataReleaseDate: null,
      tissueDistributions: [
        {
          id: expect.any(Number),
          startDate: '2031-06-01',
          endDate: null,
          workUnitName: 'JAX',
          materialDepositedTypeName: 'Fixed Tissue',
        },
      ],
      statusDates: [
        { statusName: 'Phenotyping Registered', date: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+$/) },
      ],
      statusTransition: {
        currentStatus: 'Phenotyping Registered',
        transitions: expect.any(Array),
        actionToExecute: null,
      },
      _links: {
        self: { href: `${BASE_URL}/api/plans/${pin}/phenotypingStages/${psn}` },
        plan: { href: `${BASE_URL}/api/plans/${pin}` },
      },
    });
  });

  test('has its stamps in the order of their dates, however they were stored', async () => {
    const late = await madeStage(tracker, await addStagePlan(tracker));
    await sql`
      insert into phenotyping_stage_status_stamp (phenotyping_stage_id, status_id, date)
      select stage.id, stage.status_id, stamped.date
      from phenotyping_stage stage, (values ('2001-02-03'::timestamp), ('1999-01-01')) stamped (date)
      where stage.psn = ${late.split('/').at(-1)}`.execute(tracker.db);
    const dates = (await readStage(tracker, late)).statusDates.map(({ date }) => date.slice(0, 10));
    expect(dates).toHaveLength(3);
    expect(dates).toEqual(dates.toSorted());
  });

  test('offers the steps of its machine as the reader may take them', async () => {
    const offered = async (caller: string) =>
      (await readStage(tracker, path, caller)).statusTransition.transitions.map(
        ({ action, available }) => [action, available] as const,
      );
    expect(await offered(CAST.unitMember)).toEqual([
      ['updateToRederivationStarted', true],
      ['updateToPhenotypingStarted', false],
      ['abortWhenPhenotypeRegistered', true],
    ]);
    expect(await offered(CAST.dcc)).toContainEqual(['updateToPhenotypingStarted', true]);
  });

  test('has an ETag of its version, which a reader need not fetch twice', async () => {
    const { headers } = await get(tracker, path, CAST.unitMember);
    expect(headers.etag).toMatch(/^"1-/);
  });

  test('is read by everybody in a public project', async () => {
    expect((await readStage(tracker, path, null)).pin).toBe(pin);
  });
});

describe('the stages of a plan (api-2 §18.1)', () => {
  test('are listed in the order in which they were made', async () => {
    const other = await addStagePlan(tracker);
    const [late, early] = [
      await madeStage(tracker, other, { phenotypingTypeName: 'late adult' }),
      await madeStage(tracker, other),
    ];
    const list = await getJson<PhenotypingStageCollection>(tracker, `/api/plans/${other}/phenotypingStages`);
    expect(Object.keys(list)).toEqual(['_embedded']);
    expect(list._embedded?.phenotypingStages).toEqual([
      await readStage(tracker, late, null),
      await readStage(tracker, early, null),
    ]);
  });

  test.each([
    ['without stages', {}],
    ['without an attempt', { reference: undefined }],
  ])('of a plan %s are an empty object', async (_case, plan) => {
    const empty = await addStagePlan(tracker, plan);
    expect(await getJson(tracker, `/api/plans/${empty}/phenotypingStages`)).toEqual({});
  });

  test('are linked from the plan', async () => {
    const plan = await getJson<Plan>(tracker, `/api/plans/${pin}`);
    expect(plan.phenotypingAttemptResponse).toMatchObject({
      _links: { phenotypingStages: [{ href: BASE_URL + path }] },
    });
  });
});

describe('the history of a stage', () => {
  test('begins with its creation and has the name of its model’s fields', async () => {
    await askFor(tracker, path, 'updateToRederivationStarted');
    const history = await getJson<HistoryRecord[]>(tracker, `${path}/history`, CAST.unitMember);
    expect(history).toEqual([
      {
        id: 1,
        user: CAST.unitMember,
        date: expect.any(String),
        at: expect.any(String),
        comment: 'PhenotypingStage created',
        details: [],
      },
      {
        id: 2,
        user: CAST.unitMember,
        date: expect.any(String),
        at: expect.any(String),
        comment: 'PhenotypingStage updated',
        details: [
          {
            field: 'status.name',
            oldValue: 'Phenotyping Registered',
            newValue: 'Rederivation Started',
            note: 'Field changed',
          },
        ],
      },
    ]);
  });

  test('hides its authors from visitors', async () => {
    const history = await getJson<HistoryRecord[]>(tracker, `${path}/history`);
    expect(new Set(history.map(({ user }) => user))).toEqual(new Set(['*******@***.***']));
  });
});

describe('refused are', () => {
  const PATHS = ['', '/history'];

  test.each(PATHS)('a stage that does not exist: %s', async (rest) => {
    const url = `/api/plans/${pin}/phenotypingStages/PSN:000000999999${rest}`;
    expect(refusal(await get(tracker, url))).toBe('404 PhenotypingsStage PSN:000000999999 does not exist.');
  });

  test.each(['PSN:x', 'TPO:000000000001', `PSN:${'9'.repeat(25)}`])(
    'what is no identifier: %s',
    async (psn) => {
      expect(refusal(await get(tracker, `/api/plans/${pin}/phenotypingStages/${psn}`))).toBe(
        `404 PhenotypingsStage ${psn} does not exist.`,
      );
    },
  );

  test.each(PATHS)('a stage of another plan: %s', async (rest) => {
    const other = await addStagePlan(tracker);
    const psn = path.split('/').at(-1);
    expect(refusal(await get(tracker, `/api/plans/${other}/phenotypingStages/${psn}${rest}`))).toBe(
      `400 Plan ${other} is not related with phenotyping stage +${psn}.`,
    );
  });

  test.each(['', '/PSN:000000000001', '/PSN:000000000001/history'])(
    'the stages of a plan that does not exist: %s',
    async (rest) => {
      expect(refusal(await get(tracker, `/api/plans/PIN:0000999999/phenotypingStages${rest}`))).toBe(
        '404 The plan[PIN:0000999999] does not exist.',
      );
    },
  );

  test.each(['', '/PSN:000000000001', '/PSN:000000000001/history'])(
    'readers who may not read the plan: %s',
    async (rest) => {
      const hidden = await addStagePlan(tracker, {}, { privacy: 'restricted' });
      for (const caller of [null, CAST.stranger])
        expect(refusal(await get(tracker, `/api/plans/${hidden}/phenotypingStages${rest}`, caller))).toBe(
          `403 You do not have permission to read the plan ${hidden}.`,
        );
    },
  );
});
