import { kilobytes, median, milliseconds, percentile, table } from './figures.mjs';

const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

test.each([
  [hundred, 0.5, 50],
  [hundred, 0.95, 95],
  [hundred, 1, 100],
  [[7], 0.95, 7],
  [[3, 1, 2], 0.5, 2],
  [[1, 2, 3, 4], 0.5, 2],
])('percentile', (samples, share, expected) => {
  expect(percentile(samples, share)).toBe(expected);
});

test('the samples stay in their order', () => {
  const samples = [3, 1, 2];
  expect(median(samples)).toBe(2);
  expect(samples).toEqual([3, 1, 2]);
});

test('figures are as exact as they are worth', () => {
  expect([milliseconds(4.26), milliseconds(26.4), kilobytes(123_456)]).toEqual([
    '4.3 ms',
    '26 ms',
    '123.5 kB',
  ]);
});

test('columns stand under each other', () => {
  const lines = table(
    'Search',
    ['case', 'p50'],
    [
      ['browse', '4.3 ms'],
      ['50 terms', '12 ms'],
    ],
  ).split('\n');
  expect(lines).toEqual([
    'Search',
    '',
    '  case          p50',
    '  browse     4.3 ms',
    '  50 terms    12 ms',
    '',
  ]);
});
