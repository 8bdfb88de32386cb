import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sizeProblems } from './size-check.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'size-'));
  mkdirSync(join(folder, 'static'));
  writeFileSync(join(folder, 'remoteEntry.js'), 'x'.repeat(9000));
  writeFileSync(join(folder, 'remoteEntry.js.br'), 'x'.repeat(3000));
  writeFileSync(join(folder, 'static/remote.0a1b.js'), 'x'.repeat(900));
  writeFileSync(join(folder, 'static/12.0a1b.js'), 'x'.repeat(6000));
  writeFileSync(join(folder, 'static/picture.svg'), 'x'.repeat(90_000));
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (/** @type {import('./size-check.mjs').Budget} */ budget) =>
  sizeProblems(folder, { name: 'remote-reports', budget });

test('an app within its budget passes', () => {
  expect(check({ first: 3.9, all: 9.9 })).toEqual([]);
});

test('the files before the first screen are counted as they travel', () => {
  expect(check({ first: 3.8, all: 20 })).toEqual([
    'remote-reports: the first files take 3.9 kB of 3.8 kB (compressed).',
  ]);
});

test('and all scripts together, but no pictures', () => {
  expect(check({ first: 20, all: 9 })).toEqual([
    'remote-reports: all files take 9.9 kB of 9 kB (compressed).',
  ]);
});

test('an app without its own budget has that of all', () => {
  writeFileSync(join(folder, 'static/13.0a1b.js'), 'x'.repeat(250_000));
  expect(sizeProblems(folder, { name: 'remote-reports' })).toEqual([
    'remote-reports: all files take 259.9 kB of 250 kB (compressed).',
  ]);
});
