import { retryPause } from './retry-pause.ts';

test.each([
  [1, 15],
  [2, 30],
  [3, 60],
  [7, 900],
  [1000, 900],
])('after %s failures it is %s seconds, if those are at most 900', (failures, seconds) => {
  expect(retryPause(failures, 900_000)).toBe(seconds * 1000);
});
