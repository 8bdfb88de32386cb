import { sql } from 'kysely';
import { readHistory } from 'tools/site/history.mjs';
import { liveEntry, readRegistry } from 'tools/site/registry.mjs';
import { TestSite } from 'tools/site/testing/test-site.mjs';
import { addPerson } from '../../identity/people/testing/people.ts';
import { mailer } from '../../platform/mail/mailer.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { guardOnce } from './guard-releases.ts';
import { siteHealthRoutes } from './routes.ts';
import { FAILURE } from './testing/reports.ts';

const NAME = 'remote-reports';
const TABLES = [
  'version_visitor',
  'release_action',
  'visit_count',
  'site_error_count',
  'site_error',
  'mail',
] as const;

let tracker: TestApp;
let site: TestSite;
beforeAll(async () => {
  tracker = await openTracker([siteHealthRoutes], { settings: { visitReportPercent: 100 } });
  const person = await addPerson(tracker.db, { email: 'jo@lab.example' });
  // Ten networks from which somebody is signed in.
  await sql`
    insert into session (id, person_id, renewable, remote_address, expires_at)
    select gen_random_uuid(), ${person}, true, '10.0.0.' || number, now() + interval '1 day'
    from generate_series(1, 10) as number`.execute(tracker.db);
});
afterAll(() => tracker.close());
beforeEach(async () => {
  for (const table of [...TABLES, 'attempt_limit'] as const) await tracker.db.deleteFrom(table).execute();
  site = new TestSite();
  await site.release({ name: NAME, version: '1.0.0' });
});
afterEach(() => site.remove());

/** One report of each network: 10.0.0.1 and following are known up to 10. */
async function visit(version: string, count: number, { failing = 0, from = '10.0.0.' } = {}): Promise<void> {
  for (let index = 1; index <= count; index++) {
    const response = await tracker.app.inject({
      method: 'POST',
      url: '/api/siteReports',
      remoteAddress: `${from}${index}`,
      payload: {
        browser: 'Firefox',
        runs: [{ area: NAME, version, contract: 2, isNew: true }],
        vitals: [],
        errors: index <= failing ? [{ ...FAILURE, kind: 'failed-to-load' }] : [],
      },
    });
    expect(response.statusCode).toBe(204);
  }
}

const settings = (change: object = {}) => ({
  ...readSettings({}),
  siteDir: site.store.place,
  releaseGuard: 'all' as const,
  releaseOwners: { [NAME]: ['team@lab.example'], '*': ['ops@lab.example'] },
  ...change,
});
const guard = (change: object = {}, now = new Date()) =>
  guardOnce({ db: tracker.db, mailer: mailer('secret', false), settings: settings(change) }, now);
const live = async () => liveEntry(await readRegistry(site.store), NAME);
const lastLine = async () => (await readHistory(site.store)).at(-1);
const mails = () => tracker.db.selectFrom('mail').select(['recipient', 'subject']).execute();

test('a version that many cannot load is rolled back by itself, with its numbers, and its owners are told', async () => {
  await visit('1.0.0', 40);
  await site.release({ name: NAME, version: '1.1.0' });
  await visit('1.1.0', 40, { failing: 8 });
  const reason =
    '8 of 40 (20 %) visitors could not load it, of those from signed-in networks 8 of 10 (80 %); ' +
    'of 1.0.0 0 of 40 (0 %); the limit is 5 %';
  expect(await guard()).toEqual({ action: 'rollback', name: NAME, version: '1.1.0', to: '1.0.0', reason });
  expect((await live())?.version).toBe('1.0.0');
  expect(await lastLine()).toMatchObject({
    action: 'rollback',
    version: '1.0.0',
    actor: 'error budget',
    reason,
  });
  expect(await mails()).toEqual([{ recipient: 'team@lab.example', subject: `Rolled back: ${NAME} 1.1.0` }]);
  expect(await guard()).toBeUndefined();
});

test('a canary that breaks its budget is stopped, also where rollbacks are not allowed', async () => {
  await visit('1.0.0', 40);
  const audience = { percentage: 50, accounts: [] };
  await site.release({ name: NAME, version: '1.1.0', audience });
  await visit('1.1.0', 40, { failing: 8 });
  expect(await guard({ releaseGuard: 'off' })).toBeUndefined();
  expect(await guard({ releaseGuard: 'canaries', releaseOwners: {} })).toMatchObject({ action: 'abort' });
  expect(await live()).toMatchObject({ version: '1.0.0' });
  expect(await live()).not.toHaveProperty('staged');
  expect(await lastLine()).toMatchObject({ action: 'abort', version: '1.1.0', actor: 'error budget' });
  expect(await mails()).toEqual([]);
});

test('of several servers one acts, once', async () => {
  await visit('1.0.0', 40);
  await site.release({ name: NAME, version: '1.1.0' });
  await visit('1.1.0', 40, { failing: 8 });
  const done = await Promise.all([guard(), guard(), guard()]);
  expect(done.filter((decision) => decision !== undefined)).toHaveLength(1);
  const rollbacks = (await readHistory(site.store)).filter(({ action }) => action === 'rollback');
  expect(rollbacks).toHaveLength(1);
  expect(await mails()).toHaveLength(1);
});

test('a version that people release again after that stays', async () => {
  await visit('1.0.0', 40);
  await site.release({ name: NAME, version: '1.1.0' });
  await visit('1.1.0', 40, { failing: 8 });
  await guard();
  const { rollback } = await import('tools/site/rollback.mjs');
  await rollback(site.store, NAME, '1.1.0', { actor: 'jo', reason: 'it was the network' });
  expect(await guard({}, new Date(Date.now() + 2 * 3_600_000))).toBeUndefined();
  expect((await live())?.version).toBe('1.1.0');
});

test('where the rollback does not succeed nothing is noted, and it is tried again', async () => {
  await visit('1.0.0', 40);
  await site.release({ name: NAME, version: '1.1.0' });
  await visit('1.1.0', 40, { failing: 8 });
  const entry = `remotes/${NAME}/1.0.0/remoteEntry.js`;
  const released = (await site.store.read(entry))?.toString() ?? '';
  await site.store.change(entry, () => 'changed');
  await expect(guard()).rejects.toThrow('are not those that were released');
  expect(await mails()).toEqual([]);
  await site.store.change(entry, () => released);
  expect(await guard()).toMatchObject({ action: 'rollback' });
});

describe('invented reports', () => {
  beforeEach(async () => {
    await visit('1.0.0', 40);
    await site.release({ name: NAME, version: '1.1.0' });
  });

  test('of one network count once, however many they are', async () => {
    await visit('1.1.0', 40);
    for (let times = 0; times < 50; times++) await visit('1.1.0', 1, { failing: 1, from: '203.0.113.' });
    expect(await guard()).toBeUndefined();
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from version_visitor where version = '1.1.0'`.execute(tracker.db);
    expect(rows[0]?.count).toBe(41);
  });

  test('of many networks do nothing as long as those who are signed in are well', async () => {
    await visit('1.1.0', 40);
    await visit('1.1.0', 200, { failing: 200, from: '203.0.113.' });
    expect(await guard()).toBeUndefined();
    expect((await live())?.version).toBe('1.1.0');
  });
});

test('nothing but a digest of the address is kept, and it is another one the next day', async () => {
  await visit('1.0.0', 1);
  const digests = async () => {
    const rows = await tracker.db.selectFrom('version_visitor').select('visitor').execute();
    return rows.map(({ visitor }) => Buffer.from(visitor).toString('hex'));
  };
  const [first] = await digests();
  await sql`update visitor_salt set salt = 'another'`.execute(tracker.db);
  await tracker.db.deleteFrom('version_visitor').execute();
  await visit('1.0.0', 1);
  const [second] = await digests();
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});
