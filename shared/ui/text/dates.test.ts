import { formatDate, formatDateTime, formatMinute } from './dates.ts';

describe('dates as text', () => {
  test('a moment is shown in one unambiguous format, in the local time zone', () => {
    expect(formatDateTime(new Date(2019, 1, 3))).toBe('2019-02-03 00:00');
    expect(formatDateTime(new Date(2019, 1, 26, 15, 4, 5))).toBe('2019-02-26 15:04');
  });

  test('a calendar date stays the same day in every time zone', () => {
    expect(formatDate('2019-03-14')).toBe('2019-03-14');
    expect(formatDate('2020-01-01')).toBe('2020-01-01');
  });

  test('a calendar date has no time to show', () => {
    expect(formatDateTime('2019-03-14')).toBe('2019-03-14');
  });

  test('a moment can be shown by its day', () => {
    expect(formatDate(new Date(2019, 2, 14, 23, 59))).toBe('2019-03-14');
  });

  test('of a moment of today the time is enough', () => {
    const saved = new Date(2019, 2, 14, 15, 37);
    expect(formatMinute(saved, new Date(2019, 2, 14, 18, 0))).toBe('15:37');
    expect(formatMinute(saved, new Date(2019, 2, 15, 9, 0))).toBe('2019-03-14 15:37');
  });

  test.each([null, undefined, ''])('an absent value (%p) is an empty text', (value) => {
    expect(formatDate(value)).toBe('');
    expect(formatDateTime(value)).toBe('');
  });

  test.each(['spring 2019', '2019-99-99T00:00:00'])('what cannot be read (%s) is shown as it is', (text) => {
    expect(formatDate(text)).toBe(text);
  });
});
