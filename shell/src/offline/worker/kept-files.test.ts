import { kindOf, marked, namedVersions, outdated, registryIn, routesFrom } from './kept-files.ts';

const HOME = 'https://tracker.example/';
const asked = (path: string, { method = 'GET', mode = 'cors' } = {}) => ({
  url: new URL(path, HOME).href,
  method,
  mode,
});

test.each([
  ['/', { mode: 'navigate' }, 'page'],
  ['/index.html?again', { mode: 'navigate' }, 'page'],
  ['/', {}, 'none'],
  ['/federation.json', {}, 'registry'],
  ['/static/shell.0a1b2c3d.js', {}, 'file'],
  ['/remotes/remote-search/1.0.0/remoteEntry.js', {}, 'file'],
  ['/remotes/remote-search/1.0.0/remoteEntry.js', { method: 'HEAD' }, 'none'],
  ['/api/projects', {}, 'none'],
  ['/api/projects', { mode: 'navigate' }, 'none'],
  ['/auth/refresh', { method: 'POST' }, 'none'],
  ['/tracking-api/static/x', {}, 'none'],
  ['/docs/restapi.html', { mode: 'navigate' }, 'none'],
  ['/service-worker.js', {}, 'none'],
  ['https://elsewhere.example/static/x.js', {}, 'none'],
])('%s (%j) is: %s', (path, request, kind) => {
  expect(kindOf(asked(path, request), HOME)).toBe(kind);
});

test('a browser asks the worker about page and registry, takes files from what is kept, and sends all else at once', () => {
  const routes = routesFrom(`${HOME}tracker/`);
  const pathsOf = (source: unknown) =>
    routes
      .filter((route) => JSON.stringify(route.source) === JSON.stringify(source))
      .map(({ condition: { urlPattern } }) => `${urlPattern.hostname} ${urlPattern.pathname}`);
  expect(pathsOf('fetch-event')).toEqual(
    ['', 'index.html', 'federation.json'].map((path) => `tracker.example /tracker/${path}`),
  );
  expect(pathsOf({ cacheName: 'kept-1' })).toEqual([
    'tracker.example /tracker/static/*',
    'tracker.example /tracker/remotes/*',
  ]);
  expect(pathsOf('network')).toEqual(['* *']);
  expect(routes.at(-1)?.source).toBe('network');
});

test('a site below a path keeps what is its own', () => {
  expect(kindOf(asked('/tracker/static/a.js'), `${HOME}tracker/`)).toBe('file');
  expect(kindOf(asked('/static/a.js'), `${HOME}tracker/`)).toBe('none');
});

const registry = {
  remotes: [
    { name: 'remote-a', version: '1.0.0', staged: { facts: { name: 'remote-a', version: '1.1.0' } } },
    { name: 'remote-b', version: '2.0.0' },
  ],
};

test('files of versions that the site no longer names must go, those on trial stay', () => {
  const kept = ['1.0.0', '1.1.0', '0.9.0'].map((version) => `remotes/remote-a/${version}/remoteEntry.js`);
  const versions = namedVersions(registry) ?? new Set<string>();
  expect(outdated([...kept, 'remotes/remote-c/1.0.0/remoteEntry.js'], versions, undefined)).toEqual([
    'remotes/remote-a/0.9.0/remoteEntry.js',
    'remotes/remote-c/1.0.0/remoteEntry.js',
  ]);
});

test('files of an earlier shell go when another page has come, which does not name them', () => {
  const kept = ['static/shell.11111111.js', 'static/shell.22222222.js'];
  expect(outdated(kept, new Set(), undefined)).toEqual([]);
  expect(outdated(kept, new Set(), '<script src="static/shell.22222222.js">')).toEqual([kept[0]]);
});

test.each([[undefined], [{}], [{ remotes: [] }], ['no']])('%j names nothing, and so nothing goes', (json) => {
  expect(namedVersions(json)).toBeUndefined();
});

test('the registry is read from the page, where the server wrote it', () => {
  const page = (json: string) => `<script type="application/json" id="federation-registry">${json}</script>`;
  expect(registryIn(page(JSON.stringify(registry)))).toEqual(registry);
  expect(registryIn(page(''))).toBeUndefined();
  expect(registryIn(page('{'))).toBeUndefined();
  expect(registryIn('<p>')).toBeUndefined();
});

test('a kept page says since when, and is the same otherwise', () => {
  const now = new Date('2026-11-25T03:00:00Z');
  expect(marked('<!doctype html>\n<html lang="en"><head>', now)).toBe(
    '<!doctype html>\n<html data-kept-at="2026-11-25T03:00:00.000Z" lang="en"><head>',
  );
});
