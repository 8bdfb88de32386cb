import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { memory, root } from '../workspace.mjs';
import { COMPILE_ALL } from './preset.mjs';

// Two copies of the workspace, and two builds in each.
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

/** Builds an app, and returns a digest of each of its files. @param {string} copy @param {string} name */
function digestsOfBuild(copy, name) {
  const app = join(copy, name);
  run(process.execPath, [join(app, 'node_modules/webpack/bin/webpack.js'), '--mode', 'production'], app);
  const built = readdirSync(join(app, 'dist'), { recursive: true, withFileTypes: true });
  const paths = built.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name));
  return Object.fromEntries(
    paths
      .sort()
      .map((path) => [relative(app, path), createHash('sha256').update(readFileSync(path)).digest('hex')]),
  );
}

test('the same sources built in two folders, and twice in one, yield the same files', () => {
  const copies = [join(folder, 'a'), join(folder, 'another', 'place')];
  copies.forEach(copyWorkspace);
  for (const name of ['shell', 'remote-profile']) {
    const [first, second] = copies.map((copy) => digestsOfBuild(copy, name));
    expect(Object.keys(first ?? {}).length).toBeGreaterThan(3);
    expect(second).toEqual(first);
    expect(digestsOfBuild(copies[0] ?? '', name)).toEqual(first);
    expect(firstLinesOfScripts(join(copies[0] ?? '', name, 'dist/static'))).toEqual([COMPILE_ALL]);
  }
});

/** Different first lines of the scripts in a folder. @param {string} folderOfScripts */
function firstLinesOfScripts(folderOfScripts) {
  const scripts = readdirSync(folderOfScripts).filter((file) => file.endsWith('.js'));
  const lines = scripts.map((file) => readFileSync(join(folderOfScripts, file), 'utf8').split('\n', 1)[0]);
  return [...new Set(lines)];
}
