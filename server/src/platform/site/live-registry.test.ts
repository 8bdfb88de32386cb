import { createHash, createPrivateKey } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newKeyPair } from 'tools/site/signing/release-keys.mjs';
import { signatureOf } from 'tools/site/signing/signature.mjs';
import { openTestApp, type TestApp } from '../../../testing/test-app.ts';
import { pageRegistry, verifiedRegistry } from './live-registry.ts';
import { siteRoutes } from './routes.ts';

const DIGEST = `sha384-${'B'.repeat(64)}`;
const team = newKeyPair();
const keys = { '*': [team.publicKey] };
const privateKey = createPrivateKey(team.privateKey);
const signed = (facts: object) => ({ ...facts, signature: signatureOf(facts, privateKey) });

const factsOf = (name: string, version = '1.0.0') => ({
  name,
  version,
  contract: 2,
  title: 'An area',
  prefixes: [`/${name.slice(7)}`],
  entry: `remotes/${name}/${version}/remoteEntry.js`,
  integrity: { 'remoteEntry.js': DIGEST },
  files: DIGEST,
});
const audience = { percentage: 10, accounts: [] };

test('without keys the registry is taken as it is', () => {
  const value = { remotes: [factsOf('remote-a'), 'nonsense'], unwritten: ['who did it'] };
  expect(verifiedRegistry(value, undefined)).toEqual({ registry: { remotes: value.remotes }, refusals: [] });
});

test('what is signed passes; what is not is named, without anything to load', () => {
  const good = { ...signed(factsOf('remote-a')), sources: 's', publishedAt: '2026-01-01' };
  const changed = {
    ...signed(factsOf('remote-b')),
    contract: 3,
    reads: [{ screen: '/b', urls: ['/api/b'] }],
  };
  const { registry, refusals } =
    verifiedRegistry({ remotes: [good, changed, factsOf('remote-c')] }, keys) ?? {};
  expect(registry?.remotes).toEqual([
    good,
    {
      name: 'remote-b',
      version: '1.0.0',
      contract: 3,
      title: 'An area',
      prefixes: ['/b'],
      entry: 'remotes/remote-b/refused',
      refused: 'its signature does not fit',
    },
    expect.objectContaining({ name: 'remote-c', refused: 'it is not signed' }),
  ]);
  expect(refusals).toEqual([
    'remote-b 1.0.0: its signature does not fit',
    'remote-c 1.0.0: it is not signed',
  ]);
});

test('a canary that is not signed, or another app, is left out; the live version runs', () => {
  const live = signed(factsOf('remote-a'));
  const withCanary = (facts: object) => ({ ...live, staged: { facts, audience } });
  const remotesOf = (entry: object) => verifiedRegistry({ remotes: [entry] }, keys)?.registry.remotes;
  expect(remotesOf(withCanary(signed(factsOf('remote-a', '1.1.0'))))).toEqual([
    withCanary(signed(factsOf('remote-a', '1.1.0'))),
  ]);
  expect(remotesOf(withCanary(factsOf('remote-a', '1.1.0')))).toEqual([live]);
  expect(remotesOf(withCanary(signed(factsOf('remote-b', '1.1.0'))))).toEqual([live]);
});

test('the page does not carry what only the release tools need', () => {
  const entry = { ...signed(factsOf('remote-a')), sources: 's', bytes: 9 };
  const [facts] = pageRegistry({ remotes: [{ ...entry, staged: { facts: entry, audience } }] }).remotes;
  expect(JSON.stringify(facts)).not.toMatch(/signature|sources|bytes|"files"/);
  expect(facts).toHaveProperty('staged.facts.entry');
});

test.each([undefined, null, [], { remotes: 'none' }])('%j is no registry', (value) => {
  expect(verifiedRegistry(value, keys)).toBeUndefined();
});

describe('a site with keys', () => {
  const PAGE = '<p>Tracker</p><script type="application/json" id="federation-registry"></script>';
  let siteDir: string;
  let tracker: TestApp;
  const put = (path: string, content: string) => {
    mkdirSync(join(siteDir, path, '..'), { recursive: true });
    writeFileSync(join(siteDir, path), content);
  };
  const digestOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const shellOf = (page: string, others: object = {}) =>
    signed({ name: 'shell', version: '2.0.0', contract: 2, page: digestOf(page), files: DIGEST, ...others });
  const publish = (registry: object) => put('federation.json', JSON.stringify(registry));
  const get = (url: string) => tracker.app.inject({ url });

  beforeAll(async () => {
    siteDir = mkdtempSync(join(tmpdir(), 'signed-site-'));
    put('index.html', PAGE);
    put('federation-history.jsonl', '{"actor":"jo"}\n');
    tracker = await openTestApp({ modules: [siteRoutes], settings: { siteDir, releaseKeys: keys } });
  });
  afterAll(async () => {
    await tracker.close();
    rmSync(siteDir, { recursive: true });
  });
  beforeEach(() => {
    put('index.html', PAGE);
    publish({ shell: shellOf(PAGE), remotes: [signed(factsOf('remote-a')), factsOf('remote-b')] });
  });

  test('page and federation.json name what is refused, and why', async () => {
    for (const url of ['/', '/federation.json']) {
      const { statusCode, body } = await get(url);
      expect(statusCode).toBe(200);
      expect(body).toContain('"entry":"remotes/remote-a/1.0.0/remoteEntry.js"');
      expect(body).toContain('"entry":"remotes/remote-b/refused","refused":"it is not signed"');
      expect(body).not.toContain('remotes/remote-b/1.0.0');
    }
  });

  test('who released what is for the release tools', async () => {
    publish({ shell: shellOf(PAGE), remotes: [], unwritten: [{ actor: 'jo@lab.example' }] });
    expect((await get('/federation.json')).body).not.toContain('jo@lab');
    expect((await get('/federation-history.jsonl')).statusCode).toBe(404);
  });

  test.each([
    ['that was changed', () => put('index.html', `${PAGE}<script>steal()</script>`)],
    ['of an unsigned shell', () => publish({ shell: { ...shellOf(PAGE), signature: 'x' }, remotes: [] })],
    ['whose registry is gone', () => rmSync(join(siteDir, 'federation.json'))],
  ])('a page %s is not served, and people read why', async (_what, change) => {
    change();
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(503);
    expect(body).toMatch(
      /^This site is not shown at the moment: its page is not the one that was released\./,
    );
  });

  describe('and its service worker', () => {
    const statusOf = async () => (await get('/service-worker.js')).statusCode;

    test('is served as it was signed with the page', async () => {
      put('service-worker.js', 'keeps');
      publish({ shell: shellOf(PAGE, { worker: digestOf('keeps') }), remotes: [] });
      expect((await get('/service-worker.js')).body).toBe('keeps');
      put('service-worker.js', 'keeps and steals');
      expect(await statusOf()).toBe(404);
    });

    test('is not served when its digest is nowhere', async () => {
      put('service-worker.js', 'keeps');
      publish({ shell: shellOf(PAGE), remotes: [] });
      expect(await statusOf()).toBe(404);
    });

    test('is that of the shell that the registry names, also while a release goes on', async () => {
      put('service-worker.js', 'keeps');
      put('shell/2.0.0/service-worker.js', 'keeps more');
      publish({ shell: shellOf(PAGE, { worker: digestOf('keeps more') }), remotes: [] });
      expect((await get('/service-worker.js')).body).toBe('keeps more');
    });
  });

  test('while a release of the shell goes on, its stored page is served', async () => {
    const next = `${PAGE}<p>next</p>`;
    put('shell/2.0.0/index.html', next);
    publish({ shell: shellOf(next), remotes: [] });
    const { statusCode, body } = await get('/');
    expect([statusCode, body.includes('<p>next</p>')]).toEqual([200, true]);
  });
});
