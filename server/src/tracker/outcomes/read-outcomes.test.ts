import { sql } from 'kysely';
import type { HistoryRecord, Outcome, OutcomeCollection } from 'shared/contract';
import { inTransaction } from '../../platform/database/database.ts';
import { recordCreation } from '../../platform/history/record-change.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { BASE_URL, get, getJson, refusal } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { openOutcomeTracker } from './testing/open-outcome-tracker.ts';
import { addMutation, addPlanOfJax, outcomesOf } from './testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
});
afterAll(() => tracker.close());

const NOBODY = 'TPO:000000999999';

async function onlyOutcome(plan: Parameters<typeof addPlanOfJax>[1]) {
  const pin = await addPlanOfJax(tracker.db, plan);
  const [tpo = 'none'] = await outcomesOf(tracker.db, pin);
  return { pin, tpo, url: `/api/plans/${pin}/outcomes/${tpo}` };
}

describe('reading outcomes (api-2 §12.1)', () => {
  test('a colony with all its parts', async () => {
    const { pin, tpo, url } = await onlyOutcome({ colonies: ['JAX-R1'] });
    const min = await addMutation(tracker.db, {}, tpo);
    await addProduct(tpo);
    await addStamps(tpo);

    const outcome = await getJson<Outcome>(tracker, url);

    expect(outcome).toEqual({
      pin,
      tpo,
      outcomeTypeName: 'Colony',
      colony: {
        name: 'JAX-R1',
        genotypingComment: null,
        statusName: 'Genotype In Progress',
        statusDates: [
          { statusName: 'Genotype Not Confirmed', date: '2031-03-01T08:00:00' },
          { statusName: 'Genotype In Progress', date: '2031-04-01T08:00:00.25' },
        ],
        backgroundStrainName: expect.any(String),
        distributionProducts: [
          {
            id: expect.any(Number),
            distributionCentreName: 'JAX',
            productTypeName: 'Live mice',
            distributionNetworkName: 'EMMA',
            startDate: '2031-05-01',
            endDate: null,
            distributionIdentifier: 'EM:00077',
          },
        ],
        statusTransition: {
          currentStatus: 'Genotype In Progress',
          transitions: [
            expect.objectContaining({
              action: 'confirmGenotypeWhenInProgress',
              available: false,
              note: 'At least one sequence and All mutation symbols must exist.',
            }),
            expect.objectContaining({ action: 'updateFromGenotypeInProgressToGenotypeNotConfirmed' }),
            expect.objectContaining({ action: 'abortGenotypeInProgress', available: true, note: null }),
          ],
          actionToExecute: null,
        },
      },
      _links: {
        self: { href: BASE_URL + url },
        mutations: [{ href: `${BASE_URL + url}/mutations/${min}` }],
      },
    });
  });

  test('an outcome by its own identifier is the same', async () => {
    const { tpo, url } = await onlyOutcome({ colonies: ['JAX-R2'] });
    expect(await getJson(tracker, `/api/outcomes/${tpo}`)).toEqual(await getJson(tracker, url));
  });

  test('a specimen that is not described yet has neither member', async () => {
    const { url } = await onlyOutcome({ specimens: 1 });
    const outcome = await getJson<Outcome>(tracker, url);
    expect(Object.keys(outcome).toSorted()).toEqual(['_links', 'outcomeTypeName', 'pin', 'tpo']);
    expect(outcome.outcomeTypeName).toBe('Specimen');
  });

  test('the list has all outcomes of the plan, oldest first', async () => {
    const pin = await addPlanOfJax(tracker.db, { colonies: ['JAX-R3', 'JAX-R4'], specimens: 1 });
    const list = await getJson<OutcomeCollection>(tracker, `/api/plans/${pin}/outcomes`);
    expect(list._embedded?.outcomes.map(({ tpo }) => tpo)).toEqual(await outcomesOf(tracker.db, pin));
  });

  test('the list of a plan without outcomes is an empty object', async () => {
    const pin = await addPlanOfJax(tracker.db);
    expect(await getJson(tracker, `/api/plans/${pin}/outcomes`)).toEqual({});
  });

  test('the entity tag carries the version', async () => {
    const { tpo, url } = await onlyOutcome({ colonies: ['JAX-R5'] });
    for (const address of [url, `/api/outcomes/${tpo}`])
      expect((await get(tracker, address)).headers.etag).toMatch(/^"1-/);
  });
});

describe('refusals', () => {
  test.each(['', '/history'])('an outcome that does not exist%s', async (rest) => {
    const { pin } = await onlyOutcome({ colonies: [`JAX-none${rest}`] });
    for (const tpo of [NOBODY, 'TPO:1', 'nonsense', '%00'])
      expect(refusal(await get(tracker, `/api/plans/${pin}/outcomes/${tpo}${rest}`))).toBe(
        `404 Outcome ${decodeURIComponent(tpo)} does not exist.`,
      );
  });

  test('by its own identifier', async () => {
    expect(refusal(await get(tracker, `/api/outcomes/${NOBODY}`))).toBe(
      `404 Outcome ${NOBODY} does not exist.`,
    );
  });

  test('a plan that does not exist', async () => {
    const { tpo } = await onlyOutcome({ colonies: ['JAX-R6'] });
    for (const rest of ['', `/${tpo}`, `/${tpo}/history`])
      expect(refusal(await get(tracker, `/api/plans/PIN:0009999999/outcomes${rest}`))).toBe(
        '404 The plan[PIN:0009999999] does not exist.',
      );
  });

  test('an outcome of another plan', async () => {
    const { tpo } = await onlyOutcome({ colonies: ['JAX-R7'] });
    const pin = await addPlanOfJax(tracker.db);
    for (const rest of ['', '/history'])
      expect(refusal(await get(tracker, `/api/plans/${pin}/outcomes/${tpo}${rest}`))).toBe(
        `400 Plan ${pin} is not related with outcome +${tpo}.`,
      );
  });

  test.each([
    [null, 403],
    [CAST.stranger, 403],
    [CAST.unitMember, 200],
    [CAST.administrator, 200],
    [CAST.dcc, 200],
  ])('whether %s reads outcomes of a restricted project', async (caller, status) => {
    const { pin, tpo, url } = await onlyOutcome({ privacy: 'restricted', specimens: 1 });
    const plan = `403 You do not have permission to read the plan ${pin}.`;
    const outcome =
      `403 You do not have permission to read the outcome ${tpo}. ` +
      `The outcome is linked to the plan ${pin} and you do not have permission to read it.`;
    const expected = [
      [`/api/plans/${pin}/outcomes`, plan],
      [url, plan],
      [`${url}/history`, plan],
      [`/api/outcomes/${tpo}`, outcome],
    ] as const;
    for (const [address, message] of expected) {
      const response = await get(tracker, address, caller);
      expect(response.statusCode).toBe(status);
      if (status === 403) expect(refusal(response)).toBe(message);
    }
  });
});

describe('history (api-2 §12.5)', () => {
  test('contains the records of the outcome and of its present mutations, in order of date', async () => {
    const { tpo, url } = await onlyOutcome({ colonies: ['JAX-R8'] });
    const kept = await addMutation(tracker.db, {}, tpo);
    const unlinked = await addMutation(tracker.db, {});
    const rowId = (identifier: string) => Number(identifier.split(':')[1]);
    await inTransaction(tracker.db, CAST.unitMember, async (tx) => {
      await recordCreation(tx, 'Mutation', rowId(kept), 1);
      await recordCreation(tx, 'Mutation', rowId(unlinked), 1);
      await recordCreation(tx, 'Outcome', rowId(tpo), 1);
    });

    const history = await getJson<HistoryRecord[]>(tracker, `${url}/history`, CAST.stranger);

    expect(history.map(({ id, user, comment }) => [id, user, comment])).toEqual([
      [1, CAST.unitMember, 'Mutation created'],
      [2, CAST.unitMember, 'Outcome created'],
    ]);
  });

  test('hides authors from visitors', async () => {
    const { tpo, url } = await onlyOutcome({ colonies: ['JAX-R9'] });
    await inTransaction(tracker.db, CAST.unitMember, (tx) =>
      recordCreation(tx, 'Outcome', Number(tpo.split(':')[1]), 1),
    );
    const [record] = await getJson<HistoryRecord[]>(tracker, `${url}/history`);
    expect(record?.user).toBe('*******@***.***');
  });
});

describe('finding a colony by name (api-2 §12.6)', () => {
  test.each([CAST.administrator, 'Colonies@lab.example'])('%s is returned with its place', async (caller) => {
    const { pin, tpo } = await onlyOutcome({ colonies: [`of ${caller}`] });
    const response = await get(tracker, `/api/colony?name=of%20${caller}`, caller.toLowerCase());
    expect(response.json()).toEqual({ name: `of ${caller}`, pin, tpo });
  });

  test.each(['nobody', 'JAX-R1 ', ''])('there is no colony %j', async (name) => {
    const response = await get(tracker, `/api/colony?name=${encodeURIComponent(name)}`, CAST.administrator);
    expect([response.statusCode, response.body]).toEqual([404, '']);
  });

  test('colonies of old modifications are left out', async () => {
    const { tpo } = await onlyOutcome({ colonies: ['JAX-old'] });
    await tracker.db
      .updateTable('colony')
      .set({ legacy_modification: true })
      .where('outcome_id', '=', Number(tpo.split(':')[1]))
      .execute();
    expect((await get(tracker, '/api/colony?name=JAX-old', CAST.administrator)).statusCode).toBe(404);
  });

  test.each([CAST.unitMember, CAST.dcc])('%s is left out', async (caller) => {
    const response = await get(tracker, '/api/colony?name=JAX-R1', caller);
    expect([response.statusCode, response.body]).toEqual([401, '']);
  });

  test('visitors must sign in', async () => {
    expect((await get(tracker, '/api/colony?name=JAX-R1')).statusCode).toBe(403);
  });
});

async function addProduct(tpo: string): Promise<void> {
  await sql`
    insert into distribution_product (
      colony_id, distribution_centre_id, product_type_id, distribution_network_id, start_date, distribution_identifier)
    select outcome.id, centre.id, type.id, network.id, '2031-05-01', 'EM:00077'
    from outcome, work_unit centre, product_type type, distribution_network network
    where tpo = ${tpo} and centre.name = 'JAX' and type.name = 'Live mice' and network.name = 'EMMA'`.execute(
    tracker.db,
  );
}

async function addStamps(tpo: string): Promise<void> {
  await sql`
    insert into colony_status_stamp (colony_id, status_id, date)
    select outcome.id, status.id, stamp.date::timestamp
    from outcome, status, (values
      ('Genotype In Progress', '2031-04-01 08:00:00.25'), ('Genotype Not Confirmed', '2031-03-01 08:00:00')
    ) stamp (name, date)
    where tpo = ${tpo} and status.name = stamp.name`.execute(tracker.db);
}
