import type { Vital, VitalRating } from 'shared/contract';

/** No page reports more (contract); the upper bound of the last bucket. */
const LARGEST = 600_000;

interface Scale {
  /** Upper bounds of the buckets, in milliseconds; of CLS without unit. Those of the ratings are among them. */
  bounds: readonly number[];
  /** The largest value that is good. */
  good: number;
  /** The largest value that is not poor. */
  tolerable: number;
}

/** Ratings as the makers of browsers give them (https://web.dev/articles/vitals). */
const SCALES: Readonly<Record<Vital, Scale>> = {
  LCP: {
    bounds: [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 5000, 6000, 8000, 10_000, 20_000, 60_000],
    good: 2500,
    tolerable: 4000,
  },
  INP: {
    bounds: [25, 50, 75, 100, 150, 200, 250, 300, 400, 500, 750, 1000, 2000, 5000],
    good: 200,
    tolerable: 500,
  },
  CLS: { bounds: [0.01, 0.025, 0.05, 0.075, 0.1, 0.15, 0.2, 0.25, 0.35, 0.5, 1], good: 0.1, tolerable: 0.25 },
  FCP: {
    bounds: [250, 500, 750, 1000, 1400, 1800, 2200, 2600, 3000, 4000, 6000, 10_000, 30_000],
    good: 1800,
    tolerable: 3000,
  },
  TTFB: {
    bounds: [50, 100, 200, 300, 400, 600, 800, 1000, 1400, 1800, 2500, 5000, 10_000],
    good: 800,
    tolerable: 1800,
  },
};

/** Samples whose values are not larger than the bound, and larger than that of the bucket before. */
export interface Bucket {
  upTo: number;
  samples: number;
}

/** The bounds of a metric's buckets, without that of what is larger than all. */
export function boundsOf(metric: Vital): readonly number[] {
  return SCALES[metric].bounds;
}

/** The upper bound of the bucket that a value falls into. */
export function bucketOf(metric: Vital, value: number): number {
  return boundsOf(metric).find((bound) => value <= bound) ?? LARGEST;
}

export function ratingOf(metric: Vital, value: number): VitalRating {
  const { good, tolerable } = SCALES[metric];
  if (value <= good) return 'good';
  return value <= tolerable ? 'needs improvement' : 'poor';
}

/**
 * The quantile of the samples, estimated from the buckets by linear interpolation within a bucket. For samples larger
 * than all bounds it is the largest bound.
 *
 * @param share from 0 to 1
 */
export function percentile(metric: Vital, buckets: readonly Bucket[], share: number): number {
  const bounds = boundsOf(metric);
  const ordered = buckets.toSorted((one, other) => one.upTo - other.upTo);
  const wanted = share * ordered.reduce((total, { samples }) => total + samples, 0);
  let before = 0;
  for (const { upTo, samples } of ordered) {
    if (before + samples >= wanted && samples > 0) {
      const from = bounds.findLast((bound) => bound < upTo) ?? 0;
      if (upTo >= LARGEST) return from;
      return rounded(metric, from + ((upTo - from) * (wanted - before)) / samples);
    }
    before += samples;
  }
  return 0;
}

/** Whole milliseconds; of CLS thousandths. */
function rounded(metric: Vital, value: number): number {
  return metric === 'CLS' ? Math.round(value * 1000) / 1000 : Math.round(value);
}
