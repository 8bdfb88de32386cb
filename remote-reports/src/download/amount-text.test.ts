import { amountText } from './amount-text.ts';

it.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [999_999, '1,000 kB'],
  [1_000_000, '1 MB'],
  [12_345_678, '12.3 MB'],
])('%d bytes are %s', (bytes, text) => {
  expect(amountText(bytes)).toBe(text);
});
