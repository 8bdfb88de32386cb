import { sql } from 'kysely';
import { onPostgres, POSTGRES_URL } from '../../../../testing/database/concurrently.ts';
import { openTestDatabase, type TestDatabase } from '../../../../testing/database/test-database.ts';
import { aloneAtStart } from '../alone-at-start.ts';
import { localTimeZone } from '../column-values.ts';
import type { Db } from '../database.ts';
import { counted } from '../statements/counted.ts';
import { dialectOf, openPool, postgresDialect, type DatabaseLimits } from './postgres-dialect.ts';
import { isUnconfirmedCommit } from './unavailability.ts';

const LIMITS: DatabaseLimits = {
  hasPooler: true,
  namesStatements: false,
  connections: 1,
  connectMs: 5_000,
  statementMs: 20_000,
  lockMs: 20_000,
  idleInTransactionMs: 20_000,
};

onPostgres('a database behind a pooler of transactions (PostgreSQL)', () => {
  let database: TestDatabase;
  let address: string;
  let db: Db;
  beforeAll(async () => {
    database = await openTestDatabase();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db);
    const named = new URL(POSTGRES_URL);
    named.pathname = `/${rows[0]?.name ?? ''}`;
    address = named.href;
    db = counted(dialectOf(openPool(address, LIMITS), LIMITS.namesStatements));
  });
  afterAll(async () => {
    await db.destroy();
    await database.close();
  });

  const setting = async (name: string) => {
    const { rows } = await sql<{ value: string }>`select current_setting(${name}) as value`.execute(db);
    return rows[0]?.value;
  };

  test('connections set the time zone, which the pooler hands on, and no limits, which it refuses', async () => {
    expect(await setting('TimeZone')).toBe(localTimeZone());
    const { rows } = await sql<{ name: string }>`
      select name from pg_settings where source = 'client'
        and name in ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout')`.execute(db);
    expect(rows).toEqual([]);
  });

  test('no statement has a name, since the next session does not know it', async () => {
    for (let turn = 0; turn < 3; turn += 1) await setting('TimeZone');
    const { rows } = await sql<{ name: string }>`select name from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([]);
  });

  test('what runs alone at the start holds its lock past the pooler', async () => {
    const openDirect = () => counted(postgresDialect(address));
    const order: string[] = [];
    const start = (name: string) =>
      aloneAtStart({ db, kind: 'postgres', openDirect }, async () => {
        order.push(`${name} begins`);
        // The pool has one connection: it would wait for ever if the lock held it.
        await sql`select pg_sleep(0.1)`.execute(db);
        order.push(`${name} ends`);
      });
    await Promise.all([start('one'), start('two')]);
    const [first, second] = order[0] === 'one begins' ? ['one', 'two'] : ['two', 'one'];
    expect(order).toEqual([`${first} begins`, `${first} ends`, `${second} begins`, `${second} ends`]);
  });

  test('a primary that has become a standby is unavailable, and its connection is given up', async () => {
    const backend = async () =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db)).rows[0]?.pid;
    const before = await backend();
    const failed = db.transaction().execute(async (transaction) => {
      await sql`set transaction read only`.execute(transaction);
      await sql`create table refused (id bigint)`.execute(transaction);
    });
    await expect(failed).rejects.toMatchObject({ name: 'DatabaseUnavailableError', kind: 'unreachable' });
    expect(await backend()).not.toBe(before);
  });
});

test('a commit whose wait for a standby has ended is recognised by the routine of its notice', () => {
  expect(isUnconfirmedCommit({ routine: 'SyncRepWaitForLSN' })).toBe(true);
  expect(isUnconfirmedCommit({ routine: 'exec_stmt_raise' })).toBe(false);
  expect(isUnconfirmedCommit({})).toBe(false);
});
