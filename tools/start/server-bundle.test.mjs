import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { isUpToDate, listOf, noteSources } from './bundle-sources.mjs';
import { bundleServer } from './server-bundle.mjs';

/** The only lines that look for files from where they are: they do so from a bundle too. */
const PREPARED = /requireOf\(import|nearestPackage\(|pglite-worker\.mjs/;

const folder = mkdtempSync(join(root, 'server', '.bundle-of-test-'));
const place = join(folder, 'place');
afterAll(() => {
  for (const path of [folder, listOf(folder), listOf(place)]) rmSync(path, { recursive: true });
});

test('bundles every program, and nothing that reads files beside its sources', () => {
  bundleServer(folder);
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  for (const program of ['main.mjs', 'create-admin.mjs', 'import-tracker.mjs', 'pglite-worker.mjs'])
    expect(files).toContain(program);
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  expect(lines.filter((line) => line.includes('import.meta') && !PREPARED.test(line))).toEqual([]);
});

test('bundles again only what has changed, or is missing', () => {
  const program = join(folder, 'main.mjs');
  const made = () => statSync(program).mtimeMs;
  bundleServer(folder);
  const first = made();
  bundleServer(folder);
  expect(made()).toBe(first);
  rmSync(program);
  bundleServer(folder);
  expect(made()).toBeGreaterThan(first);
});

/** Writes a file as if at that time. @param {string} path @param {number} time in ms since 1970 */
function write(path, time) {
  writeFileSync(path, 'text');
  utimesSync(path, time / 1000, time / 1000);
}

test('a bundle is up to date until one of its sources is written, or gone', () => {
  mkdirSync(place);
  const [source, file] = [join(place, 'a.ts'), join(place, 'a.mjs')];
  expect(isUpToDate(place)).toBe(false);
  const begun = Date.now();
  for (const path of [source, file]) write(path, begun - 1000);
  noteSources(place, [source], ['a.mjs'], begun);
  expect(isUpToDate(place)).toBe(true);
  writeFileSync(source, 'longer text');
  expect(isUpToDate(place)).toBe(false);
  write(source, begun - 1000);
  noteSources(place, [source], ['a.mjs'], begun);
  expect(isUpToDate(place)).toBe(true);
  rmSync(source);
  expect(isUpToDate(place)).toBe(false);
});

// A file system's clock goes in ticks: it says a few milliseconds before what Date says at the same time.
test.each([0, 500, -4, -10])(
  'a bundle whose source was written while it was made is made again: %i ms after it was begun, as the file system says',
  (after) => {
    rmSync(listOf(place), { force: true });
    const source = join(place, 'b.ts');
    const begun = Date.now();
    write(source, begun + after);
    noteSources(place, [source], [], begun);
    expect(isUpToDate(place)).toBe(false);
    write(source, begun - 1000);
    noteSources(place, [source], [], begun);
    expect(isUpToDate(place)).toBe(true);
  },
);
