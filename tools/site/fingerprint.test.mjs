import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprintOf } from '../content-fingerprint.mjs';
import { inputsOf } from './fingerprint.mjs';

/** @type {string} */
let base;
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(base, 'frame/src'), { recursive: true });
  writeFileSync(join(base, 'frame/src/a.ts'), 'one');
});
afterEach(() => rmSync(base, { recursive: true }));

test('is the same for the same files', () => {
  expect(fingerprintOf(['frame'], base)).toBe(fingerprintOf(['frame'], base));
});

test.each([
  ['a changed file', () => writeFileSync(join(base, 'frame/src/a.ts'), 'two')],
  ['a new file', () => writeFileSync(join(base, 'frame/src/b.ts'), '')],
  ['a removed file', () => rmSync(join(base, 'frame/src/a.ts'))],
  [
    'a renamed file',
    () => {
      rmSync(join(base, 'frame/src/a.ts'));
      writeFileSync(join(base, 'frame/src/c.ts'), 'one');
    },
  ],
])('differs for %s', (_name, change) => {
  const before = fingerprintOf(['frame'], base);
  change();
  expect(fingerprintOf(['frame'], base)).not.toBe(before);
});

test('tests, dependencies and earlier results change nothing', () => {
  const before = fingerprintOf(['frame'], base);
  writeFileSync(join(base, 'frame/src/a.test.ts'), 'test');
  for (const folder of ['dist', 'node_modules']) {
    mkdirSync(join(base, 'frame', folder));
    writeFileSync(join(base, 'frame', folder, 'a.js'), '1');
  }
  expect(fingerprintOf(['frame'], base)).toBe(before);
});

test('a remote is not built from what the shell provides, and no app from the tests', () => {
  const remote = inputsOf('remote-search');
  expect(remote).toEqual(
    expect.arrayContaining(['remote-search', 'shared/domain', 'shared/remote', 'tools/webpack']),
  );
  expect(remote).not.toContain('shared/ui');
  expect(inputsOf('shell')).toContain('shared/ui');
  expect(inputsOf('shell')).not.toContain('shared/testing');
});
