/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenReads } from 'shared/remote';
import { readsOf } from '../navigation/reads-of.ts';

const root = join(__dirname, '../../..');
interface Area {
  title: string;
  prefixes: string[];
  reads: ScreenReads[];
}

const remotes = readdirSync(root)
  .filter((name) => name.startsWith('remote-'))
  .map((name) => {
    const { federation }: { federation: Area } = JSON.parse(
      readFileSync(join(root, name, 'package.json'), 'utf8'),
    );
    const entry = `remotes/${name}/1.0.0/remoteEntry.js`;
    const integrity = {
      'remoteEntry.js': `sha384-${name}`,
      'static/remote.1.js': 'sha384-b',
      'x.json': 'no',
    };
    return { name, version: '1.0.0', contract: 1, entry, integrity, ...federation };
  });
const requested = jest.fn();

/** Opens the page at an address, and lets its first script run. */
async function open(hash: string, { sessionMode = 'cookie', registry = { remotes } } = {}) {
  document.head.innerHTML = '';
  requested.mockReset().mockResolvedValue(new Response('{}'));
  Object.assign(globalThis, { fetch: requested, earlyResponses: undefined });
  for (const [id, content] of Object.entries({
    'site-config': { apiBase: '', sessionMode },
    'federation-registry': registry,
  })) {
    const block = document.createElement('script');
    Object.assign(block, { id, type: 'application/json', textContent: JSON.stringify(content) });
    document.head.append(block);
  }
  window.location.hash = hash;
  await runFirstScript();
  return {
    calls: requested.mock.calls.map(([address]) => String(address).replace('http://localhost', '')),
    files: [...document.head.querySelectorAll('link')].map(({ rel, href, integrity }) => [
      rel,
      href,
      integrity,
    ]),
  };
}

function runFirstScript(): Promise<void> {
  return jest.isolateModulesAsync(async () => {
    await import('./early-requests.ts');
  });
}

afterEach(() => localStorage.clear());

const screens = remotes.flatMap((remote) =>
  remote.reads.map(({ screen }) => {
    const address = screen.replace(/:[a-z]+/g, (name) => `${name.slice(1).toUpperCase()}:0001`);
    return [address, remote] as const;
  }),
);

test.each(screens)('%s: what its area declares, and the files of that area', async (address, remote) => {
  const { calls, files } = await open(`#${address}`);
  const { pathname, search } = new URL(address, 'http://localhost');
  const { own, once } = readsOf(remote, { pathname, search }, { isSignedIn: false });
  expect(calls).toEqual([...own, ...once]);
  const folder = `http://localhost/remotes/${remote.name}/1.0.0/`;
  expect(files).toEqual([
    ['preload', `${folder}remoteEntry.js`, `sha384-${remote.name}`],
    ['preload', `${folder}static/remote.1.js`, 'sha384-b'],
  ]);
});

test('the responses wait for the scripts under their full addresses', async () => {
  await open('#/projects/TPN:1');
  const responses: unknown = Reflect.get(globalThis, 'earlyResponses');
  const addresses: unknown[] = responses instanceof Map ? [...responses.keys()] : [];
  expect(addresses[0]).toBe('http://localhost/api/projects/TPN:1');
});

test('a search in an address is requested with its term', async () => {
  const { calls } = await open('#/search?input=Cib2');
  expect(calls[0]).toMatch(/^\/api\/projects\/search\?.*&input=Cib2&/);
});

test.each(['#/projects/TPN:1?tab=plans', '#/search?size=50&workUnitName=JAX'])(
  'with a query that is not declared, the files alone: %s',
  async (hash) => {
    const { calls, files } = await open(hash);
    expect(calls).toEqual([]);
    expect(files).toHaveLength(2);
  },
);

test('who may be signed in reads with a token, which is not here', async () => {
  localStorage.setItem('session.present', '1');
  expect((await open('#/')).calls).toEqual([]);
  localStorage.clear();
  expect((await open('#/', { sessionMode: 'storage' })).calls).toEqual([]);
});

test('nothing of an area with a canary: the shell knows which version runs here', async () => {
  const registry = { remotes: remotes.map((remote) => ({ ...remote, staged: {} })) };
  expect(await open('#/', { registry })).toEqual({ calls: [], files: [] });
});

test.each(['#/nowhere', '#/projects/%', '#', ''])('nothing, and no error, at %s', async (hash) => {
  const { calls } = await open(hash, { registry: { remotes: [] } });
  expect(calls).toEqual([]);
});

test('no blocks in the page: the shell reads everything itself', async () => {
  document.head.innerHTML = '';
  await expect(runFirstScript()).resolves.toBeUndefined();
});
