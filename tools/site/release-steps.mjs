import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { SHORT_LIVED } from '../machine/short-lived.mjs';
import { root } from '../workspace.mjs';
import { withBuiltFrame } from './build-frame.mjs';
import { typeProblems } from './checks/types-check.mjs';
import { fingerprint } from './fingerprint.mjs';

/** The steps of a real release, from the sources of this working copy. @type {import('./release.mjs').Steps} */
export const RELEASE_STEPS = {
  build: ({ name, version, folder }, use) =>
    folder === undefined
      ? withBuiltFrame(name, { version }, use)
      : use({ name, version, folder, sources: fingerprint(name), seconds: 0 }),
  types: typeProblems,
  test: async ({ name }) => unitTests(name, join(root, name)),
  // Its packages are there by now: the command has brought them.
  smokeTest: async (store, built) => (await import('./smoke-test/smoke-test.mjs')).smokeTest(store, built),
};

/** A new remote has no tests on its first day. @param {string} name @param {string} folder of its sources @returns {string[]} problems */
export function unitTests(name, folder) {
  const jest = join(folder, 'node_modules', 'jest', 'bin', 'jest.js');
  const { status } = spawnSync(process.execPath, [...SHORT_LIVED, jest, '--silent', '--passWithNoTests'], {
    cwd: folder,
    stdio: 'inherit',
  });
  return status === 0 ? [] : [`The unit tests of ${name} fail.`];
}
