import type { MailPace } from 'shared/contract';
import { mailDue, mostFrequent } from './mail-due.ts';

// 3 March 2031 is a Monday.
test.each<[MailPace, string, string]>([
  ['at once', '2031-03-03T10:00:00Z', '2031-03-03T10:01:00Z'],
  ['daily', '2031-03-03T04:59:59Z', '2031-03-03T05:00:00Z'],
  ['daily', '2031-03-03T05:00:00Z', '2031-03-04T05:00:00Z'],
  ['daily', '2031-12-31T12:00:00Z', '2032-01-01T05:00:00Z'],
  ['weekly', '2031-03-03T04:00:00Z', '2031-03-03T05:00:00Z'],
  ['weekly', '2031-03-03T06:00:00Z', '2031-03-10T05:00:00Z'],
  ['weekly', '2031-03-09T23:00:00Z', '2031-03-10T05:00:00Z'],
])('%s at %s is due at %s', (pace, now, due) => {
  expect(mailDue(pace, new Date(now))).toEqual(new Date(due));
});

test('never is never due', () => {
  expect(mailDue('never', new Date())).toBeNull();
});

test.each<[MailPace[], MailPace]>([
  [['weekly', 'at once', 'never'], 'at once'],
  [['weekly', 'daily'], 'daily'],
  [['never'], 'never'],
  [[], 'never'],
])('of %j the most frequent is %s', (paces, most) => {
  expect(mostFrequent(paces)).toBe(most);
});
