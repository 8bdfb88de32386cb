/** @jest-environment jest-fixed-jsdom */
import { loadRemote, registerRemotes } from '@module-federation/runtime';
import type { RegistryEntry } from 'shared/remote';
import { forgetFailedLoad, loadRemoteModule, preloadRemote } from './remote-loader.ts';

jest.mock('@module-federation/runtime', () => ({ loadRemote: jest.fn(), registerRemotes: jest.fn() }));
const loading = jest.mocked(loadRemote);

let count = 0;
/** A remote that no other test has touched. */
function aRemote(changes: Partial<RegistryEntry> = {}): RegistryEntry {
  count += 1;
  const version = `1.0.${count}`;
  const entry = `remotes/remote-x/${version}/remoteEntry.js`;
  return { name: 'remote-x', version, contract: 1, entry, prefixes: ['/x'], ...changes };
}
const exposing = (changes = {}) => ({
  default: { name: 'remote-x', version: '1.0.0', contract: 1, routes: [], ...changes },
});

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
});
afterEach(() => jest.useRealTimers());

/** The failure of a load, after all its attempts. */
async function failureOf(remote: RegistryEntry): Promise<unknown> {
  const failure = loadRemoteModule(remote).catch((error: unknown) => error);
  await jest.runAllTimersAsync();
  return failure;
}

test('a remote is registered under its container name with an address beside the page, and loaded once', async () => {
  loading.mockResolvedValue(exposing());
  const remote = aRemote();
  const first = loadRemoteModule(remote);
  expect(loadRemoteModule(remote)).toBe(first);
  await expect(first).resolves.toMatchObject({ name: 'remote-x', routes: [] });
  expect(registerRemotes).toHaveBeenCalledWith(
    [{ name: 'remote_x', entry: `http://localhost/${remote.entry}` }],
    { force: false },
  );
  expect(loading).toHaveBeenCalledTimes(1);
  expect(loading).toHaveBeenCalledWith('remote_x/remote');
});

test('a release that names its manifest is loaded by the entry beside it', async () => {
  loading.mockResolvedValue(exposing());
  await loadRemoteModule(aRemote({ entry: 'https://elsewhere.example/x/1.0.0/mf-manifest.json' }));
  expect(registerRemotes).toHaveBeenCalledWith(
    [{ name: 'remote_x', entry: 'https://elsewhere.example/x/1.0.0/remoteEntry.js' }],
    { force: true },
  );
});

test('another version of a remote takes the place of the first, and of its chunks', async () => {
  loading.mockResolvedValue(exposing());
  await loadRemoteModule(aRemote());
  Reflect.set(globalThis, 'webpackChunkremote_x', ['chunks of the first']);
  const next = aRemote();
  await loadRemoteModule(next);
  expect(registerRemotes).toHaveBeenLastCalledWith(
    [{ name: 'remote_x', entry: `http://localhost/${next.entry}` }],
    { force: true },
  );
  expect(globalThis).not.toHaveProperty('webpackChunkremote_x');
});

test('its scripts are requested all at once, with their digests, and no second time', async () => {
  loading.mockResolvedValue(exposing());
  const integrity = {
    'mf-manifest.json': 'sha384-a',
    'remoteEntry.js': 'sha384-b',
    'static/remote.js': 'sha384-c',
  };
  const remote = aRemote({ integrity, entry: 'https://elsewhere.example/remotes/x/remoteEntry.js' });
  const early = document.createElement('link');
  early.href = 'https://elsewhere.example/remotes/x/remoteEntry.js';
  document.head.append(early);
  await loadRemoteModule(remote);
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=preload]')];
  expect(links.map(({ href, integrity: digest, crossOrigin }) => [href, digest, crossOrigin])).toEqual([
    ['https://elsewhere.example/remotes/x/static/remote.js', 'sha384-c', 'anonymous'],
  ]);
  document.head.replaceChildren();
});

test('a failed attempt is repeated twice; then the error names the remote and its version', async () => {
  loading.mockRejectedValue(new Error('[ Federation Runtime ]: Failed to get manifest.'));
  const remote = aRemote();
  expect(await failureOf(remote)).toMatchObject({
    kind: 'load',
    message: `remote-x ${remote.version} (load): Failed to get manifest.`,
  });
  expect(loading).toHaveBeenCalledTimes(3);
});

test('before it is tried again, its files are requested past the browser’s cache, which may hold damaged ones', async () => {
  const requested = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('offline'));
  loading.mockRejectedValueOnce(new Error('wrong digest')).mockResolvedValueOnce(exposing());
  const integrity = { 'remoteEntry.js': 'sha384-a', 'static/remote.js': 'sha384-b' };
  const remote = aRemote({ integrity });
  const loaded = loadRemoteModule(remote);
  await jest.runAllTimersAsync();
  await expect(loaded).resolves.toMatchObject({ name: 'remote-x' });
  const folder = `http://localhost/remotes/remote-x/${remote.version}/`;
  expect(requested.mock.calls).toEqual([
    [new URL(`${folder}remoteEntry.js`), { cache: 'reload' }],
    [new URL(`${folder}static/remote.js`), { cache: 'reload' }],
  ]);
});

test('a failure is cached until it is cleared on purpose', async () => {
  loading.mockRejectedValue(new Error('gone'));
  const remote = aRemote();
  await failureOf(remote);
  loading.mockClear().mockResolvedValue(exposing());

  await expect(loadRemoteModule(remote)).rejects.toThrow('gone');
  expect(loading).not.toHaveBeenCalled();
  forgetFailedLoad(remote);
  await expect(loadRemoteModule(remote)).resolves.toMatchObject({ name: 'remote-x' });
});

test('what is loaded is not forgotten', async () => {
  loading.mockResolvedValue(exposing());
  const remote = aRemote();
  await loadRemoteModule(remote);
  forgetFailedLoad(remote);
  await loadRemoteModule(remote);
  expect(loading).toHaveBeenCalledTimes(1);
});

test('a remote that never responds is given up after 15 seconds, without another attempt', async () => {
  loading.mockReturnValue(new Promise(() => {}));
  const remote = aRemote();
  const failure = loadRemoteModule(remote).catch((error: unknown) => error);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await failure).toMatchObject({ kind: 'timeout' });
  expect(loading).toHaveBeenCalledTimes(1);
});

test('a remote whose registry entry names another contract is refused without fetching it', async () => {
  expect(await failureOf(aRemote({ contract: 99 }))).toMatchObject({
    kind: 'contract',
    message: expect.stringContaining('built for interface 99 of the site, while this page has interface 1'),
  });
  expect(loading).not.toHaveBeenCalled();
});

test('a remote with another contract number after loading is refused too', async () => {
  loading.mockResolvedValue(exposing({ contract: 2, routes: 'in another shape' }));
  expect(await failureOf(aRemote())).toMatchObject({ kind: 'contract' });
});

test.each([[null], [{}], [{ default: { contract: 1 } }], [exposing({ routes: 'none' })]])(
  'what exposes no remote fails: %j',
  async (exposed) => {
    loading.mockResolvedValue(exposed);
    expect(await failureOf(aRemote())).toMatchObject({
      kind: 'load',
      message: expect.stringMatching(/expose a remote/),
    });
  },
);

test.each(['javascript:alert(1)', 'data:application/json,{}'])(
  '%s is no address of a remote',
  async (entry) => {
    expect(await failureOf(aRemote({ entry }))).toMatchObject({ kind: 'load' });
    expect(registerRemotes).not.toHaveBeenCalled();
  },
);

describe('in advance', () => {
  test('a remote is fetched, and the visit finds it ready', async () => {
    loading.mockResolvedValue(exposing());
    const remote = aRemote();
    void preloadRemote(remote);
    void preloadRemote(remote);
    await loadRemoteModule(remote);
    expect(loading).toHaveBeenCalledTimes(1);
  });

  test('a failed preload is ignored: the visit tries again', async () => {
    loading.mockRejectedValue(new Error('gone'));
    const remote = aRemote();
    void preloadRemote(remote);
    await jest.runAllTimersAsync();
    loading.mockResolvedValue(exposing());
    await expect(loadRemoteModule(remote)).resolves.toMatchObject({ name: 'remote-x' });
  });

  test('a failure that a visitor came to wait for is the visit’s own', async () => {
    loading.mockRejectedValue(new Error('gone'));
    const remote = aRemote();
    void preloadRemote(remote);
    await failureOf(remote);
    expect(loading).toHaveBeenCalledTimes(3);
    await expect(loadRemoteModule(remote)).rejects.toThrow('gone');
  });
});

test('what the registry refuses is not requested at all', async () => {
  const failure = await failureOf(aRemote({ refused: 'it is not signed' }));
  expect(failure).toMatchObject({ kind: 'refused', message: expect.stringContaining('it is not signed') });
  expect(registerRemotes).not.toHaveBeenCalled();
  expect(loading).not.toHaveBeenCalled();
});
