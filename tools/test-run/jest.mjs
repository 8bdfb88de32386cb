import { createRequire } from 'node:module';
import { countJest } from './results.mjs';
import { oneTest } from './parts.mjs';
import { runNode, withReport } from './run-command.mjs';
import { root } from '../workspace.mjs';

/**
 * Runs Jest on all cores.
 *
 * @param {string[]} args
 * @param {{ nameOf: (file: string) => string, env?: Record<string, string>, print?: import('./run-command.mjs').Print }} options
 *   nameOf: what a test file counts for
 * @returns {Promise<import('./steps.mjs').Outcome[]>}
 */
export async function runJest(args, { nameOf, env = {}, print }) {
  const program = createRequire(import.meta.url).resolve('jest/bin/jest');
  const options = ['--silent', '--passWithNoTests', '--maxWorkers=100%', '--json'];
  const { isGood, report } = await withReport((file) =>
    runNode([program, ...args, ...options, `--outputFile=${file}`], { env, print }),
  );
  const counts = report === undefined ? [] : countJest(report, nameOf);
  // Jest may fail without a failing test, for instance over its own settings.
  const isExplained = isGood || counts.some(({ failed }) => failed > 0);
  return isExplained ? counts : [...counts, oneTest(nameOf(root), false)];
}
