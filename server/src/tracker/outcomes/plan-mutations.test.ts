import { sql } from 'kysely';
import type { MutationSummary } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { get, getJson, refusal } from '../../../testing/calls.ts';
import { CAST } from '../../../testing/cast.ts';
import { openOutcomeTracker } from './testing/open-outcome-tracker.ts';
import { addMutation, addPlanOfJax, outcomesOf } from './testing/plans.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openOutcomeTracker();
});
afterAll(() => tracker.close());

const listOf = (pin: string) => `/api/v2/plans/${pin}/mutations`;

describe('the mutations of all outcomes of a plan (PP-64)', () => {
  test('come in one call, those of each outcome together', async () => {
    const pin = await addPlanOfJax(tracker.db, { colonies: ['JAX-M1', 'JAX-M2'] });
    const [first = '', second = ''] = await outcomesOf(tracker.db, pin);
    const later = await addMutation(tracker.db, { symbol: 'Egr2<em1(IMPC)J>' }, second);
    const plain = await addMutation(tracker.db, {}, first);
    const other = await addMutation(tracker.db, { symbol: 'Egr2<em2(IMPC)J>' }, first);
    await sql`
      update mutation set molecular_mutation_type_id = type.id
      from molecular_mutation_type type where type.name = 'Deletion' and min = ${later}`.execute(tracker.db);
    const nothing = { symbol: null, molecularMutationTypeName: null };
    expect(await getJson<MutationSummary[]>(tracker, listOf(pin))).toEqual([
      { ...nothing, tpo: first, min: plain },
      { ...nothing, tpo: first, min: other, symbol: 'Egr2<em2(IMPC)J>' },
      {
        tpo: second,
        min: later,
        symbol: 'Egr2<em1(IMPC)J>',
        molecularMutationTypeName: 'Deletion',
      },
    ]);
  });

  test('a mutation of two outcomes is listed for each, those of other plans are not', async () => {
    const pin = await addPlanOfJax(tracker.db, { colonies: ['JAX-M3', 'JAX-M4'] });
    const [first = '', second = ''] = await outcomesOf(tracker.db, pin);
    const min = await addMutation(tracker.db, {}, first);
    await sql`
      insert into mutation_outcome
      select mutation.id, outcome.id from mutation, outcome where min = ${min} and tpo = ${second}`.execute(
      tracker.db,
    );
    const response = await getJson<MutationSummary[]>(tracker, listOf(pin));
    expect(response.map((mutation) => [mutation.tpo, mutation.min])).toEqual([
      [first, min],
      [second, min],
    ]);
  });

  test('a plan without outcomes has no mutations', async () => {
    expect(await getJson(tracker, listOf(await addPlanOfJax(tracker.db)))).toEqual([]);
  });

  test('are for those who may read the plan (api-2 §2)', async () => {
    const pin = await addPlanOfJax(tracker.db, { privacy: 'restricted' });
    expect(refusal(await get(tracker, listOf(pin)))).toBe(
      `403 You do not have permission to read the plan ${pin}.`,
    );
    expect((await get(tracker, listOf(pin), CAST.unitMember)).statusCode).toBe(200);
    expect((await get(tracker, listOf('PIN:0009999999'))).statusCode).toBe(404);
  });
});
