import { shareText } from './funnel-bars.tsx';

test.each([
  [0, 0, '0 %'],
  [0, 12, '0 %'],
  [1, 3, '33.3 %'],
  [12, 12, '100 %'],
  [1, 2000, '< 0.1 %'],
])('%d of %d is %s', (count, total, text) => {
  expect(shareText(count, total)).toBe(text);
});
