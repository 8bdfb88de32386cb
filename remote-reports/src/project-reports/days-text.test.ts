import { daysRangeText, daysText } from './days-text.ts';

it.each([
  [0, '0 days'],
  [0.26, '0.3 days'],
  [1, '1 day'],
  [9.94, '9.9 days'],
  [9.97, '10 days'],
  [168.4, '168 days'],
  [1234.5, '1,235 days'],
])('%d days are %s', (value, text) => {
  expect(daysText(value)).toBe(text);
});

it.each([
  [1, 20, '1 – 20 days'],
  [28, 28.2, '28 days'],
  [0.5, 1, '0.5 – 1 day'],
])('from %d to %d days', (from, to, text) => {
  expect(daysRangeText(from, to)).toBe(text);
});
