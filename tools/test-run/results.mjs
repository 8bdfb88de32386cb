import { failuresOfJest, failuresOfPlaywright } from './failures.mjs';

/**
 * What a step of the test run found.
 *
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, failures?: import('./failures.mjs').Failure[] }} Count
 *   failures: the tests that failed, as far as a report names them
 * @typedef {Count & { seconds: number, note?: string }} StepResult
 */

/**
 * Counts per package from the report of Jest (`--json`). A file that does not even load counts as one failure.
 *
 * @param {{ testResults: import('./failures.mjs').JestFile[] }} report
 * @param {(file: string) => string} packageOf
 * @returns {Count[]} in the order in which packages appear
 */
export function countJest(report, packageOf) {
  /** @type {Map<string, Count>} */
  const counts = new Map();
  for (const testFile of report.testResults) {
    const name = packageOf(testFile.name);
    const count = counts.get(name) ?? { name, passed: 0, failed: 0, skipped: 0, failures: [] };
    const ended = (/** @type {(status: string) => boolean} */ isSo) =>
      testFile.assertionResults.filter(({ status }) => isSo(status)).length;
    const failures = [...(count.failures ?? []), ...failuresOfJest(testFile)];
    counts.set(name, {
      name,
      passed: count.passed + ended((status) => status === 'passed'),
      failed: failures.length,
      skipped: count.skipped + ended((status) => status !== 'passed' && status !== 'failed'),
      failures,
    });
  }
  return [...counts.values()];
}

/**
 * Counts per spec file from the report of Playwright's JSON reporter. A test that passed only when repeated has failed. An
 * error outside of any test (set-up, a file that does not load) counts as one failure.
 *
 * @typedef {import('./failures.mjs').PlaywrightSuite} Suite
 *
 * @param {{ suites: (Suite & { file: string })[], errors: { message?: string }[] }} report
 * @param {(file: string) => string} nameOf
 * @param {string} ofErrors name of what errors outside of tests count for
 * @returns {Count[]} in the order in which files appear
 */
export function countPlaywright({ suites, errors }, nameOf, ofErrors) {
  const counts = suites.map((suite) => {
    const statuses = testsOf(suite).map(({ status }) => status);
    const skipped = statuses.filter((status) => status === 'skipped').length;
    const failures = failuresOfPlaywright(suite);
    const failed = failures.length;
    return {
      name: nameOf(suite.file),
      passed: statuses.length - failed - skipped,
      failed,
      skipped,
      failures,
    };
  });
  if (errors.length === 0) return counts;
  const failures = errors.map(({ message = '' }) => ({ test: 'outside of tests', message }));
  return [...counts, { name: ofErrors, passed: 0, failed: errors.length, skipped: 0, failures }];
}

/** @param {Suite} suite @returns {Array<{ status: string }>} */
function testsOf({ suites = [], specs }) {
  return [...specs.flatMap(({ tests }) => tests), ...suites.flatMap(testsOf)];
}

/**
 * The table at the end of a run.
 *
 * @param {StepResult[]} results
 * @returns {string}
 */
export function summaryTable(results) {
  const width = Math.max(4, ...results.map(({ name }) => name.length));
  const row = (/** @type {string[]} */ [name = '', ...cells]) =>
    `${name.padEnd(width)}${cells.map((cell) => cell.padStart(9)).join('')}`;
  const lines = results.map(({ name, seconds, passed, failed, skipped, note }) => {
    const cells = [seconds.toFixed(1), String(passed), String(failed), String(skipped)];
    return note === undefined ? row([name, ...cells]) : `${row([name, ...cells])}  ${note}`;
  });
  return [row(['step', 'seconds', 'passed', 'failed', 'skipped']), ...lines].join('\n');
}

/** The line that CI reads. @param {Count[]} results */
export function lastLine(results) {
  const sum = (/** @type {'passed' | 'failed'} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
