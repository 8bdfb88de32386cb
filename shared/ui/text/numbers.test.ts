import { counted } from './numbers.ts';

test.each([
  [0, '0 projects'],
  [1, '1 project'],
  [2, '2 projects'],
  [12345, '12,345 projects'],
])('%i in words', (total, expected) => {
  expect(counted(total, 'project')).toBe(expected);
});
