import {
  dateOfMonth,
  monthInFileName,
  monthInYear,
  monthOf,
  monthOfDate,
  monthText,
  monthTitle,
  readMonth,
  yearOf,
} from './month.ts';

describe('a month', () => {
  test.each([
    [2018, 11, 'Nov 2018', 'Nov-2018', '11/2018'],
    [2006, 1, 'Jan 2006', 'Jan-2006', '01/2006'],
    [2025, 12, 'Dec 2025', 'Dec-2025', '12/2025'],
  ])('%d-%d is "%s", in a file name "%s", in a field "%s"', (year, inYear, title, inFile, text) => {
    const month = monthOf(year, inYear);
    expect([yearOf(month), monthInYear(month)]).toEqual([year, inYear]);
    expect([monthTitle(month), monthInFileName(month), monthText(month)]).toEqual([title, inFile, text]);
  });

  test('follows December with January', () => {
    expect(monthTitle(monthOf(2018, 12) + 1)).toBe('Jan 2019');
  });

  test('goes to the calendar and back, whatever the time zone', () => {
    const month = monthOf(2019, 3);
    expect(monthOfDate(dateOfMonth(month))).toBe(month);
    expect(dateOfMonth(month).getDate()).toBe(1);
  });
});

describe('a typed month (spec part 1 §5: MM/YYYY)', () => {
  test.each([
    ['11/2018', 'Nov 2018'],
    [' 3 / 2020 ', 'Mar 2020'],
    ['01/2006', 'Jan 2006'],
  ])('"%s" is %s', (text, title) => {
    expect(monthTitle(readMonth(text) ?? NaN)).toBe(title);
  });

  test.each([
    '',
    '2018',
    '13/2018',
    '00/2018',
    '11/18',
    '11-2018',
    '11/0999',
    '11/3000',
    'Nov 2018',
    '1/11/2018',
  ])('"%s" is none', (text) => {
    expect(readMonth(text)).toBeUndefined();
  });
});
