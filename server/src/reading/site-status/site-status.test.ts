import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { SiteStatus } from 'shared/contract';
import { getJson } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { runOnce } from '../../../testing/run-once.ts';
import { counted } from '../../platform/database/statements/counted.ts';
import { dialectOf, openPool } from '../../platform/database/postgres/postgres-dialect.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { countMinutes, noteMinute, readServedDays } from './count-minutes.ts';
import { readStatus } from './read-status.ts';
import { siteStatusRoutes } from './routes.ts';

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([siteStatusRoutes]);
});
afterAll(() => tracker.close());
beforeEach(async () => {
  for (const table of ['served_minutes', 'mail', 'bulk_job'] as const)
    await tracker.db.deleteFrom(table).execute();
});

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const mail = (created_at: Date, state = 'waiting') =>
  tracker.db
    .insertInto('mail')
    .values({ recipient: 'jo@lab.example', subject: 'x', state, created_at, useful_until: minutesAgo(-600) })
    .execute();
const statusOf = async (name: string) => {
  const { parts } = await readStatus(tracker.db, { sendsMail: true }, new Date());
  return parts.find(({ part }) => part === name);
};

test('everybody may ask, and learns of a site that works', async () => {
  const status = await getJson<SiteStatus>(tracker, '/api/v2/status', null);
  expect(Value.Check(Type.Object(SiteStatus.properties), status)).toBe(true);
  expect(status.parts).toEqual([
    { part: 'database', state: 'works', since: null },
    { part: 'mail', state: 'off', since: null },
    { part: 'jobs', state: 'works', since: null },
  ]);
  expect(status.days).toEqual([]);
});

test('mails that wait for long are delayed since the oldest of them', async () => {
  await mail(minutesAgo(5));
  await mail(minutesAgo(90), 'failed');
  expect(await statusOf('mail')).toMatchObject({ state: 'works' });
  const oldest = minutesAgo(40);
  await mail(oldest);
  await mail(minutesAgo(20));
  expect(await statusOf('mail')).toEqual({ part: 'mail', state: 'delayed', since: oldest.toISOString() });
});

test('work on many records that does not end is delayed', async () => {
  const person = await addPerson(tracker.db, { email: 'jo@lab.example' });
  const job = (created_at: Date, finished_at: Date | null) =>
    tracker.db
      .insertInto('bulk_job')
      .values({
        person_id: person,
        action: '{}',
        is_preview: false,
        undoes_id: null,
        created_at,
        finished_at,
      })
      .execute();
  await job(minutesAgo(60), minutesAgo(50));
  await job(minutesAgo(2), null);
  expect(await statusOf('jobs')).toMatchObject({ state: 'works' });
  await job(minutesAgo(30), null);
  expect(await statusOf('jobs')).toMatchObject({ state: 'delayed' });
});

describe('minutes', () => {
  const at = (text: string) => new Date(`2026-11-${text}Z`);
  const note = (text: string) => noteMinute(tracker.db, at(text));

  test('are counted once when several servers note them', async () => {
    await note('24T10:00:01');
    await Promise.all([note('24T10:00:31'), note('24T10:00:40')]);
    await note('24T10:01:02');
    expect(await readServedDays(tracker.db, at('24T10:01:30'))).toEqual([
      { day: '2026-11-24', served: 1, minutes: 1 },
    ]);
  });

  test('that go on are neither served nor missing yet; one that was missed shows at once', async () => {
    await note('24T10:00:01');
    const at10 = (seconds: string) => readServedDays(tracker.db, at(`24T10:${seconds}`));
    expect(await at10('00:59')).toEqual([{ day: '2026-11-24', served: 0, minutes: 0 }]);
    expect(await at10('01:00')).toEqual([{ day: '2026-11-24', served: 1, minutes: 1 }]);
    await note('24T10:02:31');
    expect(await at10('02:40')).toEqual([{ day: '2026-11-24', served: 1, minutes: 2 }]);
  });

  test('without a server are missing, a whole day of them too, from the first that was counted', async () => {
    await note('22T23:58:00');
    await note('24T00:00:00');
    await note('24T00:10:00');
    expect(await readServedDays(tracker.db, at('24T00:10:59'))).toEqual([
      { day: '2026-11-24', served: 1, minutes: 10 },
      { day: '2026-11-23', served: 0, minutes: 1440 },
      { day: '2026-11-22', served: 1, minutes: 2 },
    ]);
  });

  test('are removed when they are shown no more', async () => {
    await noteMinute(tracker.db, new Date('2026-10-01T10:00:00Z'));
    await note('24T10:00:00');
    expect(await tracker.db.selectFrom('served_minutes').select('day').execute()).toEqual([
      { day: '2026-11-24' },
    ]);
  });

  test('are noted by the job', async () => {
    await runOnce(countMinutes(tracker.db));
    const aMinuteLater = new Date(Date.now() + 60_000);
    const served = (await readServedDays(tracker.db, aMinuteLater)).map((day) => day.served);
    expect(served.reduce((sum, minutes) => sum + minutes, 0)).toBe(1);
  });
});

test('a database that fails is said, and is no error', async () => {
  const db = counted(dialectOf(openPool('postgres://tracker@127.0.0.1:9/nowhere')));
  const status = await readStatus(db, { sendsMail: true }, new Date());
  await db.destroy();
  expect(status).toMatchObject({ parts: [{ part: 'database', state: 'fails', since: null }], days: null });
});
