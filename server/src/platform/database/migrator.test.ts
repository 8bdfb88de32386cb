import { sql } from 'kysely';
import type { Db } from './database.ts';
import { migrate, pendingMigrations, readMigrations, type Migration } from './migrator.ts';
import {
  openTestDatabase,
  openUnmigratedDatabase,
  type TestDatabase,
} from '../../../testing/database/test-database.ts';

const migration = (name: string, text = `create table "${name}" (id integer)`): Migration => ({
  name,
  text,
  checksum: `${name} checksum`,
});

const [first, second, third] = [migration('0001-a.sql'), migration('0002-b.sql'), migration('0003-c.sql')];

describe('which migrations are still to run', () => {
  test('those that have not run, in order', () => {
    expect(pendingMigrations([first, second, third], [first])).toEqual([second, third]);
    expect(pendingMigrations([first], [first])).toEqual([]);
  });

  test('a database from a newer program is refused', () => {
    expect(() => pendingMigrations([first], [first, second])).toThrow(
      'The database is newer than this program: it knows the migration 0002-b.sql.',
    );
  });

  test('a migration that changed after it ran is refused', () => {
    expect(() => pendingMigrations([first], [{ ...first, checksum: 'other' }])).toThrow(
      'The migration 0001-a.sql was changed after the database had run it.',
    );
  });

  test('one that should have run earlier is refused', () => {
    expect(() => pendingMigrations([first, second, third], [first, third])).toThrow(
      'The migration 0002-b.sql comes before 0003-c.sql, which has already run.',
    );
  });
});

test('the migrations of this program are in order and have distinct numbers', () => {
  const names = readMigrations().map(({ name }) => name);
  expect(names).toEqual([...names].sort());
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length);
});

describe('running them', () => {
  let database: TestDatabase;
  let db: Db;

  beforeAll(async () => {
    database = await openUnmigratedDatabase();
    ({ db } = database);
  });

  afterAll(() => database.close());

  const tables = async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relname like '000%' order by 1`.execute(db);
    return rows.map(({ name }) => name);
  };

  test('each runs once', async () => {
    expect(await migrate(db, [first])).toEqual(['0001-a.sql']);
    expect(await migrate(db, [first, second])).toEqual(['0002-b.sql']);
    expect(await migrate(db, [first, second])).toEqual([]);
    expect(await tables()).toEqual(['0001-a.sql', '0002-b.sql']);
  });

  test('one that fails leaves nothing of itself, and can be mended', async () => {
    const broken = migration('0003-c.sql', 'create table "0003-c.sql" (id integer); select 1 / 0');
    await expect(migrate(db, [first, second, broken])).rejects.toThrow('division by zero');
    expect(await tables()).toEqual(['0001-a.sql', '0002-b.sql']);
    expect(await migrate(db, [first, second, third])).toEqual(['0003-c.sql']);
  });
});

test('instances that start together wait for each other', async () => {
  const { db, close } = await openTestDatabase();
  const late = migration('9999-together.sql', 'create table together (id integer); select pg_sleep(0.1)');
  const all = [...readMigrations(), late];
  const ran = await Promise.all([migrate(db, all), migrate(db, all)]);
  expect(ran.flat()).toEqual(['9999-together.sql']);
  await close();
});
