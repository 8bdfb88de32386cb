import { stripVTControlCharacters } from 'node:util';

/**
 * A test that failed, or a file that did not load.
 *
 * @typedef {{ test: string, message: string }} Failure
 *
 * Parts of the JSON reports of Jest and Playwright.
 *
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] | null }} JestTest
 * @typedef {{ name: string, status: string, message?: string, assertionResults: JestTest[] }} JestFile
 * @typedef {{ status: string, results?: { error?: { message?: string } }[] }} PlaywrightTest
 * @typedef {{ title: string, suites?: PlaywrightSuite[], specs: { title: string, tests: PlaywrightTest[] }[] }} PlaywrightSuite
 */

/** @param {JestFile} file @returns {Failure[]} */
export function failuresOfJest({ name, status, message = '', assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length > 0)
    return failed.map(({ fullName, failureMessages }) => ({
      test: fullName,
      message: (failureMessages ?? []).join('\n'),
    }));
  return status === 'failed' ? [{ test: name, message }] : [];
}

/** What passed only when it was repeated has failed. @param {PlaywrightSuite} suite @returns {Failure[]} */
export function failuresOfPlaywright({ title, specs, suites = [] }) {
  const here = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status !== 'expected' && status !== 'skipped')
      .map(({ results = [] }) => ({
        test: spec.title,
        message: results.flatMap(({ error }) => error?.message ?? [])[0] ?? '',
      })),
  );
  return [...here, ...suites.flatMap(failuresOfPlaywright)].map(({ test, message }) => ({
    test: `${title} › ${test}`,
    message,
  }));
}

/** Of a long message the beginning: what was expected stands there, and the whole stands further up. */
const LINES = 12;

/**
 * What failed, once more at the end: of a long output often only the end is kept.
 *
 * @param {{ name: string, failures?: Failure[] }[]} results of steps
 * @returns {string} empty when nothing failed
 */
export function failureList(results) {
  return results
    .flatMap(({ name, failures = [] }) =>
      failures.map(({ test, message }) => [`✘ ${name}: ${test}`, ...beginning(message)].join('\n    ')),
    )
    .join('\n');
}

/** @param {string} message @returns {string[]} lines */
function beginning(message) {
  const lines = stripVTControlCharacters(message).split('\n');
  return lines.filter((line) => line.trim() !== '').slice(0, LINES);
}
