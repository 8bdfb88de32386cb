import { vitalText } from './vital-texts.ts';

test.each([
  ['INP', 0, '0 ms'],
  ['LCP', 994.4, '994 ms'],
  ['LCP', 995, '1.0 s'],
  ['LCP', 1840, '1.8 s'],
  ['LCP', 9949, '9.9 s'],
  ['LCP', 9950, '10 s'],
  ['LCP', 60_000, '60 s'],
  ['CLS', 0.0149, '0.01'],
  ['CLS', 0.1, '0.10'],
] as const)('%s of %s is written %s', (metric, value, text) => {
  expect(vitalText(metric, value)).toBe(text);
});
