import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { PlanAge, ROWS_A_PLAN_OUTLIVES } from './plan-age.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

test('plans are too old after many inserted rows, in one statement or in several', () => {
  const age = new PlanAge();
  expect(age.isTooOldAfter('insert into plan', ROWS_A_PLAN_OUTLIVES)).toBe(true);
  expect(age.isTooOldAfter('insert into plan', ROWS_A_PLAN_OUTLIVES - 1)).toBe(false);
  expect(age.isTooOldAfter('select * from plan', ROWS_A_PLAN_OUTLIVES)).toBe(false);
  expect(age.isTooOldAfter('\n  INSERT into plan', 1)).toBe(true);
  expect(age.isTooOldAfter('insert into plan', 1)).toBe(false);
});

const STEPS = 8;

test('a large insert into a table that was small does not read it once for each row', async () => {
  const { db } = database;
  await sql`create table mouse (id bigint primary key)`.execute(db);
  await sql`create table tail (mouse_id bigint not null references mouse)`.execute(db);
  await sql`analyze`.execute(db);
  const add = async (connection: typeof db, first: number, last: number) => {
    await sql`insert into mouse select generate_series(${first}::bigint, ${last}::bigint)`.execute(
      connection,
    );
    await sql`insert into tail select generate_series(${first}::bigint, ${last}::bigint)`.execute(connection);
  };
  const read = await db.connection().execute(async (connection) => {
    // One by one, until the session keeps the plan of the check that a mouse exists.
    for (let id = 1; id <= 8; id += 1) await add(connection, id, id);
    return connection.transaction().execute(async (transaction) => {
      for (let step = 1; step <= STEPS; step += 1) await add(transaction, step * 1000, step * 1000 + 999);
      const { rows } = await sql<{ read: number }>`
        select seq_tup_read::float8 as read from pg_stat_xact_user_tables where relname = 'mouse'`.execute(
        transaction,
      );
      return rows[0]?.read ?? Infinity;
    });
  });
  // With the first plan each step would read all rows before it for each of its own: 32 million in all.
  expect(read).toBeLessThan(2_000_000);
});
