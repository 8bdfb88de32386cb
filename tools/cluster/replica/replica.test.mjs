import { setTimeout as pause } from 'node:timers/promises';
import { createProject, geneOf, knownPlans } from '../../bench/plan-calls.mjs';
import { signIn } from '../../bench/running-server.mjs';
import { memoryDisk } from '../../machine/memory-disk.mjs';
import { findPostgres, startPostgres } from '../../machine/postgres.mjs';
import { query } from '../../operations/postgres-programs.mjs';
import { startInstance } from '../instance.mjs';
import {
  read,
  sourcesOf,
  standing,
  total,
  until,
  untilItIs,
  untilPastBound,
  untilReplicaServes,
  valueOf,
} from './calls.mjs';
import { LONG_READS, NUMBERS, OTHER_READS, SEARCHES } from './long-reads.mjs';
import { startStandby } from './standby.mjs';

/** @typedef {import('../instance.mjs').Instance} Instance */

// What is waited for takes a second or two, and more on a busy machine.
jest.setTimeout(60_000);

const programs = findPostgres();
const here = programs === undefined ? describe.skip : describe;

const READS = [...SEARCHES, ...LONG_READS];
const WAITING = { synchronous_commit: 'on' };

/** @type {import('../../machine/postgres.mjs').RunningPostgres} */
let primary;
/** @type {import('./standby.mjs').Standby} */
let standby;
/** Shows visitors what is an hour old. @type {Instance} */
let patient;
/** Shows them nothing that is older than this. @type {Instance} */
let strict;
const STRICT_SECONDS = 1;
/** @type {string} */
let token;
/** One that the demo has. @type {string} */
let gene;

here('reading from a replica (docs/operations.md)', () => {
  beforeAll(async () => {
    if (programs === undefined) return;
    primary = await startPostgres(programs, { settings: WAITING, base: memoryDisk() });
    standby = await startStandby(programs, primary);
    patient = await start({ DATABASE_READ_LAG_SECONDS: '600', DEMO: '1', DEMO_SHARE: '20' });
    strict = await start({ DATABASE_READ_LAG_SECONDS: `${STRICT_SECONDS}` });
    const url = `http://${patient.address}`;
    token = await signIn(url);
    const [plan] = await knownPlans({ url, token });
    gene = await geneOf({ url, token }, plan?.project ?? '');
  }, 600_000);

  afterAll(async () => {
    await Promise.all([patient?.stop(), strict?.stop()]);
    await standby?.stop();
    await primary?.stop();
  }, 60_000);

  afterEach(async () => {
    standby.goOn();
    await untilItIs('serving', strict);
  });

  test.each(SEARCHES)('%s of visitors', async (path) => {
    await untilReplicaServes(patient, () => read(patient, path));
    expect(await sourcesOf(patient, () => read(patient, path, signedIn()))).toEqual([]);
  });

  test.each(LONG_READS)('%s of visitors, and of people who are signed in', async (path) => {
    for (const headers of [{}, signedIn()])
      await untilReplicaServes(patient, () => read(patient, path, headers));
  });

  test('site health, of administrators', async () => {
    await untilReplicaServes(patient, () => read(patient, '/api/siteHealth', signedIn()));
  });

  describe('somebody who has just written, at whichever instance', () => {
    /** @param {string} comment */
    const readsIt = async (comment) =>
      expect((await read(strict, '/api/projects/exportProjects?columns=list', signedIn())).body).toContain(
        comment,
      );

    test('reads it from the replica, which is waited for', async () => {
      await untilReplicaServes(strict, async () => readsIt(await write()));
      await untilReplicaServes(strict, async () => {
        standby.pause();
        const reading = readsIt(await write());
        await pause(200);
        standby.goOn();
        await reading;
      });
    });

    test('reads it from the primary when the replica does not get there', async () => {
      standby.pause();
      const comment = await write();
      const start = Date.now();
      expect(await sourcesOf(strict, () => readsIt(comment))).toEqual(['primary']);
      expect(Date.now() - start).toBeLessThan(4_000);
    });
  });

  describe('a replica that is behind', () => {
    test('shows visitors what it has, within the bound', async () => {
      standby.pause();
      const before = await total(patient);
      await write();
      expect(await total(patient)).toBe(before);
      standby.goOn();
      await until(async () => (await total(patient)) === before + 1);
    });

    test('gives way to the primary past it, and serves again when it has caught up', async () => {
      standby.pause();
      const before = await total(strict);
      await write();
      await untilPastBound(strict, STRICT_SECONDS);
      expect(await total(strict)).toBe(before + 1);
      const { secondsBehind, bytesBehind } = await standing(strict);
      expect(secondsBehind).toBeGreaterThanOrEqual(1);
      expect(bytesBehind).toBeGreaterThan(0);
      const metrics = await (await fetch(`http://${strict.address}/metrics`)).text();
      expect(metrics).toContain('database_replica_serving 0');
      expect(valueOf(metrics, 'database_replica_lag_seconds')).toBeGreaterThan(1);
      expect(valueOf(metrics, 'database_replica_lag_bytes')).toBeGreaterThan(0);
    });

    test('leaves nothing old behind in what is remembered, and no tag that says it is current', async () => {
      const old = await read(patient, NUMBERS);
      standby.pause();
      changeCounts();
      const current = await read(patient, NUMBERS, signedIn());
      expect(current.body).not.toBe(old.body);
      const stale = await read(patient, NUMBERS);
      expect([stale.body, stale.tag]).toEqual([old.body, old.tag]);
      expect((await read(patient, NUMBERS, signedIn())).body).toBe(current.body);
      expect((await read(patient, NUMBERS, { ...signedIn(), 'if-none-match': old.tag })).status).toBe(200);
      await untilPastBound(strict, STRICT_SECONDS);
      const passed = await read(strict, NUMBERS, { 'if-none-match': old.tag });
      expect([passed.status, passed.body]).toEqual([200, current.body]);
      standby.goOn();
      await until(async () => (await read(patient, NUMBERS)).body === current.body);
      expect((await read(patient, NUMBERS, { 'if-none-match': old.tag })).status).toBe(200);
    });

    test('does not say who is signed in', async () => {
      standby.pause();
      const own = await signIn(`http://${patient.address}`);
      const asked = () => read(patient, '/api/siteHealth', { authorization: `Bearer ${own}` });
      expect((await asked()).status).toBe(200);
      if (programs === undefined) return;
      query(programs, primary.url, 'update session set ended_at = now() where ended_at is null');
      expect((await asked()).status).toBe(401);
      token = await signIn(`http://${patient.address}`);
    });
  });

  test('what may be old is given to others for a shorter time, or not at all', async () => {
    const rule = async (/** @type {Instance} */ instance, /** @type {string} */ path) =>
      (await read(instance, path)).rule;
    const forFour = 'public, max-age=0, s-maxage=4, stale-while-revalidate=10';
    const forFive = 'public, max-age=0, s-maxage=5, stale-while-revalidate=10';
    expect(await rule(strict, '/api/projects/search?size=1')).toBe(forFour);
    expect(await rule(strict, '/api/projects?size=1')).toBe(forFive);
    expect(await rule(patient, '/api/projects/search?size=1')).toBe('private, no-cache');
  });

  describe('a replica that is away', () => {
    test('keeps nobody waiting who comes then', async () => {
      await standby.halt('immediate');
      const start = Date.now();
      for (const path of READS.slice(0, 4)) expect((await read(patient, path)).status).toBe(200);
      expect(Date.now() - start).toBeLessThan(3_000);
      await untilItIs('away', patient);
      expect(await sourcesOf(patient, () => read(patient, NUMBERS))).toEqual(['primary']);
      await standby.resume();
      await untilItIs('serving', patient);
    });

    test('fails nothing that is under way', async () => {
      await standby.lock('project_intention');
      const path = '/api/projects/exportProjects?columns=list';
      const download = read(patient, path);
      await until(async () => standby.isSomebodyWaiting());
      await standby.halt('immediate');
      const { status, body } = await download;
      await standby.resume();
      expect([status, body]).toEqual([200, (await read(patient, path)).body]);
    });

    test('is noticed although it is silent', async () => {
      standby.freeze();
      try {
        const start = Date.now();
        const answers = await Promise.all(READS.slice(0, 4).map((path) => read(patient, path)));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(Date.now() - start).toBeLessThan(5_000);
        expect(await standing(patient)).toMatchObject({ state: 'away' });
      } finally {
        standby.thaw();
      }
      await untilItIs('serving', patient);
    });
  });

  describe('a server with the replica alone', () => {
    /** @type {Instance} */
    let readOnly;
    beforeAll(async () => {
      readOnly = await start({ DATABASE_URL: '', DATABASE_READ_LAG_SECONDS: '1' });
    }, 60_000);
    afterAll(() => readOnly?.stop());

    test('serves visitors', async () => {
      const keptByNobody = expect.stringMatching(/^(private, no-cache|no-store)$/);
      for (const path of [...READS, ...OTHER_READS]) {
        const { status, rule } = await read(readOnly, path);
        expect([path, status, rule]).toEqual([path, 200, keptByNobody]);
      }
      expect(await total(readOnly)).toBe(await total(strict));
    });

    test('changes nothing, and knows nobody', async () => {
      const refused = async (/** @type {string} */ path, /** @type {RequestInit} */ request) => {
        const response = await fetch(`http://${readOnly.address}${path}`, request);
        return [response.status, (await response.json()).apierror.message];
      };
      const json = { 'content-type': 'application/json' };
      const expected = [503, expect.stringMatching(/^This server is for reading only/)];
      expect(await refused('/api/projects', { method: 'POST', headers: json, body: '{}' })).toEqual(expected);
      expect(await refused('/auth/signin', { method: 'POST', headers: json, body: '{}' })).toEqual(expected);
      expect(await refused('/auth/refresh', { method: 'POST' })).toEqual(expected);
      expect(await refused('/api/projects?size=1', { headers: signedIn() })).toEqual(expected);
      expect(await refused('/api/siteHealth', {})).toEqual(expected);
    });

    test('is not ready while what it has is too old', async () => {
      const ready = async () => (await fetch(`http://${readOnly.address}/readyz`)).status;
      expect(await ready()).toBe(200);
      standby.pause();
      await write();
      await until(async () => (await ready()) === 503);
      expect((await read(readOnly, NUMBERS)).status).toBe(200);
      standby.goOn();
      await until(async () => (await ready()) === 200);
    });

    test('does not start on a replica whose schema is older', async () => {
      if (programs === undefined) return;
      const empty = new URL(standby.url);
      query(programs, primary.url, 'create database before_any_migration');
      await until(
        async () =>
          query(programs, standby.url, "select 1 from pg_database where datname = 'before_any_migration'")
            .length === 1,
      );
      empty.pathname = '/before_any_migration';
      await expect(start({ DATABASE_URL: '', DATABASE_READ_URL: empty.href })).rejects.toThrow(
        /The replica lacks the migration 0001/,
      );
    });
  });
});

/** @param {Record<string, string>} settings */
function start(settings) {
  const everywhere = { DEMO: '0', REPORT_HOURS: '0', METRICS: '1', PUBLIC_CACHE_SECONDS: '5' };
  const databases = { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url };
  return startInstance({ ...databases, ...everywhere, ...settings });
}

const signedIn = () => ({ authorization: `Bearer ${token}` });

let written = 0;

/** A new project, written at the patient instance. @returns {Promise<string>} its identifier */
async function write() {
  const caller = { url: `http://${patient.address}`, token };
  const response = await createProject(caller, gene, { comment: `Written ${(written += 1)}` });
  if (!response.ok) throw new Error(await response.text());
  const { _links } = await response.json();
  return /TPN:\d+/.exec(decodeURIComponent(JSON.stringify(_links)))?.[0] ?? '';
}

/** Changes what production numbers count. */
function changeCounts() {
  if (programs === undefined) return;
  query(programs, primary.url, "update colony_status_stamp set date = date - interval '5 years'");
}
