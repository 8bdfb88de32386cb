import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.mjs';
import { bundleServer } from './server-bundle.mjs';

/** The only lines that look for files from where they are: they do so from a bundle too. */
const PREPARED = /requireOf\(import|nearestPackage\(|pglite-worker\.mjs/;

const folder = mkdtempSync(join(root, 'server', '.bundle-of-test-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('bundles every program, and nothing that reads files beside its sources', () => {
  bundleServer(folder);
  const files = readdirSync(folder).filter((name) => name.endsWith('.mjs'));
  for (const program of ['main.mjs', 'create-admin.mjs', 'import-tracker.mjs', 'pglite-worker.mjs'])
    expect(files).toContain(program);
  const lines = files.flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  expect(lines.filter((line) => line.includes('import.meta') && !PREPARED.test(line))).toEqual([]);
});
