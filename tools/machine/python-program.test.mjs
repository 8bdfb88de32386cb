import { isNewEnough } from './python-program.mjs';

test.each([
  ['Python 3.9.19', false],
  ['Python 3.10.0', true],
  ['Python 3.11.7', true],
  ['Python 4.0.0', true],
  ['Python 2.7.18', false],
  [undefined, false],
])('%s is new enough: %s', (text, expected) => {
  expect(isNewEnough(text)).toBe(expected);
});
