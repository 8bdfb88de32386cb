import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { groupScreens, groupTests } from './grouped-tests.mjs';

const JEST = join(__dirname, '..', 'node_modules', 'jest', 'bin', 'jest.js');

let sources = '';
beforeAll(() => {
  sources = mkdtempSync(join(tmpdir(), 'grouped-tests-'));
  // Jest looks for the package of its folder.
  writeFileSync(join(sources, 'package.json'), '{}');
});
afterAll(() => rmSync(sources, { recursive: true, force: true }));
const made = () => join(sources, '.tools', 'test-groups', 'some');

const textsIn = (/** @type {string} */ folder) =>
  readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));

test('every file is in one group, and groups of an earlier run are gone', () => {
  const files = Array.from({ length: 50 }, (_, index) => join(sources, `file${index}.test.ts`));
  for (const file of [...files, join(sources, 'removed.test.ts')]) writeFileSync(file, '');
  groupTests([...files, join(sources, 'removed.test.ts')], sources, 'some');
  groupTests(files, sources, 'some');
  const texts = textsIn(made());
  expect(texts.length).toBe(3);
  for (const file of files)
    expect(texts.filter((text) => text.includes(`require(${JSON.stringify(file)})`))).toHaveLength(1);
  expect(texts.join()).not.toContain('removed');
});

test('a test that replaces modules has them for itself', () => {
  const files = ['replaces', 'plain', 'other', 'first'].map((name) => join(sources, `${name}.test.ts`));
  for (const file of files) writeFileSync(file, '');
  writeFileSync(files[0] ?? '', "jest.mock('./module.ts');");
  writeFileSync(files[3] ?? '', '// Not in a group: nothing may be loaded before.');
  groupTests(files, sources, 'some');
  const chapters = textsIn(made()).map((text) => text.match(/require\(/g)?.length);
  expect(chapters).toEqual([1, 1, 2]);
});

test('screens of each package are in groups of it, and the page is emptied after each of their tests', () => {
  const library = join(sources, 'remote-some', 'node_modules', '@testing-library', 'react');
  mkdirSync(library, { recursive: true });
  writeFileSync(join(library, 'index.js'), '');
  const files = Array.from({ length: 30 }, (_, index) => join(sources, 'remote-some', `s${index}.test.tsx`));
  for (const file of files) writeFileSync(file, '');
  const rule = join(sources, 'remote-some', 'rule.test.ts');
  writeFileSync(rule, '');
  const { folder } = groupScreens([...files, rule], sources);
  const texts = textsIn(join(folder, 'remote-some'));
  expect(texts).toHaveLength(6);
  for (const text of texts)
    expect(text.startsWith(`require(${JSON.stringify(join(library, 'index.js'))});`)).toBe(true);
  expect(texts.join('\n').match(/describe\(/g)).toHaveLength(30);
  expect(texts.join('\n')).not.toContain('rule.test.ts');
  expect(listedTests({ TEST_GROUPS: folder })).toEqual([...groupsIn(folder), rule].sort());
  expect(listedTests({ TEST_GROUPS: '' })).toEqual([...files, rule].sort());
});

/** @param {string} folder of groups */
function groupsIn(folder) {
  const some = join(folder, 'remote-some');
  return readdirSync(some).map((name) => join(some, name));
}

/** What Jest finds in a package with the settings of all screens. @param {Record<string, string>} env */
function listedTests(env) {
  const folder = join(sources, 'remote-some');
  const preset = JSON.stringify(join(__dirname, '..', 'jest', 'preset.mjs'));
  writeFileSync(join(folder, 'package.json'), '{"name":"remote-some","version":"1.0.0"}');
  writeFileSync(
    join(folder, 'jest.config.mjs'),
    `import { browserJest } from ${preset};\nexport default browserJest(import.meta.url);`,
  );
  const { stdout } = spawnSync(process.execPath, [JEST, '--listTests', '--json'], {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return JSON.parse(stdout).sort();
}

test('files of a group share modules, say which file they are, and a failing one fails the run', () => {
  const source = (/** @type {string} */ body) => `
    const shared = require('./module.cjs');
    test('of a file', () => { shared.files.push(globalThis.testFileOfGroup); ${body} });
    afterAll(() => console.log('FILES ' + JSON.stringify(shared.files)));`;
  writeFileSync(join(sources, 'module.cjs'), 'exports.files = [];');
  const files = ['one', 'two'].map((name) => join(sources, `${name}.test.cjs`));
  writeFileSync(files[0] ?? '', source(''));
  writeFileSync(files[1] ?? '', source('expect(1).toBe(2);'));
  groupTests(files, sources, 'some');
  const config = JSON.stringify({ rootDir: sources, testMatch: ['**/group-*.test.cjs'] });
  const run = spawnSync(process.execPath, [JEST, '--config', config], { cwd: sources, encoding: 'utf8' });
  const printed = run.stdout + run.stderr;
  expect(printed).toContain(`FILES ${JSON.stringify(files)}`);
  expect(printed).toContain('1 failed, 1 passed');
  expect(printed).toContain('two.test.cjs › of a file');
  expect(run.status).toBe(1);
}, 60_000);
