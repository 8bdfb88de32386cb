import { sql } from 'kysely';
import type { Db } from '../../src/platform/database/database.ts';
import { openTestDatabase } from './test-database.ts';

/** Databases of tests are taken back to their beginning and used again, so each of these meets one that was used. */
describe('a database that another test has used', () => {
  test.each(['empty', 'lists'] as const)('resets %s', async (beginning) => {
    const first = await openTestDatabase(beginning);
    const asFound = await contentOf(first.db);
    await spoil(first.db);
    expect(await contentOf(first.db)).not.toEqual(asFound);
    await first.close();

    const second = await openTestDatabase(beginning);
    expect(await contentOf(second.db)).toEqual(asFound);
    // Files, too: what was written is read again, what was added to tables can be added once more.
    await spoil(second.db);
    await second.close();
  });

  test('is as good as new after one that had nothing, or more', async () => {
    for (const [beginning, species] of [
      ['lists', 2],
      ['empty', 0],
      ['lists', 2],
    ] as const) {
      const { db, close } = await openTestDatabase(beginning);
      expect(await db.selectFrom('species').select('name').execute()).toHaveLength(species);
      await close();
    }
  });

  test('does not respond to callers that should have stopped', async () => {
    const { db, close } = await openTestDatabase();
    await close();
    await expect(sql`select 1`.execute(db)).rejects.toThrow();
  });

  test('two at a time are two', async () => {
    const [one, other] = [await openTestDatabase(), await openTestDatabase()];
    await one.db.insertInto('species').values({ name: 'Danio rerio' }).execute();
    expect(await other.db.selectFrom('species').select('name').execute()).toEqual([]);
    await one.close();
    await other.close();
  });
});

/** Changes all that a test may change, and leaves a transaction open. */
async function spoil(db: Db): Promise<void> {
  await sql.raw('create table leftover as select g as number from generate_series(1, 20000) g').execute(db);
  await sql.raw("create function left_over() returns int language sql as 'select 1'").execute(db);
  await db.insertInto('species').values({ name: 'Danio rerio' }).execute();
  await sql`delete from privacy where name = 'public'`.execute(db);
  await sql`set statement_timeout = 12345`.execute(db);
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero');
}

async function contentOf(db: Db): Promise<unknown> {
  const { rows } = await sql`
    select to_regclass('leftover')::text as leftover,
      (select count(*) from pg_proc where proname = 'left_over') as functions,
      (select array_agg(s.* order by id) from species s)::text as species,
      (select array_agg(p.* order by id) from privacy p)::text as privacies,
      (select count(*) from pg_class) as relations,
      current_setting('statement_timeout') as patience`.execute(db);
  return rows[0];
}
