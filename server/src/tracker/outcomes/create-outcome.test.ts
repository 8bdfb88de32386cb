import type { ChangeResponse, HistoryRecord, Outcome } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, getJson, refusal, send } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { openOutcomeTracker } from './testing/open-outcome-tracker.ts';
import { addPlanOfJax, outcomesOf, type TestOutcomePlan } from './testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
});
afterAll(() => tracker.close());

const STRAIN = 'C57BL/6NTac';

function colony(name: string, members: object = {}) {
  return { outcomeTypeName: 'Colony', colony: { name, backgroundStrainName: STRAIN, ...members } };
}

function create(pin: string, body: object, caller: string | null = CAST.unitMember, headers = {}) {
  return send(tracker, 'POST', `/api/plans/${pin}/outcomes`, body, caller, headers);
}

/** Creates in a separate plan and returns the plan and the new outcome. */
async function created(body: object, plan: TestOutcomePlan = {}) {
  const pin = await addPlanOfJax(tracker.db, plan);
  const response = await create(pin, body);
  if (response.statusCode !== 200) throw new Error(response.body);
  const change = response.json<ChangeResponse>();
  const { href } = change._links.self;
  return { pin, href, change, outcome: await getJson<Outcome>(tracker, href.replace(BASE_URL, '')) };
}

describe('creating a colony (api-2 §12.2)', () => {
  test('stores what was sent, in the first status of colonies', async () => {
    const { pin, href, outcome } = await created(
      colony('NL-Z999-EM1', {
        genotypingComment: 'first litter',
        backgroundStrainName: STRAIN.toLowerCase(),
        distributionProducts: [
          {
            id: -1,
            tmp_id: -1,
            distributionCentreName: 'jax',
            productTypeName: 'Live mice',
            distributionNetworkName: '',
            startDate: '2031-05-01T10:15:30.000Z',
            endDate: '',
          },
        ],
      }),
    );
    expect(outcome.tpo).toMatch(/^TPO:\d{12}$/);
    expect(href).toBe(`${BASE_URL}/api/plans/${pin}/outcomes/${outcome.tpo}`);
    expect(outcome.colony).toMatchObject({
      name: 'NL-Z999-EM1',
      genotypingComment: 'first litter',
      backgroundStrainName: STRAIN,
      statusName: 'Genotype In Progress',
      statusDates: [{ statusName: 'Genotype In Progress', date: expect.any(String) }],
      distributionProducts: [
        {
          id: expect.any(Number),
          distributionCentreName: 'JAX',
          productTypeName: 'Live mice',
          distributionNetworkName: null,
          startDate: '2031-05-01',
          endDate: null,
          distributionIdentifier: null,
        },
      ],
    });
  });

  test('returns one record without details', async () => {
    const { change } = await created(colony('JAX-C1'));
    expect(change.history).toEqual([
      {
        id: 1,
        user: CAST.unitMember,
        date: expect.any(String),
        at: expect.any(String),
        comment: 'Outcome created',
        details: [],
      },
    ]);
  });

  test('counts for the plan and the project at once', async () => {
    const { pin, outcome } = await created(colony('JAX-C2'));
    const plan = await tracker.db
      .selectFrom('plan')
      .innerJoin('status', 'status.id', 'plan.summary_status_id')
      .innerJoin('project_index', 'project_index.project_id', 'plan.project_id')
      .select(['status.name', 'project_index.colony_names'])
      .where('plan.pin', '=', pin)
      .executeTakeFirst();
    expect(plan).toEqual({ name: 'Genotype In Progress', colony_names: ['JAX-C2'] });
    expect(await outcomesOf(tracker.db, pin)).toEqual([outcome.tpo]);
  });

  test('with mutations: each is created, linked, and in the history', async () => {
    const { href, change, outcome } = await created({
      ...colony('JAX-C3'),
      mutations: [mutation('Egr2<em1(IMPC)J>'), mutation('Egr2<em2(IMPC)J>')],
    });
    expect(outcome._links.mutations).toHaveLength(2);
    const comments = ['Outcome created', 'Mutation created', 'Mutation created'];
    expect(change.history.map(({ comment }) => comment)).toEqual(comments);
    const history = await getJson<HistoryRecord[]>(tracker, `${href.replace(BASE_URL, '')}/history`);
    expect(history.map(({ comment }) => comment)).toEqual(comments);
  });

  test('a mutation that breaks a rule undoes everything', async () => {
    const pin = await addPlanOfJax(tracker.db);
    const response = await create(pin, {
      ...colony('JAX-C4'),
      mutations: [mutation('Egr2<em3(IMPC)J>'), { ...mutation('Egr2<em4(IMPC)J>'), genes: [] }],
    });
    expect(refusal(response)).toBe('400 Mutation: Gene(s) cannot be null.');
    expect(await outcomesOf(tracker.db, pin)).toEqual([]);
    const left = await tracker.db
      .selectFrom('mutation')
      .select('id')
      .where('symbol', '=', 'Egr2<em3(IMPC)J>')
      .execute();
    expect(left).toEqual([]);
  });

  test('with an idempotency key creates once, and returns the same twice', async () => {
    const pin = await addPlanOfJax(tracker.db, {
      attemptType: 'es cell',
      status: 'Chimeras/Founder Obtained',
    });
    const headers = { 'idempotency-key': 'one colony' };
    const responses = [
      await create(pin, colony('JAX-C5'), CAST.unitMember, headers),
      await create(pin, colony('JAX-C5'), CAST.unitMember, headers),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(responses[1]?.json()).toEqual(responses[0]?.json());
    expect(await outcomesOf(tracker.db, pin)).toHaveLength(1);
  });
});

test('two at the same time in a plan that may have one: the later one is refused', async () => {
  const pin = await addPlanOfJax(tracker.db, { attemptType: 'es cell', status: 'Chimeras/Founder Obtained' });
  const responses = await Promise.all(['JAX-C11', 'JAX-C12'].map((name) => create(pin, colony(name))));
  expect(responses.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 400]);
  expect(await outcomesOf(tracker.db, pin)).toHaveLength(1);
});

describe('creating a specimen (api-2 §14)', () => {
  test('stores what was sent, in the first status of specimens', async () => {
    const { outcome } = await created({
      outcomeTypeName: 'specimen',
      specimen: {
        specimenExternalRef: 'NL-SP-8',
        specimenTypeName: 'Haplo-Essential',
        backgroundStrainName: STRAIN,
      },
    });
    expect(outcome.outcomeTypeName).toBe('Specimen');
    expect(outcome.specimen).toEqual({
      specimenExternalRef: 'NL-SP-8',
      specimenTypeName: 'haplo-essential',
      statusName: 'Specimen Group In Progress',
      statusDates: [{ statusName: 'Specimen Group In Progress', date: expect.any(String) }],
      backgroundStrainName: STRAIN,
      specimenProperties: [],
      statusTransition: expect.objectContaining({ currentStatus: 'Specimen Group In Progress' }),
    });
  });

  test('an unknown type of specimen counts as absent', async () => {
    const specimen = { specimenTypeName: 'mystery', backgroundStrainName: STRAIN };
    const { outcome } = await created({ outcomeTypeName: 'Specimen', specimen });
    expect(outcome.specimen?.specimenTypeName).toBeNull();
  });

  test('may wait for its description', async () => {
    const { outcome } = await created({ outcomeTypeName: 'Specimen', specimen: null });
    expect(outcome.specimen).toBeUndefined();
  });

  test('the colony in the request is ignored', async () => {
    const { outcome } = await created({ ...colony('JAX-C6'), outcomeTypeName: 'Specimen' });
    expect(outcome.colony).toBeUndefined();
  });
});

function mutation(symbol: string) {
  return {
    symbol,
    genes: [{ accessionId: 'MGI:95296', symbol: 'Egr2' }],
    molecularMutationTypeName: 'Deletion',
    mutationSequences: [
      {
        index: 1,
        sequence: { sequence: '>egr2\nACGT', typeName: 'complete', categoryName: 'outcome sequence' },
      },
    ],
  };
}
