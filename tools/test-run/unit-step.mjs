import { relative, sep } from 'node:path';
import { root } from '../workspace.mjs';
import { inputsOfUnit } from './inputs.mjs';
import { runJest } from './jest.mjs';
import { partOf, testParts } from './parts.mjs';

/**
 * Unit tests of packages, all in one run of Jest, so that no core waits.
 *
 * @param {import('./steps.mjs').Run} run @param {string[]} packages
 * @returns {import('./steps.mjs').Step}
 */
export function unitStep(run, packages) {
  const parts = packages.map((name) => partOf(run, `unit ${name}`, inputsOfUnit(name)));
  const nameOf = (/** @type {string} */ file) => `unit ${relative(root, file).split(sep)[0] ?? ''}`;
  const test = (/** @type {import('./run-command.mjs').Print} */ print) =>
    testParts(run, parts, async (changed) => {
      const projects = changed.map(({ name }) => name.slice('unit '.length));
      const outcomes = await runJest(['--projects', ...projects], { nameOf, print, perCore: 1.5 });
      // A package without tests has passed.
      const empty = changed.filter(({ name }) => !outcomes.some((outcome) => outcome.name === name));
      return [...outcomes, ...empty.map(({ name }) => ({ name, passed: 0, failed: 0, skipped: 0 }))];
    });
  return { name: 'unit', group: 'unit', cores: 2, run: test };
}
