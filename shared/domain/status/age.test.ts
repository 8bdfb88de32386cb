import { ageText } from './age.ts';

const NOW = new Date('2031-03-02T12:00:00');

test.each([
  ['2031-03-02T09:00:00', 'today'],
  ['2031-03-03T09:00:00', 'today'],
  ['2031-03-01T09:00:00', '1 day'],
  ['2031-01-20T09:00:00', '41 days'],
  ['2030-12-05T09:00:00', '2 months'],
  ['2020-03-01T09:00:00', '11 years'],
])('what is so since %s is so for %s', (since, text) => expect(ageText(since, NOW)).toBe(text));
