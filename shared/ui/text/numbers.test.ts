import { counted, formatCount } from './numbers.ts';

test.each([
  [0, '0 projects'],
  [1, '1 project'],
  [2, '2 projects'],
  [999, '999 projects'],
  [12345, '12,345 projects'],
  [1234567, '1,234,567 projects'],
])('%i in words', (total, expected) => {
  expect(counted(total, 'project')).toBe(expected);
});

test('a negative count has no separator after its sign', () => {
  expect(formatCount(-123)).toBe('-123');
  expect(formatCount(-123456)).toBe('-123,456');
});
