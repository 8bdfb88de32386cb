import { readsWithFiles } from './screen-files.mjs';

const SOURCES = '/app/src';

/** A compilation in which each path is imported lazily, with the files that this requests. @param {Record<string, string[]>} imports */
function compilation(imports) {
  const blocks = Object.keys(imports).map((path) => ({ dependencies: [{ path }] }));
  const module = (/** @type {{ path: string }} */ { path }) => ({
    nameForCondition: () => `${SOURCES}/${path}`,
  });
  const group = (/** @type {(typeof blocks)[number]} */ { dependencies: [dependency] }) => ({
    chunks: (imports[dependency?.path ?? ''] ?? []).map((file) => ({ files: new Set([file]) })),
  });
  /** @type {any} of which this is all that is read */
  const partial = {
    modules: [{ blocks }],
    moduleGraph: { getModule: module },
    chunkGraph: { getBlockChunkGroup: group },
  };
  return partial;
}

const lazy = compilation({
  'plan/page.tsx': ['static/2.js', 'static/2.css', 'static/1.js'],
  'plan/drawing.tsx': ['static/3.js', 'static/1.js'],
});
const screen = { screen: '/plans/:pin', urls: ['/api/plans/:pin'] };

test('files take the place of the modules that a screen declares, each once', () => {
  expect(readsWithFiles(lazy, [{ ...screen, code: ['plan/page.tsx', 'plan/drawing.tsx'] }], SOURCES)).toEqual(
    [{ ...screen, files: ['static/1.js', 'static/2.css', 'static/2.js', 'static/3.js'] }],
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
