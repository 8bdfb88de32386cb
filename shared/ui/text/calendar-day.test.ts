import { isDay, tidyDay } from './calendar-day.ts';

test.each([
  ['2031-05-09', true],
  ['2032-02-29', true],
  ['2031-02-29', false],
  ['2031-13-01', false],
  ['2031-5-9', false],
  ['09/05/2031', false],
  ['', false],
])('%s is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test.each([
  ['2031/5/9', '2031-05-09'],
  [' 2031.05.09 ', '2031-05-09'],
  ['2031-05', '2031-05'],
  ['9/5/2031', '9/5/2031'],
])('%s is tidied to %s', (text, expected) => {
  expect(tidyDay(text)).toBe(expected);
});
