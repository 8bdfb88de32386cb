import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { isLong } from './order-of-tests.mjs';

/**
 * How many test files share their modules at most: Jest loads every module again for each file that it runs, a third of the
 * time of the tests of the server and of screens.
 */
const SERVER_FILES_IN_GROUP = 24;
const SCREENS_IN_GROUP = 12;
/** Fewer when few are run, so that each core has some. */
const GROUPS_AT_LEAST = 6;

/** Modules that a test replaces, or that must not have been loaded before it, are those of the whole group. */
const IS_ALONE = /\bjest\.(mock|doMock|resetModules|isolateModules)\(|^\/\/ Not in a group: /m;

/**
 * Writes groups of tests of the server.
 *
 * @param {string[]} files absolute paths of test files
 * @param {string} tree checkout that they are in
 * @param {string} name of the folder of the groups, in `.tools` of the tree; what was in it is removed
 * @returns {string[]} arguments with which Jest runs the groups instead of the files
 */
export function groupTests(files, tree, name) {
  const folder = folderOfGroups(tree, name);
  writeGroups(groupsOf(files, SERVER_FILES_IN_GROUP), { tree, folder, extension: 'cjs' });
  return ['--roots', join(tree, 'server'), folder, '--testMatch', '**/group-*.test.cjs', IN_ORDER];
}

/**
 * Writes groups of tests of screens (`.test.tsx`); rules run file by file, since they load little.
 *
 * @param {string[]} files absolute paths of test files
 * @param {string} tree checkout that they are in
 * @returns {{ folder: string, args: string[] }} folder: for `TEST_GROUPS`, where the settings of each package find its groups;
 *   args: of Jest
 */
export function groupScreens(files, tree) {
  const folder = folderOfGroups(tree, 'screens');
  const screens = files.filter((file) => file.endsWith('.test.tsx'));
  const size = Math.min(SCREENS_IN_GROUP, Math.ceil(screens.length / GROUPS_AT_LEAST));
  const packageOf = (/** @type {string} */ file) => relative(tree, file).split(sep)[0] ?? '';
  for (const name of new Set(screens.map(packageOf))) {
    const ofPackage = screens.filter((file) => packageOf(file) === name);
    // It empties the page after each test of the file that loads it first, which must be the group.
    const first = createRequire(join(tree, name, 'package.json')).resolve('@testing-library/react');
    writeGroups(groupsOf(ofPackage, size), { tree, folder: join(folder, name), extension: 'tsx', first });
  }
  return { folder, args: [IN_ORDER] };
}

const IN_ORDER = `--testSequencer=${join(import.meta.dirname, 'order-of-tests.mjs')}`;

/** @param {string} tree @param {string} name */
function folderOfGroups(tree, name) {
  const folder = join(tree, '.tools', 'test-groups', name);
  rmSync(folder, { recursive: true, force: true });
  return folder;
}

/** @param {string[]} files @param {number} size @returns {string[][]} */
function groupsOf(files, size) {
  const sorted = [...files].sort();
  const isAlone = (/** @type {string} */ file) => isLong(file) || IS_ALONE.test(readFileSync(file, 'utf8'));
  const groups = sorted.filter(isAlone).map((file) => [file]);
  const others = sorted.filter((file) => !isAlone(file));
  for (let start = 0; start < others.length; start += size) groups.push(others.slice(start, start + size));
  return groups;
}

/**
 * Files that each run several test files one after the other, as chapters named by their paths.
 *
 * @param {string[][]} groups
 * @param {{ tree: string, folder: string, extension: string, first?: string }} options first: module that each loads first
 */
function writeGroups(groups, { tree, folder, extension, first }) {
  mkdirSync(folder, { recursive: true });
  for (const [index, group] of groups.entries()) {
    const number = String(index).padStart(3, '0');
    const beginning = first === undefined ? [] : [`require(${JSON.stringify(first)});`];
    const lines = [...beginning, ...group.map((file) => chapter(file, tree))];
    writeFileSync(join(folder, `group-${number}.test.${extension}`), lines.join('\n'));
  }
}

/** The file says itself which one it is: Jest knows of the group only. @param {string} file @param {string} tree */
function chapter(file, tree) {
  const title = relative(tree, file).split(sep).join('/');
  return `describe(${JSON.stringify(title)}, () => {
  beforeAll(() => {
    globalThis.testFileOfGroup = ${JSON.stringify(file)};
  });
  require(${JSON.stringify(file)});
});`;
}
