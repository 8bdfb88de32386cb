import { format } from 'node:util';

/** How messages begin that only tests cause. */
const OF_TESTS = [
  // Elements of tests come from React's run time for production, which notes no lists; lint finds a missing key (react/jsx-key).
  'Each child in a list should have a unique "key" prop.',
  // What happens by itself, such as a poll, is in no `act`.
  'An update to %s inside a test was not wrapped in act(...).',
  // The screen shows that a request fails.
  '[MSW]',
];

/**
 * The problem that an error in the console reports, such as wrong use of React.
 *
 * @param {unknown[]} message
 * @returns {string | undefined} undefined for what only tests cause
 */
export function problemIn(message) {
  const [text = ''] = message;
  const isOfTests = OF_TESTS.some((beginning) => String(text).startsWith(beginning));
  return isOfTests ? undefined : format(...message);
}

/** Notes the errors in the console from now on. @returns {() => string[]} those since the last call */
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
