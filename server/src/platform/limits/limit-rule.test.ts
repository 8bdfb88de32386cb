import { blockSeconds, waitingTime, type LimitRule } from './limit-rule.ts';

const RULE: LimitRule = { attempts: 5, forgetSeconds: 3600, firstBlockSeconds: 60, longestBlockSeconds: 900 };

test.each([
  [1, 0],
  [4, 0],
  [5, 60],
  [6, 120],
  [7, 240],
  [8, 480],
  [9, 900],
  [5000, 900],
])('after %s attempts one waits %s seconds', (attempts, seconds) => {
  expect(blockSeconds(RULE, attempts)).toBe(seconds);
});

test('an attempt that is about to expire still counts', () => {
  expect(blockSeconds(RULE, 4.99)).toBe(60);
});

test.each([
  [0.2, '1 second'],
  [40, '40 seconds'],
  [60, '1 minute'],
  [61, '2 minutes'],
  [5400, '90 minutes'],
  [5401, '2 hours'],
])('formats %s seconds as %s', (seconds, words) => {
  expect(waitingTime(seconds)).toBe(words);
});
