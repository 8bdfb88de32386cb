import { testChanged } from './records.mjs';

/**
 * @param {import('./steps.mjs').Run} run
 * @param {string} name
 * @param {import('./inputs.mjs').Inputs} inputs
 * @param {string[]} [others] what else decides, such as the version of a program
 * @returns {import('./records.mjs').Part}
 */
export function partOf({ tree }, name, { isInput, packages }, others) {
  return { name, digest: tree?.digestOf(isInput, packages, others) };
}

export const UNCHANGED = 'unchanged since a passing run';

/**
 * Tests what has changed of some parts; what has not counts as it did when it passed, with a note.
 *
 * @param {import('./steps.mjs').Run} run
 * @param {import('./records.mjs').Part[]} parts
 * @param {(changed: import('./records.mjs').Part[]) => Promise<import('./steps.mjs').Outcome[]>} test
 * @returns {Promise<import('./steps.mjs').Outcome[]>}
 */
export async function testParts({ records }, parts, test) {
  const { ran, unchanged } = await testChanged(parts, records, test);
  return [...ran, ...unchanged.map((part) => ({ ...part, failed: 0, note: UNCHANGED }))];
}

/**
 * The same as one row: the tests of all parts together.
 *
 * @param {string} name
 * @param {import('./steps.mjs').Outcome[]} outcomes of parts
 * @param {string} what the parts are
 * @returns {import('./steps.mjs').Outcome}
 */
export function asOne(name, outcomes, what) {
  const sum = (/** @type {'passed' | 'failed' | 'skipped'} */ key) =>
    outcomes.reduce((total, outcome) => total + outcome[key], 0);
  const unchanged = outcomes.filter(({ note }) => note === UNCHANGED);
  const failures = outcomes.flatMap((outcome) => outcome.failures ?? []);
  const total = { name, passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped'), failures };
  if (unchanged.length === 0) return total;
  if (unchanged.length === outcomes.length) return { ...total, note: UNCHANGED };
  const tests = unchanged.reduce((count, { passed }) => count + passed, 0);
  return {
    ...total,
    note: `${tests} of them, in ${unchanged.length} of ${outcomes.length} ${what}, ${UNCHANGED}`,
  };
}

/** A check that counts as one test. @param {string} name @param {boolean} isGood @returns {import('./steps.mjs').Outcome} */
export function oneTest(name, isGood) {
  return { name, passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 };
}
