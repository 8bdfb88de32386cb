import { formatDate, formatDateTime } from './dates.ts';

describe('dates as text (ui-screens 1.8)', () => {
  test('a moment is shown in the medium English format, in the local time zone', () => {
    expect(formatDateTime(new Date(2019, 1, 26))).toBe('Feb 26, 2019, 12:00:00 AM');
    expect(formatDateTime(new Date(2019, 1, 26, 15, 4, 5))).toBe('Feb 26, 2019, 3:04:05 PM');
  });

  test('a calendar date stays the same day in every time zone', () => {
    expect(formatDate('2019-03-14')).toBe('Mar 14, 2019');
    expect(formatDate('2020-01-01')).toBe('Jan 1, 2020');
  });

  test('a calendar date has no time to show', () => {
    expect(formatDateTime('2019-03-14')).toBe('Mar 14, 2019');
  });

  test('a moment can be shown by its day', () => {
    expect(formatDate(new Date(2019, 2, 14, 23, 59))).toBe('Mar 14, 2019');
  });

  test.each([null, undefined, ''])('an absent value (%p) is an empty text', (value) => {
    expect(formatDate(value)).toBe('');
    expect(formatDateTime(value)).toBe('');
  });

  test('what cannot be read is shown as it is', () => {
    expect(formatDate('spring 2019')).toBe('spring 2019');
  });
});
