import { relative, sep } from 'node:path';
import { root } from '../workspace.mjs';
import { groupScreens } from './grouped-tests.mjs';
import { inputsOfUnit } from './inputs.mjs';
import { listTests, runJest } from './jest.mjs';
import { partOf, testParts } from './parts.mjs';

/**
 * Unit tests of packages, all in one run of Jest, so that no core waits.
 *
 * @param {import('./steps.mjs').Run} run @param {string[]} packages
 * @returns {import('./steps.mjs').Step}
 */
export function unitStep(run, packages) {
  const parts = packages.map((name) => partOf(run, `unit ${name}`, inputsOfUnit(name)));
  const test = (/** @type {import('./run-command.mjs').Print} */ print) =>
    testParts(run, parts, async (changed) => {
      const projects = changed.map(({ name }) => name.slice('unit '.length));
      const chosen = ['--projects', ...projects];
      const { folder, args } = groupScreens(listTests(chosen), root);
      const nameOf = (/** @type {string} */ file) => `unit ${packageOf(file)}`;
      const options = { nameOf, env: { TEST_GROUPS: folder }, print, perCore: 1.5 };
      const outcomes = await runJest([...chosen, ...args], options);
      // A package without tests has passed.
      const empty = changed.filter(({ name }) => !outcomes.some((outcome) => outcome.name === name));
      return [...outcomes, ...empty.map(({ name }) => ({ name, passed: 0, failed: 0, skipped: 0 }))];
    });
  return { name: 'unit', group: 'unit', cores: 2, run: test };
}

/** @param {string} file a test file, or a group in the folder of its package */
function packageOf(file) {
  const [first = '', ...others] = relative(root, file).split(sep);
  return first === '.tools' ? (others.at(-2) ?? '') : first;
}
