import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { analyzeGrownTables, collectStatistics } from './statistics.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

async function rowsKnown(): Promise<number | undefined> {
  const { rows } = await sql<{ rows: number }>`
    select reltuples::int as rows from pg_class where relname = 'mouse_line'`.execute(database.db);
  return rows[0]?.rows;
}

test('a table that has grown is analyzed, once', async () => {
  const { db } = database;
  await sql`create table mouse_line as select 1 as id`.execute(db);
  await sql`analyze`.execute(db);
  expect(await analyzeGrownTables(db)).toEqual([]);
  await sql`insert into mouse_line select generate_series(2, 5000)`.execute(db);
  expect(await rowsKnown()).toBe(1);
  expect(await analyzeGrownTables(db)).toEqual(['mouse_line']);
  expect(await rowsKnown()).toBe(5000);
  expect(await analyzeGrownTables(db)).toEqual([]);
});

test('PostgreSQL does it by itself', () => {
  const { db } = database;
  expect(collectStatistics({ db, kind: 'postgres' })).toEqual([]);
  expect(collectStatistics({ db, kind: 'embedded' })).toHaveLength(1);
});
