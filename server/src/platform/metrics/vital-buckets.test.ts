import fc from 'fast-check';
import { VITALS } from 'shared/contract';
import { boundsOf, bucketOf, percentile, ratingOf, type Bucket } from './vital-buckets.ts';

/** Values as they are stored. */
function bucketsOf(metric: (typeof VITALS)[number], values: readonly number[]): Bucket[] {
  const counts = new Map<number, number>();
  for (const value of values) {
    const upTo = bucketOf(metric, value);
    counts.set(upTo, (counts.get(upTo) ?? 0) + 1);
  }
  return [...counts].map(([upTo, samples]) => ({ upTo, samples }));
}

test.each([
  ['LCP', 0, 500],
  ['LCP', 2500, 2500],
  ['LCP', 2500.1, 3000],
  ['LCP', 400_000, 600_000],
  ['CLS', 0.1, 0.1],
  ['CLS', 0.1001, 0.15],
  ['INP', 200, 200],
] as const)('%s of %s falls into the bucket up to %s', (metric, value, bound) => {
  expect(bucketOf(metric, value)).toBe(bound);
});

test.each([
  ['LCP', 2500, 'good'],
  ['LCP', 2501, 'needs improvement'],
  ['LCP', 4000, 'needs improvement'],
  ['LCP', 4001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.26, 'poor'],
  ['FCP', 1801, 'needs improvement'],
  ['TTFB', 1801, 'poor'],
] as const)('%s of %s is %s', (metric, value, rating) => {
  expect(ratingOf(metric, value)).toBe(rating);
});

test('what is judged good stays in buckets of good values', () => {
  for (const metric of VITALS) {
    const ratings = boundsOf(metric).map((bound) => ratingOf(metric, bound));
    const just = boundsOf(metric).map((bound) => ratingOf(metric, bound + 0.0001));
    // A bucket that had values of two ratings would make both seem the same.
    expect(just.filter((rating, index) => rating !== ratings[index])).toHaveLength(2);
  }
});

test('half of the samples of one bucket reach its middle', () => {
  expect(percentile('LCP', [{ upTo: 2500, samples: 10 }], 0.5)).toBe(2250);
});

test('values above all bounds count as the largest bound, and nothing as nothing', () => {
  expect(percentile('INP', bucketsOf('INP', [90_000]), 0.75)).toBe(5000);
  expect(percentile('INP', [], 0.75)).toBe(0);
});

test('a percentile lies in the bucket of the value that it stands for, and grows with its share', () => {
  const values = fc.array(fc.double({ min: 0, max: 59_000, noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, fc.double({ min: 0.01, max: 1, noNaN: true }), (measured, share) => {
      const sorted = measured.toSorted((one, other) => one - other);
      const exact = sorted[Math.ceil(share * sorted.length - 1e-9) - 1] ?? NaN;
      const upTo = bucketOf('LCP', exact);
      const from = boundsOf('LCP').findLast((bound) => bound < upTo) ?? 0;
      const read = percentile('LCP', bucketsOf('LCP', measured), share);
      expect(read).toBeGreaterThanOrEqual(from);
      expect(read).toBeLessThanOrEqual(upTo);
      expect(percentile('LCP', bucketsOf('LCP', measured), 1)).toBeGreaterThanOrEqual(read);
    }),
  );
});
