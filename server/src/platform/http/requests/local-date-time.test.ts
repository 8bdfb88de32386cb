import { localDate, localDateTime } from './local-date-time.ts';

test('a moment is written in local time, without a zone', () => {
  expect(localDateTime(new Date(2031, 2, 2, 11, 0, 0, 250))).toBe('2031-03-02T11:00:00.250');
});

test('a day is the local one', () => {
  expect(localDate(new Date(2031, 2, 2, 23, 59))).toBe('2031-03-02');
  expect(localDate(new Date(2031, 2, 2, 0, 1))).toBe('2031-03-02');
});
