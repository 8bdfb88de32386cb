import { expectedNumber, monthsText } from './expected-text.ts';

test.each([
  [0, '0'],
  [0.01, 'under 0.1'],
  [0.05, '0.1'],
  [3.14, '3.1'],
  [9.94, '9.9'],
  [9.96, '10'],
  [1234.5, '1,235'],
])('%d is written %s', (value, text) => {
  expect(expectedNumber(value)).toBe(text);
});

test.each([
  [3, 'In 3 months'],
  [12, 'In 1 year'],
  [36, 'In 3 years'],
])('%d months are %s', (months, text) => {
  expect(monthsText(months)).toBe(text);
});
