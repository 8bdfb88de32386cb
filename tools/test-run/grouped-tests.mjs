import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/**
 * How many test files share their modules: Jest loads every module again for each file that it runs, a third of the time of
 * the server's tests.
 */
const FILES_IN_GROUP = 8;

/**
 * Writes files that each run several test files one after the other, as chapters named by their paths.
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
  const sorted = [...files].sort();
  for (let start = 0; start < sorted.length; start += FILES_IN_GROUP) {
    const chapters = sorted.slice(start, start + FILES_IN_GROUP).map((file) => chapter(file, tree));
    const number = String(start / FILES_IN_GROUP).padStart(3, '0');
    writeFileSync(join(folder, `group-${number}.test.cjs`), chapters.join('\n'));
  }
  return ['--roots', join(tree, 'server'), folder, '--testMatch', '**/group-*.test.cjs'];
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
