import { firstModules, readsWithFiles } from './screen-files.mjs';

const SOURCES = '/app/src';
/** Shared modules by the scripts that import them. */
const IMPORTED = {
  'static/2.js': ['react', 'shared/ui-overlays'],
  'static/3.js': ['shared/ui-forms', 'shared/ui-overlays'],
};

/**
 * A compilation in which each path is imported lazily, with the files that this requests.
 *
 * @param {Record<string, string[]>} imports
 */
function compilation(imports) {
  const blocks = Object.keys(imports).map((path) => ({ dependencies: [{ path }] }));
  const module = (/** @type {{ path: string }} */ { path }) => ({
    nameForCondition: () => `${SOURCES}/${path}`,
  });
  const chunk = (/** @type {string} */ file) => ({ files: new Set([file]) });
  const group = (/** @type {(typeof blocks)[number]} */ { dependencies: [dependency] }) => ({
    chunks: (imports[dependency?.path ?? ''] ?? []).map(chunk),
  });
  const modulesOf = (/** @type {ReturnType<typeof chunk>} */ { files }) =>
    Object.entries(IMPORTED)
      .filter(([file]) => files.has(file))
      .flatMap(([, requests]) => requests)
      .map((shareKey) => ({ type: 'consume-shared-module', options: { shareKey } }));
  /** @type {any} of which this is all that is read */
  const partial = {
    modules: [{ blocks }],
    namedChunks: new Map([['remote', chunk('static/2.js')]]),
    moduleGraph: { getModule: module },
    chunkGraph: { getBlockChunkGroup: group, getChunkModulesIterable: modulesOf },
  };
  return partial;
}

const lazy = compilation({
  'plan/page.tsx': ['static/2.js', 'static/2.css', 'static/1.js'],
  'plan/drawing.tsx': ['static/3.js', 'static/1.js'],
});
const screen = { screen: '/plans/:pin', urls: ['/api/plans/:pin'] };

test('files take the place of the modules that a screen declares, each once, beside the shared modules with files that they import', () => {
  expect(readsWithFiles(lazy, [{ ...screen, code: ['plan/page.tsx', 'plan/drawing.tsx'] }], SOURCES)).toEqual(
    [
      {
        ...screen,
        files: ['static/1.js', 'static/2.css', 'static/2.js', 'static/3.js'],
        modules: ['shared/ui-forms', 'shared/ui-overlays'],
      },
    ],
  );
});

test('a screen that declares no modules stays as it is', () => {
  expect(readsWithFiles(lazy, [screen], SOURCES)).toEqual([screen]);
});

test('a module that is imported nowhere lazily is refused by its name', () => {
  expect(() => readsWithFiles(lazy, [{ ...screen, code: ['plan/gone.tsx'] }], SOURCES)).toThrow(
    'package.json: /plans/:pin: no import() loads plan/gone.tsx of "code".',
  );
});

test('what a remote exposes begins with the shared modules that it imports', () => {
  expect(firstModules(lazy)).toEqual(['shared/ui-overlays']);
});
