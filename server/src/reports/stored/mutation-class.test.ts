import { mutationClass } from './mutation-class.ts';

test.each([
  ['a', 'conditional'],
  ['c', 'conditional'],
  ['e', 'conditional'],
  ['e.1', 'conditional'],
  ['b', 'null'],
  ['d', 'null'],
  ["''", 'null'],
  ['.1', 'null'],
  ['.2', 'null'],
  ['x', undefined],
  [null, undefined],
])('class %s is %s (api-3 §8.4.1)', (name, expected) => {
  expect(mutationClass(name)).toBe(expected);
});
