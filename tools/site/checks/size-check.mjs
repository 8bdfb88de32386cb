import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * How much JavaScript visitors may be asked to fetch, in kilobytes as it travels (brotli).
 *
 * @typedef {object} Budget
 * @property {number} first what is there before the first screen shows
 * @property {number} all every file of the app together
 */

/** Of an app that has none in tools/sizes/budgets.json. @type {Budget} */
const DEFAULT_BUDGET = { first: 60, all: 250 };
/** The container with the module that it exposes, or the shell's own file. */
const FIRST_FILES = /^(remoteEntry|static\/(remote|shell)\.[0-9a-f]+)\.js$/;

/**
 * By how much a build is larger than its budget allows, in words; empty when it is not.
 *
 * @param {string} folder of a build that has been compressed (precompress.mjs)
 * @param {{ name: string, budget?: Budget }} facts
 * @returns {string[]}
 */
export function sizeProblems(folder, { name, budget = DEFAULT_BUDGET }) {
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
    path.endsWith('.js'),
  );
  const kilobytes = (/** @type {string[]} */ paths) =>
    paths.reduce((sum, path) => sum + travelBytes(join(folder, path)), 0) / 1000;
  const problem = (/** @type {string} */ what, /** @type {number} */ size, /** @type {number} */ limit) =>
    size <= limit ? [] : [`${name}: ${what} take ${size.toFixed(1)} kB of ${limit} kB (compressed).`];
  return [
    ...problem('the first files', kilobytes(scripts.filter(isFirstFile)), budget.first),
    ...problem('all files', kilobytes(scripts), budget.all),
  ];
}

/** Whether a file of an app is there before its first screen. @param {string} path relative to the build */
export function isFirstFile(path) {
  return FIRST_FILES.test(path);
}

/** What travels for a file of a build. @param {string} path */
export function travelBytes(path) {
  const compressed = `${path}.br`;
  return statSync(existsSync(compressed) ? compressed : path).size;
}
