import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { remotes } from '../workspace.mjs';
import { readBudgets } from './budgets.mjs';
import { builtSizes } from './built-sizes.mjs';
import { sizeReport } from './size-report.mjs';

/** @type {string} */
let site;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'sizes-'));
});
afterEach(() => rmSync(site, { recursive: true }));

/** @param {string} file @param {string | number} content text, or how long it is */
function write(file, content) {
  mkdirSync(dirname(join(site, file)), { recursive: true });
  writeFileSync(join(site, file), typeof content === 'string' ? content : 'x'.repeat(content));
}

/** A site whose home area is at `/`. @param {string[]} modules that it begins with @param {{ files?: object, modules?: string[] }} [code] of its screen */
function buildSite(modules, code) {
  write('index.html', '<script>early()</script><script defer src="static/shell.1a.js"></script>');
  write('frame.json', JSON.stringify({ files: { 'shared/ui-forms': ['static/7.1a.js'] } }));
  write('static/shell.1a.js', 90_000);
  write('static/shell.1a.js.br', 30_000);
  write('static/7.1a.js', 10_000);
  write('static/8.1a.js', 80_000);
  const integrity = { 'remoteEntry.js': 'a', 'static/remote.1a.js': 'b' };
  const remote = (/** @type {string} */ name, /** @type {string} */ prefix) => {
    write(`remotes/${name}/remoteEntry.js`, 5000);
    write(`remotes/${name}/static/remote.1a.js`, 2000);
    write(`remotes/${name}/static/9.1a.js`, 1000);
    const entry = `remotes/${name}/remoteEntry.js`;
    return { name, entry, prefixes: [prefix], reads: [{ screen: prefix, ...code }], integrity, modules };
  };
  write('federation.json', JSON.stringify({ remotes: [remote('remote-a', '/'), remote('remote-b', '/b')] }));
}

test('the first page is the page’s scripts and those of its home area, as they travel', () => {
  buildSite([]);
  expect(builtSizes(site)).toEqual({
    shell: { first: 30 },
    'remote-a': { first: 7, all: 8 },
    'remote-b': { first: 7, all: 8 },
    'first page': { first: 37 },
  });
});

test('and what its screen is made of, and the shared modules that these import', () => {
  buildSite(['shared/ui-forms']);
  expect(builtSizes(site)['first page']).toEqual({ first: 47 });
  buildSite([], { files: { 'static/9.1a.js': 'c' }, modules: ['shared/ui-forms'] });
  expect(builtSizes(site)['first page']).toEqual({ first: 48 });
});

test('each size stands beside its budget and what was recorded', () => {
  const budgets = {
    shell: { budget: { first: 40 }, recorded: { first: 28.5 } },
    'remote-a': { budget: { first: 6, all: 10 }, recorded: { first: 7, all: 9 } },
  };
  const sizes = { shell: { first: 30 }, 'remote-a': { first: 7, all: 8 }, 'remote-b': { first: 1, all: 1 } };
  expect(sizeReport(sizes, budgets)).toEqual({
    lines: [
      '  shell                           30.0 kB of 40, +1.5 kB',
      '  remote-a                         7.0 kB of 6, 0.0 kB',
      '  remote-a, all files              8.0 kB of 10, -1.0 kB',
    ],
    problems: [
      'remote-a: 7.0 kB of 6 kB (compressed).',
      'remote-b has no budget in tools/sizes/budgets.json.',
    ],
  });
});

test('the table has every app and the first page, whose budget is 170 kB', () => {
  const budgets = readBudgets();
  expect(Object.keys(budgets).sort()).toEqual(['first page', 'shell', ...remotes()].sort());
  expect(budgets['first page']?.budget.first).toBeLessThanOrEqual(170);
});
