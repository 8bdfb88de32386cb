import { format } from 'node:util';

/** What the console is told in tests only. */
const OF_TESTS = [
  // Elements of tests come from React's run time for production, which notes no lists; lint finds a missing key (react/jsx-key).
  'Each child in a list should have a unique "key" prop.',
  // What happens by itself, such as a poll, is in no `act`.
  'An update to %s inside a test was not wrapped in act(...).',
  // The screen shows that a request fails.
  '[MSW]',
];

/**
 * What speaks against the product in a message of the console: React reports there how it is used wrongly.
 *
 * @param {unknown[]} message
 * @returns {string | undefined}
 */
export function problemIn(message) {
  const [text = ''] = message;
  const isOfTests = OF_TESTS.some((beginning) => String(text).startsWith(beginning));
  return isOfTests ? undefined : format(...message);
}

/** Notes what the console is told of errors from now on. @returns {() => string[]} what it was told since the last call */
export function noteConsoleErrors() {
  /** @type {string[]} */
  const problems = [];
  const print = console.error;
  console.error = (...message) => {
    const problem = problemIn(message);
    if (problem !== undefined) problems.push(problem);
    print(...message);
  };
  return () => problems.splice(0);
}
