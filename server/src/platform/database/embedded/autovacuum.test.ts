import { sql } from 'kysely';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { analyzeGrownTables, autovacuum, vacuumTables } from './autovacuum.ts';

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

async function pages(name: string): Promise<number> {
  const { rows } = await sql<{ pages: number }>`
    select (pg_relation_size(${name}) / current_setting('block_size')::int)::int as pages`.execute(
    database.db,
  );
  return rows[0]?.pages ?? 0;
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

test('a table whose rows are changed again and again, and its index, do not grow for ever', async () => {
  const { db } = database;
  // Otherwise changes count as committed only once the log is written, some time later.
  await sql`set synchronous_commit = on`.execute(db);
  await sql`create table guide_list as select id, array['g' || id] as guides from generate_series(1, 2000) id`.execute(
    db,
  );
  await sql`create index guide_list_guides on guide_list using gin (guides)`.execute(db);
  const before = { table: await pages('guide_list'), index: await pages('guide_list_guides') };
  for (let round = 0; round < 12; round++) {
    await sql`update guide_list set guides = array['g' || id + ${round}::integer]`.execute(db);
    await vacuumTables(db);
  }
  expect(await pages('guide_list')).toBeLessThan(4 * before.table);
  expect(await pages('guide_list_guides')).toBeLessThan(4 * before.index);
});

test('PostgreSQL does it by itself', () => {
  const { db } = database;
  expect(autovacuum({ db, kind: 'postgres' })).toEqual([]);
  expect(autovacuum({ db, kind: 'embedded' })).toHaveLength(2);
});
