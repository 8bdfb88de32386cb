import { openTestDatabase, type TestDatabase } from '../../../testing/database/test-database.ts';
import { blockedSeconds, countAttempt, forgetAttempts, forgetUnlessBlocked } from './attempt-limits.ts';
import type { LimitRule } from './limit-rule.ts';

const RULE: LimitRule = { attempts: 3, forgetSeconds: 100, firstBlockSeconds: 60, longestBlockSeconds: 900 };
const START = Date.parse('2031-03-01T10:00:00Z');
const at = (seconds: number) => new Date(START + seconds * 1000);

let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.deleteFrom('attempt_limit').execute();
});

const count = (seconds: number, key = 'key') => countAttempt(database.db, key, RULE, at(seconds));
const keys = async () => {
  const rows = await database.db.selectFrom('attempt_limit').select('key').orderBy('key').execute();
  return rows.map(({ key }) => key);
};

test('the third attempt blocks, and attempts meanwhile do not count', async () => {
  expect([await count(0), await count(0), await count(0)]).toEqual([
    { wasBlocked: false, waitSeconds: 0 },
    { wasBlocked: false, waitSeconds: 0 },
    { wasBlocked: false, waitSeconds: 60 },
  ]);
  expect(await count(20)).toEqual({ wasBlocked: true, waitSeconds: 40 });
  expect(await count(60)).toEqual({ wasBlocked: false, waitSeconds: 120 });
});

test('attempts at the same time are counted one by one, even when their clocks differ', async () => {
  const counted = await Promise.all([3, 1, 2, 0, 4].map((seconds) => count(seconds)));
  expect(counted.filter(({ wasBlocked }) => wasBlocked)).toHaveLength(2);
  expect(counted.filter(({ wasBlocked, waitSeconds }) => !wasBlocked && waitSeconds === 60)).toHaveLength(1);
});

test('an attempt expires after its time', async () => {
  await count(0);
  await count(0);
  expect(await count(100)).toEqual({ wasBlocked: false, waitSeconds: 0 });
  expect(await count(100)).toEqual({ wasBlocked: false, waitSeconds: 60 });
});

test('keys are counted separately', async () => {
  for (const seconds of [0, 0, 0]) await count(seconds);
  for (const seconds of [30, 30, 30]) await count(seconds, 'other');
  expect(await blockedSeconds(database.db, ['third', 'other', 'key'], at(40))).toEqual([0, 50, 20]);
});

test('a success does not clear a block, but its owner does', async () => {
  for (const seconds of [0, 0, 0]) await count(seconds);
  await forgetUnlessBlocked(database.db, 'key', at(10));
  expect(await keys()).toEqual(['key']);
  await forgetUnlessBlocked(database.db, 'key', at(60));
  expect(await keys()).toEqual([]);
  for (const seconds of [0, 0, 0]) await count(seconds);
  await forgetAttempts(database.db, 'key');
  expect(await blockedSeconds(database.db, ['key'], at(1))).toEqual([0]);
});

test('what nobody tries any more is removed', async () => {
  await count(0, 'old');
  await count(3 * 86_400, 'new');
  expect(await keys()).toEqual(['new']);
});
