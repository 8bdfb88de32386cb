import { loadDemos } from '../cluster/demo-databases.mjs';
import { root, TESTED_PACKAGES } from '../workspace.mjs';
import { oneTest } from './parts.mjs';
import { browserSteps } from './browser-steps.mjs';
import { checkSteps } from './check-steps.mjs';
import { SITE_UNDER_TEST } from './site-under-test.mjs';
import { runNode } from './run-command.mjs';
import { serverSteps } from './server-steps.mjs';
import { unitStep } from './unit-step.mjs';

/**
 * One step of the test run. It returns one count, or one for each package.
 *
 * @typedef {import('./results.mjs').Count & { note?: string }} Outcome
 * @typedef {import('./side-by-side.mjs').Work<Outcome[]> & { group: string }} Step group: what `--only` calls it
 *
 * What the steps of a run have in common.
 *
 * @typedef {object} Run
 * @property {import('./records.mjs').Records} records
 * @property {import('./working-tree.mjs').WorkingTree | undefined} tree undefined: nothing is recorded
 * @property {string[]} packages of which to run the tests; all when empty
 * @property {string[]} journeys spec files below `e2e` to run; all when empty
 */

/** @param {Run} run @returns {Step[]} */
export function steps(run) {
  const chosen = run.packages.length > 0 ? run.packages : [...TESTED_PACKAGES, 'server'];
  const units = chosen.filter((name) => TESTED_PACKAGES.includes(name));
  const { cluster, browser } = browserSteps(run);
  return [
    { name: 'build', group: 'build', cores: 1, run: buildSite },
    ...checkSteps(run),
    // Beside checks: at the beginning of the browser tests one core would be idle meanwhile.
    { name: 'demo', group: 'browser', cores: 1, run: loadDemo },
    ...(units.length > 0 ? [unitStep(run, units)] : []),
    cluster,
    ...(chosen.includes('server') ? serverSteps(run) : []),
    browser,
  ];
}

/** @returns {Promise<Outcome[]>} */
async function loadDemo() {
  const loaded = { name: 'demo', passed: 0, failed: 0, skipped: 0 };
  try {
    await loadDemos();
    return [loaded];
  } catch (error) {
    console.error(error);
    return [{ ...loaded, failed: 1 }];
  }
}

/** @param {import('./run-command.mjs').Print} print @returns {Promise<Outcome[]>} */
async function buildSite(print) {
  const isGood = await runNode(['tools/build.mjs'], { env: { SITE_DIR: SITE_UNDER_TEST }, print, cwd: root });
  const built = { name: 'build', passed: 0, failed: isGood ? 0 : 1, skipped: 0 };
  if (!isGood) return [built];
  const isSmall = await runNode(['tools/sizes.mjs'], {
    env: { SITE_DIR: SITE_UNDER_TEST },
    print,
    cwd: root,
  });
  return [built, oneTest('sizes', isSmall)];
}
