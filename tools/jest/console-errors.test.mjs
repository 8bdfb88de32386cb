import { noteConsoleErrors, problemIn } from './console-errors.mjs';

test('what React says of wrong use is a problem, with what it names', () => {
  const message = ['Encountered two children with the same key, `%s`.', 'TPN:1'];
  expect(problemIn(message)).toBe('Encountered two children with the same key, `TPN:1`.');
});

test('an error that is printed is a problem', () => {
  expect(problemIn([new Error('no rows')])).toContain('no rows');
});

test.each([
  'Each child in a list should have a unique "key" prop.%s%s See https://react.dev/link/warning-keys',
  'An update to %s inside a test was not wrapped in act(...).\n\nWhen testing',
  '[MSW] Error: intercepted a request without a matching request handler',
])('what only tests cause is none: %s', (text) => {
  expect(problemIn([text, 'Page'])).toBeUndefined();
});

test('errors are noted, each once, and printed', () => {
  const print = jest.spyOn(console, 'error').mockReturnValue(undefined);
  const errors = noteConsoleErrors();
  console.error('Encountered %s', 'A');
  console.error('[MSW] Error');
  expect(errors()).toEqual(['Encountered A']);
  expect(errors()).toEqual([]);
  expect(print.mock.calls).toEqual([['Encountered %s', 'A'], ['[MSW] Error']]);
  jest.restoreAllMocks();
});
