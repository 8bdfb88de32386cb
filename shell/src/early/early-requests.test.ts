/** @jest-environment jest-fixed-jsdom */
import { readsOf } from '../navigation/reads-of.ts';
import { open, remotes, runFirstScript } from './testing/open-page.ts';

afterEach(() => localStorage.clear());

const screens = remotes.flatMap((remote) =>
  remote.reads.map(({ screen, files }) => {
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
  ['#/search?size=50&workUnitName=JAX', 4],
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
