import { quartiles } from './quartiles.ts';

test.each([
  ['a single value', [7], [7, 7, 7]],
  ['values that stand at the quartiles', [50, 10, 40, 20, 30], [20, 30, 40]],
  ['between two values in proportion', [10, 20, 59], [15, 20, 39.5]],
  ['in the order of numbers, not of their digits', [9, 100, 20, 3], [7.5, 14.5, 40]],
])('%s', (_case, values, expected) => {
  expect(quartiles(values)).toEqual(expected);
});
