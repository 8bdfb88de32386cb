import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createProject, geneOf, get, knownPlans, savePlan } from '../bench/plan-calls.mjs';
import { signIn } from '../bench/running-server.mjs';
import { findNginx } from '../machine/nginx.mjs';
import { findPostgres, startPostgres } from '../machine/postgres.mjs';
import { query } from '../operations/postgres-programs.mjs';
import { startCluster } from './cluster.mjs';

const [nginx, programs] = [findNginx(), findPostgres()];
const here = nginx === undefined || programs === undefined ? describe.skip : describe;

/** How long visitors may be given what others have read. */
const CACHE_SECONDS = 1;

/** @type {import('./cluster.mjs').Cluster} */
let cluster;
/** @type {import('../machine/postgres.mjs').RunningPostgres} */
let postgres;
/** @type {string} */
let siteDir;

here('two instances of the API behind nginx, on one PostgreSQL (docs/operations.md)', () => {
  beforeAll(async () => {
    if (nginx === undefined || programs === undefined) return;
    siteDir = smallSite();
    postgres = await startPostgres(programs, { settings: { synchronous_commit: 'on' } });
    // Both at once on an empty database, and both are to load the demo: one does, the other waits.
    cluster = await startCluster({
      nginx,
      databaseUrl: postgres.url,
      siteDir,
      settings: { DEMO: '1', DEMO_SHARE: '10', PUBLIC_CACHE_SECONDS: `${CACHE_SECONDS}` },
    });
  }, 600_000);

  afterAll(async () => {
    await cluster?.stop();
    await postgres?.stop();
    rmSync(siteDir, { recursive: true, force: true });
  }, 60_000);

  test('the page comes with its content security policy', async () => {
    const { headers } = await fetch(`${cluster.url}/`);
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
    expect(headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['/static/main.0123456789abcdef.js', 'public, max-age=31536000, immutable'],
    ['/remotes/remote-reports/1.0.0/remoteEntry.js', 'public, max-age=31536000, immutable'],
    ['/remotes/remote-reports/1.1.0-local.1a2b3c4d/remoteEntry.js', 'no-cache'],
  ])('%s is kept: %s', async (path, rule) => {
    const { status, headers } = await fetch(`${cluster.url}${path}`);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe(rule);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-type')).toBe('application/javascript; charset=utf-8');
  });

  test('a script travels as brotli where the browser takes it, and as gzip or itself elsewhere', async () => {
    const path = '/static/main.0123456789abcdef.js';
    const travel = async (/** @type {string} */ accepted) => {
      const { headers } = await fetch(`${cluster.url}${path}`, { headers: { 'accept-encoding': accepted } });
      return [headers.get('content-encoding'), headers.get('vary'), headers.get('content-type')];
    };
    const type = 'application/javascript; charset=utf-8';
    expect(await travel('gzip, deflate, br, zstd')).toEqual(['br', 'Accept-Encoding', type]);
    expect(await travel('gzip, br;q=0')).toEqual(['gzip', 'Accept-Encoding', type]);
    const { headers } = await fetch(`${cluster.url}${path}`, { headers: { 'accept-encoding': 'br' } });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await fetch(`${cluster.url}${path}.br`)).status).toBe(404);
    expect(
      (await fetch(`${cluster.url}/static/plain.js`, { headers: { 'accept-encoding': 'br' } })).status,
    ).toBe(200);
  });

  test('a file that is not there is not found, and may come', async () => {
    for (const path of [
      '/static/none.js',
      '/static/none.0123456789abcdef.js',
      '/remotes/none.js',
      '/remotes/',
    ]) {
      const { status, headers } = await fetch(`${cluster.url}${path}`);
      expect([status, headers.get('cache-control')]).toEqual([404, 'no-store']);
    }
  });

  test.each([1, 90, 400, 5000])(
    'a list of many pages is asked for by %s values in its address',
    async (count) => {
      const values = Array(count).fill('privacyName=public').join('&');
      const { status, headers } = await fetch(`${cluster.url}/api/projects?size=1&${values}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'application/hal+json']);
    },
  );

  test('somebody who signed in at one instance is known at the other, and sees what was saved there', async () => {
    const [first, second] = cluster.instances.map(({ address }) => `http://${address}`);
    if (first === undefined || second === undefined) throw new Error('There are two instances.');
    const token = await signIn(first);
    const [plan] = await knownPlans({ url: first, token });
    if (plan === undefined) throw new Error('The demo has no plans with founders.');
    expect((await savePlan({ url: first, token }, plan, 77)).status).toBe(200);
    const seen = await (await get({ url: second, token }, plan.self)).json();
    expect(seen).toMatchObject({ comment: 'Measured 77', crisprAttempt: { totalTransferred: 77 } });
  });

  describe('what visitors read', () => {
    /** @param {string} path @param {Record<string, string>} [headers] */
    const read = async (path, headers = {}) => {
      const response = await fetch(`${cluster.url}${path}`, { headers });
      const { headers: sent, status } = response;
      return {
        status,
        body: await response.text(),
        cache: sent.get('x-cache-status'),
        rule: sent.get('cache-control'),
        tag: sent.get('etag'),
      };
    };

    test('is given to others for a moment, with the same tag', async () => {
      const first = await read('/api/projects/search?size=3');
      const second = await read('/api/projects/search?size=3');
      expect([first.cache, second.cache]).toEqual(['MISS', 'HIT']);
      expect(first.rule).toBe('public, max-age=0, s-maxage=1, stale-while-revalidate=2');
      expect(second).toEqual({ ...first, cache: 'HIT' });
    });

    test('is asked for once when many ask at once', async () => {
      const before = cluster.served().length;
      await Promise.all(Array.from({ length: 40 }, () => read('/api/projects?size=7')));
      await pause(200);
      expect(cluster.served().length - before).toBe(1);
    });

    test('does not come from somebody who is signed in, nor goes to them', async () => {
      const path = '/api/projects?size=4';
      const authorization = `Bearer ${await signIn(cluster.url)}`;
      const own = await read(path, { authorization });
      expect([own.status, own.cache, own.rule]).toEqual([200, 'BYPASS', 'private, no-cache']);
      const visitor = await read(path);
      expect(visitor.cache).toBe('MISS');
      expect(visitor.body).not.toBe(own.body);
      expect((await read(path, { authorization })).body).toBe(own.body);
    });

    /** @type {Record<string, string>[]} */
    const spoiled = [
      { cookie: 'visitor=1' },
      { authorization: 'Bearer of nobody' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-forwarded-proto': 'gopher' },
      { forwarded: 'host=evil.example' },
      { 'x-http-method-override': 'DELETE', 'x-original-url': '/api/people' },
      { accept: 'text/evil', 'accept-encoding': 'evil' },
    ];
    test.each(spoiled)('is not spoiled by a request with %j', async (headers) => {
      const path = `/api/projects/search?size=2&page=${Object.keys(headers).join('').length}`;
      const spoiling = await read(path, headers);
      const visitor = await read(path);
      expect(visitor.status).toBe(200);
      expect(visitor.body).not.toMatch(/evil|gopher/);
      expect(JSON.parse(visitor.body).page.size).toBe(2);
      if ('cookie' in headers || 'authorization' in headers)
        expect([spoiling.cache, visitor.cache]).toEqual(['BYPASS', 'MISS']);
    });

    test('shows a change at the latest after three times as long', async () => {
      const caller = { url: cluster.url, token: await signIn(cluster.url) };
      const [, plan] = await knownPlans(caller);
      if (plan === undefined) throw new Error('The demo has few plans with founders.');
      await read(plan.self);
      expect((await savePlan(caller, plan, 4711)).status).toBe(200);
      const saved = Date.now();
      while (!(await read(plan.self)).body.includes('Measured 4711')) {
        expect(Date.now() - saved).toBeLessThan(3 * CACHE_SECONDS * 1000);
        await pause(50);
      }
    });
  });

  test('the instances take turns', async () => {
    const before = cluster.served().length;
    for (let turn = 0; turn < 4; turn += 1) await fetch(`${cluster.url}/readyz`);
    const [first, second] = cluster.instances.map(({ address }) => address);
    // nginx writes its log after it has answered.
    while (cluster.served().length < before + 4) await pause(20);
    expect(cluster.served().slice(before).sort()).toEqual([first, first, second, second].sort());
  });

  test('no request fails while an instance is restarted', async () => {
    const caller = { url: cluster.url, token: await signIn(cluster.url) };
    const plans = await knownPlans(caller);
    let isOver = false;
    /** @type {number[]} */
    const statuses = [];
    const clients = plans.slice(0, 4).map(async (plan) => {
      for (let turn = 0; !isOver; turn += 1) {
        statuses.push((await get(caller, plan.project)).status);
        statuses.push((await savePlan(caller, plan, turn)).status);
      }
    });
    await cluster.instances[0].stop();
    await cluster.instances[0].start();
    isOver = true;
    await Promise.all(clients);
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses.length).toBeGreaterThan(20);
  }, 120_000);

  test('a write that no standby has confirmed is not acknowledged, nor is its repetition, and it is made once', async () => {
    if (programs === undefined) return;
    // Past nginx, which repeats some requests by itself.
    const url = `http://${cluster.instances[0].address}`;
    const caller = { url, token: await signIn(url) };
    const [plan] = await knownPlans(caller);
    const gene = await geneOf(caller, plan?.project ?? '');
    const setStandbys = async (/** @type {string} */ names) => {
      query(programs, postgres.url, `alter system set synchronous_standby_names = '${names}'`);
      query(programs, postgres.url, 'select pg_reload_conf()');
      const shown = () => query(programs, postgres.url, 'show synchronous_standby_names')[0]?.[0] ?? '';
      while (shown() !== names) await pause(50);
    };
    const key = 'not-on-the-standby';
    const send = () => createProject(caller, gene, { key, comment: key });
    const sendAndCancel = async () => {
      const sent = { isAnswered: false };
      const sending = send().finally(() => (sent.isAnswered = true));
      // As an operator does who wonders what takes so long: the database commits then, and reports success.
      const cancel = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";
      for (; !sent.isAnswered; await pause(50)) query(programs, postgres.url, cancel);
      const { status, headers } = await sending;
      return [status, headers.get('retry-after')];
    };
    await setStandbys('nobody');
    const refused = [await sendAndCancel(), await sendAndCancel()];
    await setStandbys('');
    expect(refused).toEqual([
      [503, '5'],
      [503, '5'],
    ]);
    expect((await send()).status).toBe(200);
    const count = query(programs, postgres.url, `select count(*) from project where comment = '${key}'`);
    expect(count).toEqual([['1']]);
  }, 120_000);

  test('while the database is away, people hear it from the API, with the time to wait', async () => {
    await postgres.halt('fast');
    const heard = [];
    for (let turn = 0; turn < 6; turn += 1) {
      const response = await fetch(`${cluster.url}/api/projects?size=${20 + turn}`);
      const { apierror } = await response.json();
      heard.push([response.status, response.headers.get('retry-after'), typeof apierror.message]);
    }
    await postgres.resume();
    expect(heard).toEqual(Array.from({ length: 6 }, () => [503, '5', 'string']));
    expect((await fetch(`${cluster.url}/api/projects?size=20`)).status).toBe(200);
  }, 60_000);
});

/** As much of a built site as is requested here. @returns {string} its folder */
function smallSite() {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-site-'));
  const remote = join(folder, 'remotes', 'remote-reports', '1.0.0');
  mkdirSync(join(folder, 'static'));
  mkdirSync(remote, { recursive: true });
  writeFileSync(
    join(folder, 'index.html'),
    '<!doctype html><html lang="en"><head></head><body></body></html>',
  );
  writeFileSync(join(folder, 'federation.json'), '{"remotes":[]}');
  writeFileSync(join(folder, 'federation-history.jsonl'), '');
  const script = join(folder, 'static', 'main.0123456789abcdef.js');
  writeFileSync(script, 'void 0;');
  writeFileSync(`${script}.br`, brotliCompressSync('void 0;'));
  writeFileSync(`${script}.gz`, gzipSync('void 0;'));
  writeFileSync(join(folder, 'static', 'plain.js'), 'void 0;');
  writeFileSync(join(remote, 'remoteEntry.js'), 'void 0;');
  const local = join(folder, 'remotes', 'remote-reports', '1.1.0-local.1a2b3c4d');
  mkdirSync(local);
  writeFileSync(join(local, 'remoteEntry.js'), 'void 0;');
  return folder;
}
