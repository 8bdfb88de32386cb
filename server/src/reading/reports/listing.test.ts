import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';
import { countingStatements } from '../../platform/database/statements/statement-count.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { readListing, type Listing } from './listing.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
  await sql`create table listed (id bigint primary key, name text not null)`.execute(database.db);
});
beforeEach(async () => {
  await sql`truncate listed`.execute(database.db);
  await sql`insert into listed select id, 'n' || id % 7 from generate_series(1, 1200) id`.execute(
    database.db,
  );
});
afterAll(() => database.close());

const LISTED: Listing<{ id: number }> = {
  columns: sql`listed.id`,
  from: sql`listed`,
  where: sql`true`,
  order: sql`listed.name, listed.id desc`,
  id: sql`listed.id`,
};

async function all<Row>(pieces: AsyncIterable<Row[]>): Promise<Row[]> {
  const rows = [];
  for await (const some of pieces) rows.push(...some);
  return rows;
}
const read = async (db: Db, listing = LISTED) =>
  (await all(await readListing(db, listing))).map(({ id }) => id);

test('all rows in the order of the listing, 250 at a time', async () => {
  const { rows } = await sql<{ id: number }>`select id from listed order by name, id desc`.execute(
    database.db,
  );
  expect(await read(database.db)).toEqual(rows.map(({ id }) => id));
  const sizes = [];
  for await (const some of await readListing(database.db, LISTED)) sizes.push(some.length);
  expect(sizes).toEqual([250, 250, 250, 250, 200]);
});

test('the first rows leave before the last are read: one piece is read ahead, no more', async () => {
  await countingStatements(async (count) => {
    const begunWith: number[] = [];
    for await (const some of await readListing(database.db, LISTED)) {
      expect(some.length).toBeGreaterThan(0);
      begunWith.push(count.statements);
    }
    // The ids and one chunk have been returned; the ids and five chunks are the whole report.
    expect(begunWith[0]).toBeLessThanOrEqual(3);
    expect(count.statements).toBe(6);
  });
});

test('what is not to be seen any more when its turn comes is left out', async () => {
  const seen = [];
  for await (const some of await readListing(database.db, LISTED)) {
    if (seen.length === 0) await sql`delete from listed where name = 'n6'`.execute(database.db);
    seen.push(...some.map(({ id }) => id));
  }
  expect(seen.slice(-1)[0]).toBeDefined();
  expect(seen.slice(1000).filter((id) => id % 7 === 6)).toEqual([]);
});

test('of what may be listed, each piece finds what is', async () => {
  const listing = {
    ...LISTED,
    where: sql<boolean>`listed.id % 2 = 0`,
    among: sql`listed where listed.id <= 600`,
  };
  const sizes = [];
  for await (const some of await readListing(database.db, listing)) sizes.push(some.length);
  expect(sizes).toHaveLength(3);
  const { rows } = await sql<{ id: number }>`
    select id from listed where id <= 600 and id % 2 = 0 order by name, id desc`.execute(database.db);
  expect(await read(database.db, listing)).toEqual(rows.map(({ id }) => id));
});

test('groups are whole, whatever they are found by', async () => {
  const rows = await all(
    await readListing(database.db, {
      columns: sql<{ name: string; rows: number }>`listed.name, count(*)::integer as rows`,
      from: sql`listed`,
      where: sql<boolean>`listed.id > 7 or listed.id < 0`,
      groups: sql`group by listed.name having count(*) > 170`,
      order: sql`listed.name`,
      id: sql`substr(listed.name, 2)::bigint`,
    }),
  );
  expect(rows).toEqual(['n1', 'n2', 'n3'].map((name) => ({ name, rows: 171 })));
});
