import { countProblem } from './largest-count.ts';

test.each([
  [null, undefined],
  [0, undefined],
  [2_147_483_647, undefined],
  [2_147_483_648, 'The largest number is 2147483647.'],
])('a count of %s: %s', (count, problem) => {
  expect(countProblem(count)).toBe(problem);
});
