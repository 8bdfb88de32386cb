/** @jest-environment jest-fixed-jsdom */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ScreenReads } from 'shared/remote';
import { readsOf } from '../navigation/reads-of.ts';

const root = join(__dirname, '../../..');
interface Area {
  title: string;
  prefixes: string[];
  reads: (ScreenReads & { code?: string[] })[];
}

/** What the registry says in the place of the declared modules. */
const filesOf = (code: string[]) =>
  Object.fromEntries(
    code.flatMap((module, index) => [
      [`static/${index}.js`, `sha384-${module}`],
      [`static/${index}.css`, `sha384-looks of ${module}`],
    ]),
  );

const remotes = readdirSync(root)
  .filter((name) => name.startsWith('remote-'))
  .map((name) => {
    const { federation }: { federation: Area } = JSON.parse(
      readFileSync(join(root, name, 'package.json'), 'utf8'),
    );
    const entry = `remotes/${name}/1.0.0/remoteEntry.js`;
    const integrity: Record<string, string> = {
      'remoteEntry.js': `sha384-${name}`,
      'static/remote.1.js': 'sha384-b',
      'x.json': 'no',
    };
    const reads = federation.reads.map(({ code, ...screen }) =>
      code === undefined ? screen : { ...screen, files: filesOf(code) },
    );
    return { name, version: '1.0.0', contract: 1, entry, integrity, ...federation, reads };
  });
const requested = jest.fn();

/** Opens the page at an address, and lets its first script run. */
async function open(
  hash: string,
  {
    sessionMode = 'cookie',
    registry = { remotes },
    shared = {},
    idleMinutes = 0,
    session = Response.json({}),
  } = {},
) {
  document.head.innerHTML = '';
  requested
    .mockReset()
    .mockImplementation((address: string) =>
      Promise.resolve(address.includes('/auth/refresh') ? session : Response.json({})),
    );
  Object.assign(globalThis, { fetch: requested, earlyResponses: undefined });
  for (const [id, content] of Object.entries({
    'site-config': { apiBase: '', sessionMode, idleMinutes },
    'federation-registry': registry,
    'shared-files': shared,
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
  remote.reads.map(({ screen, files = {} }) => {
    const address = screen.replace(/:[a-z]+/g, (name) => `${name.slice(1).toUpperCase()}:0001`);
    return [address, remote, files] as const;
  }),
);

test.each(screens)('%s: what its area declares, and the files of both', async (address, remote, ofScreen) => {
  const { calls, files } = await open(`#${address}`);
  const { pathname, search } = new URL(address, 'http://localhost');
  const { own, once } = readsOf(remote, { pathname, search }, { isSignedIn: false });
  expect(calls).toEqual([...own, ...once]);
  const folder = `http://localhost/remotes/${remote.name}/1.0.0/`;
  expect(files).toEqual([
    ['preload', `${folder}remoteEntry.js`, `sha384-${remote.name}`],
    ['preload', `${folder}static/remote.1.js`, 'sha384-b'],
    ...Object.entries(ofScreen).map(([file, digest]) => ['preload', `${folder}${file}`, digest]),
  ]);
});

test('scripts and style sheets are requested as what they are, and nothing else is', async () => {
  const reads = [
    { screen: '/', urls: [], files: { 'a.js': 'sha384-a', 'b.css': 'sha384-b', 'c.svg': 'sha384-c' } },
  ];
  await open('#/', { registry: { remotes: remotes.map((remote) => ({ ...remote, integrity: {}, reads })) } });
  const links = [...document.head.querySelectorAll('link')];
  expect(links.map((link) => link.fetchPriority)).toEqual(['low', 'low']);
  expect(links.map((link) => [link.getAttribute('as') ?? link.as, link.href.split('/').at(-1)])).toEqual([
    ['script', 'a.js'],
    ['style', 'b.css'],
  ]);
});

test('the responses wait for the scripts under their full addresses', async () => {
  await open('#/projects/TPN:1');
  const [address] = globalThis.earlyResponses?.keys() ?? [];
  expect(address).toBe('GET http://localhost/api/projects/TPN:1');
});

test('a search in an address is requested with its term', async () => {
  const { calls } = await open('#/search?input=Cib2');
  expect(calls[0]).toMatch(/^\/api\/projects\/search\?.*&input=Cib2&/);
});

test.each([
  ['#/projects/TPN:1?tab=plans', 4],
  ['#/search?size=50&workUnitName=JAX', 2],
])('with a query that is not declared, the files alone: %s', async (hash, count) => {
  const { calls, files } = await open(hash);
  expect(calls).toEqual([]);
  expect(files).toHaveLength(count);
});

test('the files of shared modules that the area and its screen import are requested, each once', async () => {
  const modules = ['shared/ui-forms', 'shared/other'];
  const both = { 'static/both.js': 'sha384-both' };
  const shared = {
    'shared/ui-forms': both,
    'shared/edit-form': { ...both, 'static/edit-form.css': 'sha384-c' },
    'shared/ui-overlays': { 'static/unused.js': 'sha384-d' },
  };
  const reads = [{ screen: '/', urls: [], modules: ['shared/edit-form'] }];
  const registry = { remotes: remotes.map((remote) => ({ ...remote, integrity: {}, modules, reads })) };
  const { files } = await open('#/', { registry, shared });
  expect(files).toEqual([
    ['preload', 'http://localhost/static/both.js', 'sha384-both'],
    ['preload', 'http://localhost/static/edit-form.css', 'sha384-c'],
  ]);
});

describe('somebody who may be signed in', () => {
  const request = ([address, init]: unknown[]) => {
    const { method = 'GET', headers }: RequestInit = Object(init);
    const authorization = new Headers(headers).get('Authorization');
    return [method, String(address).replace('http://localhost', ''), authorization];
  };
  const openSignedIn = async (hash: string, settings = {}) => {
    localStorage.setItem('session.present', '1');
    const { files } = await open(hash, { session: Response.json({ accessToken: 'T' }), ...settings });
    await jest.advanceTimersByTimeAsync(0);
    return { requests: requested.mock.calls.map(request), files };
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** What a screen reads, and the address that renews the session and reads it. */
  const readsAt = (address: string) => {
    const plans = remotes.find(({ name }) => name === 'remote-plans');
    if (!plans) throw new Error('There is no area of plans.');
    const { own, once } = readsOf(plans, { pathname: address, search: '' }, { isSignedIn: true });
    return { own, once, renewal: `/auth/refresh?${new URLSearchParams(own.map((url) => ['read', url]))}` };
  };
  const PLAN = '/projects/TPN:1/production-plan/PIN:2';

  test('gets the session together with what the screen reads, and beside it what is the same for everybody', async () => {
    const session = Response.json({ accessToken: 'T', person: { email: 'jo@lab.example' }, reads: [] });
    const { requests } = await openSignedIn(`#${PLAN}`, { session });
    const { once, renewal } = readsAt(PLAN);
    expect(requests).toEqual([['POST', renewal, null], ...once.map((url) => ['GET', url, null])]);
    for (const url of once)
      expect(globalThis.earlyResponses?.get(`GET http://localhost${url}`)?.token).toBeUndefined();
  });

  test('a server of former times is asked with the token who they are and for what the screen reads', async () => {
    const { requests } = await openSignedIn(`#${PLAN}`);
    const { own, once } = readsAt(PLAN);
    expect(requests.slice(1 + once.length)).toEqual([
      ['GET', '/api/people/currentPerson', 'Bearer T'],
      ...own.map((url) => ['GET', url, 'Bearer T']),
    ]);
  });

  test('who they are is not asked where the session says so', async () => {
    const session = Response.json({ accessToken: 'T', person: { email: 'jo@lab.example' } });
    const { requests } = await openSignedIn('#/', { session, registry: { remotes: [] } });
    expect(requests.map(([, address]) => address)).toEqual(['/auth/refresh']);
  });

  test('nothing is read as somebody without a session', async () => {
    const refused = new Response('{}', { status: 401 });
    const { requests } = await openSignedIn(`#${PLAN}`, { session: refused });
    const { once, renewal } = readsAt(PLAN);
    expect(requests).toEqual([['POST', renewal, null], ...once.map((url) => ['GET', url, null])]);
  });

  describe('alone among all tabs', () => {
    let locked: jest.Mock;
    let grant: () => void;
    const calls = () => requested.mock.calls.map(([address]) => String(address));

    beforeEach(() => {
      const isFree = new Promise<void>((resolve) => (grant = resolve));
      locked = jest.fn((_name: string, work: () => Promise<unknown>) => isFree.then(work));
      Object.assign(navigator, { locks: { request: locked } });
    });
    afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

    test('the session is requested at once, and other tabs wait until it is there', async () => {
      let respond: (session: Response) => void = () => {};
      await openSignedIn('#/nowhere', { session: new Promise((resolve) => (respond = resolve)) });
      expect(calls()).toEqual(['http://localhost/auth/refresh']);
      expect(localStorage.getItem('session.busy')).toBe(String(Date.now()));
      grant();
      const letGo = jest.fn();
      const held = locked.mock.results[0]?.value.then(letGo);
      await jest.advanceTimersByTimeAsync(0);
      expect(letGo).not.toHaveBeenCalled();
      respond(Response.json({ accessToken: 'T', person: {}, reads: [] }));
      await held;
      expect(letGo).toHaveBeenCalled();
      expect(localStorage.getItem('session.busy')).toBeNull();
      expect(calls()).toHaveLength(1);
    });

    test('while another tab works on the session it waits for that', async () => {
      localStorage.setItem('session.busy', String(Date.now() - 14_000));
      await openSignedIn('#/nowhere');
      expect(calls()).toEqual([]);
      expect([...(globalThis.earlyResponses?.keys() ?? [])]).toEqual(['POST http://localhost/auth/refresh']);
      grant();
      await jest.advanceTimersByTimeAsync(0);
      expect(calls()).toContain('http://localhost/auth/refresh');
      expect(locked).toHaveBeenCalledWith('session', expect.anything());
    });

    test('a tab that was closed over it is not waited for', async () => {
      localStorage.setItem('session.busy', String(Date.now() - 16_000));
      await openSignedIn('#/nowhere');
      expect(calls()).toContain('http://localhost/auth/refresh');
    });
  });

  test('the session is requested before the code, which cannot run yet', async () => {
    const filesBefore: number[] = [];
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation((key) => {
      if (key === 'session.busy') filesBefore.push(document.head.querySelectorAll('link').length);
    });
    localStorage['session.present'] = '1';
    await open('#/');
    expect(filesBefore).toEqual([0]);
    expect(document.head.querySelectorAll('link').length).toBeGreaterThan(0);
    setItem.mockRestore();
  });

  test('where the browser keeps nothing for the site, the code is requested all the same', async () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('refused');
    });
    const { files } = await open('#/');
    expect(files.length).toBeGreaterThan(0);
    jest.restoreAllMocks();
  });

  test('a session is not taken up that is over because nobody was there', async () => {
    localStorage.setItem('session.activity', String(Date.now() - 60 * 60_000));
    expect((await openSignedIn('#/', { idleMinutes: 60 })).requests).toEqual([]);
    expect((await openSignedIn('#/', { idleMinutes: 61 })).requests).not.toEqual([]);
    expect((await openSignedIn('#/', { idleMinutes: 0 })).requests).not.toEqual([]);
  });

  test('the session is requested at an address that no area has declared, and beside a canary', async () => {
    const staged = { remotes: remotes.map((remote) => ({ ...remote, staged: {} })) };
    for (const settings of [{ registry: { remotes: [] } }, { registry: staged }]) {
      const { requests, files } = await openSignedIn('#/', settings);
      expect(requests.map(([, address]) => address)).toEqual(['/auth/refresh', '/api/people/currentPerson']);
      expect(files).toEqual([]);
    }
  });

  test('where the session is one of the existing tracker, nothing', async () => {
    expect((await openSignedIn('#/', { sessionMode: 'storage' })).requests).toEqual([]);
  });
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
