import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { inTransaction } from './database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
afterEach(() => jest.restoreAllMocks());

/** Begins as often as it is let, and fails each time as one of two transactions that wait for each other. */
async function failAlways(): Promise<number[]> {
  const begun: number[] = [];
  const work = inTransaction(database.db, 'jo@lab.example', async (tx) => {
    begun.push(performance.now());
    await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(tx);
  });
  await expect(work).rejects.toThrow('deadlock');
  return begun.slice(1).map((moment, index) => moment - (begun[index] ?? 0));
}

test('transactions that met begin again after pauses by chance, each longer than the one before, so that they do not meet again', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0.5);
  const [first = 0, second = 0, third = 0] = await failAlways();
  expect(first).toBeGreaterThan(9);
  expect(second).toBeGreaterThan(19);
  expect(third).toBeGreaterThan(39);
  expect(third).toBeLessThan(1000);
});

test('chance may also let one of them begin at once', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  expect(await failAlways()).toHaveLength(3);
});
