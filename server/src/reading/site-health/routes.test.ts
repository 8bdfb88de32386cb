import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { SiteHealth, SiteReport } from 'shared/contract';
import type { TestApp } from '../../../testing/test-app.ts';
import { buildApp } from '../../edge/app.ts';
import { addPerson } from '../../identity/people/testing/people.ts';
import { get, getJson, refusal, send } from '../../../testing/calls.ts';
import { openTracker } from '../../../testing/open-tracker.ts';
import { forgetOldReports } from './forget-old.ts';
import { siteHealthRoutes } from './routes.ts';
import { aReport, FAILURE } from './testing/reports.ts';

const ADMIN = 'admin@lab.example';
const REPORTS = '/api/siteReports';
const TABLES = ['site_error_count', 'site_error', 'vital_count', 'visit_count', 'attempt_limit'] as const;

let tracker: TestApp;

beforeAll(async () => {
  tracker = await openTracker([siteHealthRoutes], {
    settings: { visitReportPercent: 50, siteHealthDays: 30 },
  });
  await addPerson(tracker.db, { email: ADMIN, isAdmin: true });
  await addPerson(tracker.db, { email: 'manager@lab.example', unitRoles: [['JAX', 'manager']] });
});
afterAll(() => tracker.close());
beforeEach(async () => {
  for (const table of TABLES) await tracker.db.deleteFrom(table).execute();
});

const report = (change: Partial<SiteReport> = {}) => send(tracker, 'POST', REPORTS, aReport(change));
const health = (query = '') => getJson<SiteHealth>(tracker, `/api/siteHealth${query}`, ADMIN);
const again = (runs: SiteReport['runs']) => runs.map((part) => ({ ...part, isNew: false }));
/** Puts all counts so far back by some days. */
const age = async (days: number) => {
  for (const table of ['visit_count', 'vital_count', 'site_error_count'])
    await sql`update ${sql.table(table)} set day = day - ${days}::int`.execute(tracker.db);
};

test('a visit counts once for each part, its values by area and version', async () => {
  const { runs } = aReport();
  const lcp = (value: number) => ({ area: 'remote-reports', metric: 'LCP', value }) as const;
  expect((await report({ vitals: [lcp(1800), lcp(2400)] })).statusCode).toBe(204);
  // The same page, later.
  await report({ runs: again(runs), vitals: [lcp(4500), { area: 'shell', metric: 'CLS', value: 0 }] });
  const { parts, areas, days, keptDays, reportedPercent } = await health();
  expect({ areas, days, keptDays, reportedPercent }).toEqual({
    areas: ['shell', 'remote-reports'],
    days: 7,
    keptDays: 30,
    reportedPercent: 50,
  });
  expect(parts).toEqual([
    {
      area: 'shell',
      version: '1.1.0',
      contract: 1,
      visits: 1,
      errors: 0,
      lastDay: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      vitals: [{ metric: 'CLS', samples: 1, p50: 0.005, p75: 0.008, p95: 0.01, rating: 'good' }],
    },
    expect.objectContaining({
      area: 'remote-reports',
      version: '2.0.0',
      visits: 1,
      // 0.75 of three samples is in the second quarter of the third one, between 4000 and 5000.
      vitals: [{ metric: 'LCP', samples: 3, p50: 2250, p75: 4250, p95: 4850, rating: 'poor' }],
    }),
  ]);
});

test('failures that differ in numbers and versions only are one, with its versions and its last example', async () => {
  await report({ errors: [FAILURE, { ...FAILURE, count: 2 }] });
  const runs = [{ area: 'remote-reports', version: '2.1.0', contract: 1, isNew: true }];
  const later = { ...FAILURE, message: 'remote-reports 2.1.0 (render): rows is undefined', stack: [] };
  await report({ browser: 'Safari', runs, errors: [later] });
  await report({
    errors: [{ ...FAILURE, kind: 'csp', area: 'shell', message: 'script-src refused inline' }],
  });
  const { errors, errorGroups, parts } = await health();
  expect(errorGroups).toBe(2);
  expect(errors.map(({ kind }) => kind)).toEqual(['csp', 'render']);
  const same = new Date().toISOString().slice(0, 10);
  expect(errors[1]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    area: 'remote-reports',
    kind: 'render',
    message: 'remote-reports 2.1.0 (render): rows is undefined',
    count: 4,
    versions: [
      { version: '2.0.0', count: 3 },
      { version: '2.1.0', count: 1 },
    ],
    firstSeenAt: expect.stringContaining(same),
    lastSeenAt: expect.stringContaining(same),
    example: {
      version: '2.1.0',
      route: '/reports',
      browser: 'Safari',
      stack: [],
      runs: ['remote-reports 2.1.0'],
    },
  });
  expect(parts.map(({ area, version, errors: failed }) => [area, version, failed])).toEqual([
    ['shell', '1.1.0', 1],
    ['remote-reports', '2.1.0', 1],
    ['remote-reports', '2.0.0', 3],
  ]);
});

test('reports at the same time all count', async () => {
  const vitals = [{ area: 'shell', metric: 'INP', value: 90 }] as const;
  await Promise.all(Array.from({ length: 20 }, () => report({ vitals: [...vitals], errors: [FAILURE] })));
  const { parts, errors } = await health();
  expect(parts.map(({ visits }) => visits)).toEqual([20, 20]);
  expect(parts[0]?.vitals[0]?.samples).toBe(20);
  expect(errors.map(({ count }) => count)).toEqual([20]);
});

test('an area and a period can be requested', async () => {
  await report({ errors: [FAILURE] });
  await age(3);
  await report();
  expect((await health('?days=3')).parts.map(({ visits }) => visits)).toEqual([1, 1]);
  expect((await health('?days=3')).errors).toEqual([]);
  const shell = await health('?days=4&area=shell');
  expect(shell.parts.map(({ area, visits }) => [area, visits])).toEqual([['shell', 2]]);
  expect(shell.errors).toEqual([]);
  expect(shell.areas).toEqual(['shell', 'remote-reports']);
  expect((await health('?days=4')).errors).toHaveLength(1);
});

test('deletes what is older than the period, and only that', async () => {
  const vitals = [{ area: 'shell', metric: 'INP', value: 90 }] as const;
  await report({ vitals: [...vitals], errors: [{ ...FAILURE, message: 'gone for good' }] });
  await age(30);
  await tracker.db
    .updateTable('site_error')
    .set({ last_seen_at: new Date('2020-01-01') })
    .execute();
  await report({ errors: [FAILURE] });
  await forgetOldReports(tracker.db, 30);
  const { parts, errors } = await health('?days=365');
  expect(parts.map(({ visits }) => visits)).toEqual([1, 1]);
  expect(errors.map(({ message }) => message)).toEqual([FAILURE.message]);
  expect(await tracker.db.selectFrom('vital_count').selectAll().execute()).toEqual([]);
});

describe('a report is refused', () => {
  const refused = async (change: object) =>
    refusal(await send(tracker, 'POST', REPORTS, { ...aReport(), ...change }));
  const error = (change: object) => ({ errors: [{ ...FAILURE, ...change }] });

  test.each([
    ['without what the page runs', { runs: [] }],
    ['of a browser there is not', { browser: 'Netscape' }],
    ['of an area that is none', { runs: [{ area: 'evil', version: '1', contract: 1, isNew: true }] }],
    ['of a version that is none', { runs: [{ area: 'shell', version: '<b>', contract: 1, isNew: true }] }],
    ['of a vital there is not', { vitals: [{ area: 'shell', metric: 'FID', value: 1 }] }],
    ['of a value that is none', { vitals: [{ area: 'shell', metric: 'LCP', value: -1 }] }],
    ['with an address instead of its pattern', error({ route: '/projects/TPN:000000042' })],
    ['of a failure without a kind', error({ kind: 'other' })],
    ['of a failure that never happened', error({ count: 0 })],
    ['with a character that cannot be stored', error({ message: 'a\u0000' })],
  ])('%s', async (_what, change) => {
    expect(await refused(change)).toBe('400 Validation error');
  });

  test('with a long message', async () => {
    expect(await refused(error({ message: 'x'.repeat(301) }))).toBe(
      '400 errors.0.message: This text has 301 characters; at most 300 can be saved. Please shorten it.',
    );
  });

  test('with a value of an area that the page does not run', async () => {
    expect(await refused({ vitals: [{ area: 'remote-search', metric: 'LCP', value: 1 }] })).toBe(
      '400 The page does not say which remote-search it runs.',
    );
    expect((await health()).parts).toEqual([]);
  });

  test('that is too large', async () => {
    const errors = Array.from({ length: 200 }, () => ({ ...FAILURE, message: 'x'.repeat(300) }));
    expect(await refused({ errors })).toBe('413 The request is larger than 32 KB.');
  });

  test('after very many other reports from the same network', async () => {
    await report();
    await tracker.db.updateTable('attempt_limit').set({ attempts: 600 }).execute();
    expect((await report()).statusCode).toBe(204);
    const response = await report();
    expect(refusal(response)).toBe(
      '429 Too many reports came from your network. The next one is taken in 2 minutes.',
    );
    expect(response.headers['retry-after']).toBe('120');
  });
});

test('inventions do not fill the database: so many versions a day are counted, and no more', async () => {
  await sql`
    insert into visit_count (day, area, version, contract, visits)
    select current_date, 'remote-search', 'v' || number, 1, 1 from generate_series(1, 200) as number`.execute(
    tracker.db,
  );
  expect((await report({ errors: [FAILURE] })).statusCode).toBe(204);
  const { areas, errors } = await health();
  expect({ areas, errors }).toEqual({ areas: ['remote-search'], errors: [] });
});

test('says when a backup was last restored, where the server knows it', async () => {
  expect((await health()).restore).toBeUndefined();
  const folder = mkdtempSync(join(tmpdir(), 'tracker-health-'));
  const restoreProofFile = join(folder, 'proof.json');
  const context = { ...tracker.context, settings: { ...tracker.context.settings, restoreProofFile } };
  const app = await buildApp(context, { modules: [siteHealthRoutes] });
  const restored = { restoredTo: '2026-11-25T03:00:30.000Z', tables: 120, rows: 900_000 };
  writeFileSync(restoreProofFile, JSON.stringify({ provenAt: '2026-11-25T03:10:00.000Z', ...restored }));
  try {
    const read = await getJson<SiteHealth>({ ...tracker, app }, '/api/siteHealth', ADMIN);
    expect(read.restore).toEqual({ proven: { at: '2026-11-25T03:10:00.000Z', ...restored } });
  } finally {
    await app.close();
    rmSync(folder, { recursive: true });
  }
});

test('health is for administrators', async () => {
  expect(refusal(await get(tracker, '/api/siteHealth'))).toBe(
    '403 You do not have permission to do this. Please sign in.',
  );
  expect(refusal(await get(tracker, '/api/siteHealth', 'manager@lab.example'))).toBe(
    '403 You do not have permission to do this. It is for administrators.',
  );
});

test.each(['0', '366', 'seven', '1.5'])('a period of %s days is refused', async (days) => {
  expect(refusal(await get(tracker, `/api/siteHealth?days=${days}`, ADMIN))).toBe(
    `400 The parameter 'days' must be a whole number from 1 to 365, but it is '${days}'.`,
  );
});
