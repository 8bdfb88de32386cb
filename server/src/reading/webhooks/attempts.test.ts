import { isGivenUp, nextAttempt } from './attempts.ts';

const NOW = new Date('2031-03-01T10:00:00Z');
const DAYS_3 = 3 * 86_400_000;

test.each([
  [1, 15],
  [2, 30],
  [5, 240],
  [11, 15_360],
  [12, 21_600],
  [1000, 21_600],
])('after %s failures it is sent again in %s seconds', (failures, seconds) => {
  expect(nextAttempt(failures, NOW)).toEqual(new Date(NOW.getTime() + seconds * 1000));
});

test('after three days of failures it is given up', () => {
  expect(isGivenUp(new Date(NOW.getTime() - DAYS_3 + 1), NOW)).toBe(false);
  expect(isGivenUp(new Date(NOW.getTime() - DAYS_3), NOW)).toBe(true);
});
