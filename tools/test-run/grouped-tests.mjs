import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * How many test files share their modules: Jest loads every module again for each file that it runs, a third of the time of
 * the server's tests.
 */
const FILES_IN_GROUP = 24;

/**
 * Paths of test files that each take as long as a group: whole days of a tracker, killed servers, random edits. They run
 * first and alone, so that no core waits for one of them at the end.
 */
const LONG = /\/(api-fuzz|killed-server|random-edits\.property|new-projects|api-use)\.test\./;

/**
 * Writes files that each run several test files one after the other, as chapters named by their paths. Their names are in the
 * order in which they should run.
 *
 * @param {string[]} files absolute paths of test files
 * @param {string} tree checkout that they are in
 * @param {string} name of the folder of the groups, in `.tools` of the tree; what was in it is removed
 * @returns {string[]} with which Jest runs the groups instead of the files
 */
export function groupTests(files, tree, name) {
  const folder = join(tree, '.tools', 'test-groups', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const [index, group] of groupsOf([...files].sort()).entries()) {
    const number = String(index).padStart(3, '0');
    const chapters = group.map((file) => chapter(file, tree));
    writeFileSync(join(folder, `group-${number}.test.cjs`), chapters.join('\n'));
  }
  const inOrder = join(import.meta.dirname, 'in-order-of-names.cjs');
  return [
    '--roots',
    join(tree, 'server'),
    folder,
    '--testMatch',
    '**/group-*.test.cjs',
    `--testSequencer=${inOrder}`,
  ];
}

/** @param {string[]} files @returns {string[][]} */
function groupsOf(files) {
  const groups = files.filter((file) => LONG.test(file)).map((file) => [file]);
  const others = files.filter((file) => !LONG.test(file));
  for (let start = 0; start < others.length; start += FILES_IN_GROUP)
    groups.push(others.slice(start, start + FILES_IN_GROUP));
  return groups;
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
