import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { forbiddenImports, importsBelow, layerCycles, layerTable } from './import-graph.mjs';
import { layersAbove, SERVER_LAYERS } from './server-layers.mjs';

/** @param {string} from @param {string} to */
const one = (from, to) => ({ from, to });

test('the layers above one are those that come after it', () => {
  expect(layersAbove('reading')).toEqual(['jobs', 'edge']);
  expect(layersAbove('edge')).toEqual([]);
  expect(() => layersAbove('attic')).toThrow('There is no layer "attic".');
});

test.each(SERVER_LAYERS.flatMap(({ name }) => layersAbove(name).map((above) => [name, above])))(
  '%s may not import %s, which may import it',
  (below, above) => {
    expect(forbiddenImports([one(`${below}/a/b.ts`, `${above}/c/d.ts`)])).toHaveLength(1);
    expect(forbiddenImports([one(`${above}/a/b.ts`, `${below}/c/d.ts`)])).toEqual([]);
  },
);

test('the start of the program imports any layer, and no layer imports it', () => {
  expect(forbiddenImports([one('main.ts', 'edge/serve.ts')])).toEqual([]);
  expect(forbiddenImports([one('edge/serve.ts', 'main.ts')])).toHaveLength(1);
});

test('test support and what is outside of the sources is for tests only', () => {
  const imports = [one('tracker/a.ts', 'tracker/plans/testing/b.ts'), one('tracker/a.ts', '../testing/c.ts')];
  expect(forbiddenImports(imports)).toEqual(imports);
});

test('layers that import each other are a cycle, named once', () => {
  const imports = [one('platform/a.ts', 'identity/b.ts'), one('identity/c.ts', 'platform/d.ts')];
  expect(layerCycles(imports)).toEqual([['platform', 'identity']]);
  expect(layerCycles(imports.slice(0, 1))).toEqual([]);
});

describe('read from files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tracker-layers-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** @param {string} file @param {string} text */
  function write(file, text) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }

  test('static, type-only and lazy imports and re-exports count, those of tests and of packages do not', () => {
    write(
      'tracker/plans/a.ts',
      `import { b } from './b.ts';\nimport type { C } from '../../platform/c.ts';\nimport 'pg';`,
    );
    write(
      'tracker/plans/b.ts',
      `export { d } from '../../edge/d.ts';\nexport const e = () => import('../e.ts');`,
    );
    write('tracker/plans/a.test.ts', `import { d } from '../../edge/d.ts';`);
    const imports = importsBelow(folder);
    expect(imports).toEqual([
      one('tracker/plans/a.ts', 'tracker/plans/b.ts'),
      one('tracker/plans/a.ts', 'platform/c.ts'),
      one('tracker/plans/b.ts', 'edge/d.ts'),
      one('tracker/plans/b.ts', 'tracker/e.ts'),
    ]);
    expect(forbiddenImports(imports)).toEqual([one('tracker/plans/b.ts', 'edge/d.ts')]);
    expect(layerTable(imports)).toMatch(/^tracker +1 +· +· +2 +· +· +1$/m);
  });
});
