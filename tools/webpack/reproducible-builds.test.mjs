import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { memory, root } from '../workspace.mjs';
import { COMPILE_ALL } from './preset.mjs';

// A copy of the workspace, and two builds in each.
jest.setTimeout(180_000);
const folder = memory('reproducible');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A copy of the working copy with its packages. @param {string} copy */
function copyWorkspace(copy) {
  const listed = run('git', ['ls-files', '--cached', '--others', '--exclude-standard'], root);
  const files = listed.split('\n').filter((file) => file !== '' && existsSync(join(root, file)));
  for (const file of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  const packages = new Set(
    files.filter((file) => file.endsWith('package.json')).map((file) => dirname(file)),
  );
  for (const path of packages) {
    const modules = join(root, path, 'node_modules');
    // As hard links, whose place is that of the copy: a symbolic link would lead webpack back to the original.
    if (existsSync(modules)) run('cp', ['-al', modules, join(copy, path, 'node_modules')], root);
  }
}

/** @param {string} program @param {string[]} words @param {string} cwd @returns {string} what it prints */
function run(program, words, cwd) {
  const env = { ...process.env, FRAME_VERSION: '1.2.3' };
  const { status, stdout, stderr } = spawnSync(program, words, { cwd, encoding: 'utf8', env });
  if (status !== 0) throw new Error(`${program} ${words.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/**
 * Builds an app, and returns a digest of each of its files.
 *
 * @param {string} workspace @param {string} name @param {string} output folder of the build
 */
function digestsOfBuild(workspace, name, output) {
  const app = join(workspace, name);
  const webpack = join(app, 'node_modules/webpack/bin/webpack.js');
  run(process.execPath, [webpack, '--mode', 'production', '--output-path', output], app);
  const built = readdirSync(output, { recursive: true, withFileTypes: true });
  const paths = built.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    paths
      .sort()
      .map((path) => [relative(output, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

test('the same sources built at another time in another folder yield the same files', () => {
  const copy = join(folder, 'another', 'place');
  copyWorkspace(copy);
  for (const name of ['shell', 'remote-profile']) {
    const here = join(folder, `${name}-here`);
    const first = digestsOfBuild(root, name, here);
    expect(Object.keys(first).length).toBeGreaterThan(3);
    expect(digestsOfBuild(copy, name, join(folder, `${name}-there`))).toEqual(first);
    expect(firstLinesOfScripts(join(here, 'static'))).toEqual([COMPILE_ALL]);
  }
  // Otherwise the script waits for what runs after it.
  const page = readFileSync(join(folder, 'shell-here', 'index.html'), 'utf8');
  expect(page).toMatch(/<script defer src="static\/shell\.[^>]* fetchpriority="high">/);
});

/** Different first lines of the scripts in a folder. @param {string} folderOfScripts */
function firstLinesOfScripts(folderOfScripts) {
  const scripts = readdirSync(folderOfScripts).filter((file) => file.endsWith('.js'));
  const lines = scripts.map((file) => readFileSync(join(folderOfScripts, file), 'utf8').split('\n', 1)[0]);
  return [...new Set(lines)];
}
