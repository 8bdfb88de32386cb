import { sql } from 'kysely';
import { inTransaction, type Db } from './database.ts';
import { sqlErrorFacts } from './sql-error.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
});

afterAll(() => database.close());

test('values look alike on both databases', async () => {
  const { rows } = await sql`
    select 5::bigint as big, count(*) as counted, 1.5::numeric as exact,
      '2026-03-01 09:15:02.123456'::timestamp as moment, '2026-03-01'::date as day,
      array[1, 2]::bigint[] as bigs, array['2026-03-01 09:15:02'::timestamp, null] as moments,
      array['a,b', '"'] as texts, '{"a": [1]}'::jsonb as document, true as truth, null::text as nothing,
      'epoch'::timestamptz as instant`.execute(db);
  expect(rows).toEqual([
    {
      big: 5,
      counted: 1,
      exact: 1.5,
      moment: '2026-03-01T09:15:02.123456',
      day: '2026-03-01',
      bigs: [1, 2],
      moments: ['2026-03-01T09:15:02', null],
      texts: ['a,b', '"'],
      document: { a: [1] },
      truth: true,
      nothing: null,
      instant: new Date(0),
    },
  ]);
});

test('parameters travel alike on both databases', async () => {
  const moment = new Date('2026-03-01T09:15:02.120Z');
  const { rows } = await sql`
    select ${['a', 'b,"c']}::text[] as texts, ${[1, 2]}::bigint[] as numbers, ${'{"x": 1}'}::jsonb as document,
      ${moment}::timestamptz as moment, ${new Uint8Array([0, 255])}::bytea as bytes,
      ${'2026-03-01T09:15:02.5'}::timestamp as local`.execute(db);
  expect(rows).toEqual([
    {
      texts: ['a', 'b,"c'],
      numbers: [1, 2],
      document: { x: 1 },
      moment,
      bytes: expect.anything(),
      local: '2026-03-01T09:15:02.5',
    },
  ]);
});

test('a failed statement keeps its SQLSTATE and detail, and the next one works', async () => {
  await db.insertInto('app_setting').values({ key: 'twice', value: '1' }).execute();
  const again = db.insertInto('app_setting').values({ key: 'twice', value: '2' }).execute();
  const facts = await again.catch(sqlErrorFacts);
  expect(facts).toMatchObject({ code: '23505', detail: 'Key (key)=(twice) already exists.' });
  expect(await db.selectFrom('app_setting').select('value').execute()).toEqual([{ value: 1 }]);
});

test('a use case is written as a whole or not at all, and signed', async () => {
  const write = (name: string, fail: boolean) =>
    inTransaction(db, 'jo@lab.example', async (transaction) => {
      await transaction.insertInto('work_unit').values({ name }).execute();
      if (fail) throw new Error('changed my mind');
    });
  await expect(write('Lost', true)).rejects.toThrow('changed my mind');
  await write('Kept', false);
  const units = await db.selectFrom('work_unit').select(['name', 'created_by']).execute();
  expect(units).toEqual([{ name: 'Kept', created_by: 'jo@lab.example' }]);
});

test('a query outside waits for a transaction, and sees what it wrote', async () => {
  const order: string[] = [];
  const slow = db.transaction().execute(async (transaction) => {
    await sql`select pg_sleep(0.05)`.execute(transaction);
    await transaction.insertInto('work_group').values({ name: 'First' }).execute();
    order.push('transaction');
  });
  await slow.then(async () => {
    order.push(...(await db.selectFrom('work_group').select('name').execute()).map(({ name }) => name));
  });
  expect(order).toEqual(['transaction', 'First']);
});

test('audit moments are in the local time of the server', async () => {
  const { rows } = await sql<{ shift: number }>`
    select extract(epoch from (localtimestamp - ${localNow()}::timestamp))::float8 as shift`.execute(db);
  expect(Math.abs(rows[0]?.shift ?? Infinity)).toBeLessThan(60);
});

function localNow(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().replace('Z', '');
}
