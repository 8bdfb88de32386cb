import { nextAttempt } from './send-mails.ts';

const NOW = new Date('2031-03-01T10:00:00Z');
const LATER = new Date('2031-03-01T12:00:00Z');

test.each([
  [1, 15],
  [1000, 900],
])('after %s attempts it is %s seconds', (attempts, seconds) => {
  expect(nextAttempt(attempts, LATER, NOW)).toEqual(new Date(NOW.getTime() + seconds * 1000));
});

test('a mail that would come too late is not sent again', () => {
  expect(nextAttempt(1, new Date(NOW.getTime() + 15_000), NOW)).toBeNull();
});
