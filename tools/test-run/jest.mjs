import { spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { countJest } from './results.mjs';
import { oneTest } from './parts.mjs';
import { runNode, withReport } from './run-command.mjs';
import { root } from '../workspace.mjs';

const JEST = createRequire(import.meta.url).resolve('jest/bin/jest');

/**
 * Test files that Jest would run.
 *
 * @param {string[]} args
 * @returns {string[]} absolute paths
 */
export function listTests(args) {
  const options = ['--listTests', '--json'];
  const { stdout } = spawnSync(process.execPath, [JEST, ...args, ...options], {
    cwd: root,
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

/**
 * Runs Jest on all cores.
 *
 * @param {string[]} args
 * @param {{ nameOf: (file: string) => string, env?: Record<string, string>, print?: import('./run-command.mjs').Print,
 *   perCore?: number }} options nameOf: what a test file counts for; perCore: workers, more than one where tests wait for other processes
 * @returns {Promise<import('./steps.mjs').Outcome[]>}
 */
export async function runJest(args, { nameOf, env = {}, print, perCore = 1 }) {
  // A number: Jest takes a percentage above a hundred for one, and starts as many.
  const workers = Math.ceil(perCore * availableParallelism());
  const options = ['--silent', '--passWithNoTests', `--maxWorkers=${workers}`, '--json'];
  const { isGood, report } = await withReport((file) =>
    runNode([JEST, ...args, ...options, `--outputFile=${file}`], { env, print }),
  );
  const counts = report === undefined ? [] : countJest(report, nameOf);
  // Jest may fail without a failing test, for instance over its own settings.
  const isExplained = isGood || counts.some(({ failed }) => failed > 0);
  return isExplained ? counts : [...counts, oneTest(nameOf(root), false)];
}
