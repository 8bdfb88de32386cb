import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { onPostgres, POSTGRES_URL } from '../../../../testing/database/concurrently.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { inTransaction, isReady, type Db } from '../database.ts';
import { counted } from '../statements/counted.ts';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import { dialectOf, openPool, stateOf, type DatabaseLimits } from './postgres-dialect.ts';
import { openFrailConnection, type FrailConnection } from './testing/frail-connection.ts';

const LIMITS: DatabaseLimits = {
  connections: 3,
  connectMs: 400,
  statementMs: 600,
  lockMs: 200,
  idleInTransactionMs: 400,
};
const SELECT = sql<{ one: number }>`select 1 as one`;

/** Why some work failed: the kind of the unavailability, and how long that took. */
async function failure(work: Promise<unknown>): Promise<{ kind: string; ms: number }> {
  const start = Date.now();
  try {
    await work;
  } catch (error) {
    if (error instanceof DatabaseUnavailableError) return { kind: error.kind, ms: Date.now() - start };
    throw error;
  }
  throw new Error('It did not fail.');
}

onPostgres('connections that break, hang and run out (PostgreSQL)', () => {
  let database: TestDatabase;
  let way: FrailConnection;
  let pool: Pool;
  let db: Db;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const address = new URL(POSTGRES_URL);
    address.pathname = `/${rows[0]?.name ?? ''}`;
    way = await openFrailConnection(address.href);
    pool = openPool(way.url, LIMITS);
    db = counted(dialectOf(pool));
  });
  afterEach(async () => {
    way.speakAgain();
    await db.destroy();
    await way.close();
  });

  /** Ends the other connections, as an operator does and a restart. */
  const terminateOthers = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);

  test('a connection that is terminated during a statement fails that statement alone', async () => {
    const failed = failure(sql`select pg_sleep(5)`.execute(db));
    await pause(100);
    await terminateOthers();
    expect((await failed).kind).toBe('unreachable');
    expect((await SELECT.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('one that is terminated between two statements of a transaction fails it, and leaves the pool', async () => {
    const failed = failure(
      inTransaction(db, 'a@b.c', async (transaction) => {
        await terminateOthers();
        await pause(100);
        await SELECT.execute(transaction);
      }),
    );
    expect((await failed).kind).toBe('unreachable');
    expect(stateOf(pool)).toEqual({ total: 0, idle: 0, waiting: 0 });
    expect(await isReady(db)).toBe(true);
  });

  test('a silent database keeps nobody waiting, and is used again when it speaks', async () => {
    await SELECT.execute(db);
    way.fallSilent();
    const [statement, ready] = [failure(SELECT.execute(db)), isReady(db)];
    expect(await ready).toBe(false);
    const { kind, ms } = await statement;
    expect(kind).toBe('too slow');
    expect(ms).toBeLessThan(4_000);
    way.speakAgain();
    expect(await isReady(db)).toBe(true);
    expect((await SELECT.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('a transaction on a silent database is not rolled back for as long again', async () => {
    const { ms } = await failure(
      inTransaction(db, 'a@b.c', async (transaction) => {
        way.fallSilent();
        await SELECT.execute(transaction);
      }),
    );
    expect(ms).toBeLessThan(4_000);
  });

  test('statements, locks and idle transactions have limits', async () => {
    expect(await failure(sql`select pg_sleep(5)`.execute(db))).toMatchObject({ kind: 'too slow' });
    await db.transaction().execute(async (holder) => {
      await sql`lock table person in exclusive mode`.execute(holder);
      const { kind, ms } = await failure(sql`update person set name = name`.execute(db));
      expect(kind).toBe('too slow');
      expect(ms).toBeLessThan(550);
    });
    const idle = failure(
      db.transaction().execute(async (transaction) => {
        await SELECT.execute(transaction);
        await pause(800);
        await SELECT.execute(transaction);
      }),
    );
    expect(['too slow', 'unreachable']).toContain((await idle).kind);
  });

  test('a request for which there is no connection fails soon', async () => {
    const sleeping = Array.from({ length: 3 }, () => sql`select pg_sleep(0.55)`.execute(db));
    expect(await failure(SELECT.execute(db))).toMatchObject({ kind: 'busy' });
    await Promise.all(sleeping);
    expect((await SELECT.execute(db)).rows).toEqual([{ one: 1 }]);
  });
});
