import { isGivenUp } from './patience.ts';

const NOW = new Date('2031-03-01T10:00:00Z');
const DAYS_3 = 3 * 86_400_000;

test('after three days of failures it is given up', () => {
  expect(isGivenUp(new Date(NOW.getTime() - DAYS_3 + 1), NOW)).toBe(false);
  expect(isGivenUp(new Date(NOW.getTime() - DAYS_3), NOW)).toBe(true);
});
