import type { Vital } from 'shared/contract';
import { onCLS, onFCP, onINP, onLCP, onTTFB, type MetricType } from 'web-vitals';

/** A measured value, and what it is a value of. */
export interface Measured {
  metric: Vital;
  /** Milliseconds; of CLS without unit. */
  value: number;
  /** When it was reached, in milliseconds since the page began. */
  at: number;
  /** The address of a navigation within the site, where the browser reports it. */
  pathname: string | undefined;
  /** Nothing of a remote had a part in it. */
  isOfShell: boolean;
}

/**
 * Reports each vital once, of the page and of each navigation within the site where the browser measures those. Growth
 * after the page was first left is not reported again.
 */
export function measureVitals(tell: (measured: Measured) => void): void {
  const told = new Set<string>();
  const tellOnce = (metric: MetricType) => {
    const measured = measuredOf(metric);
    if (measured === undefined || told.has(metric.id)) return;
    told.add(metric.id);
    tell(measured);
  };
  const options = { reportSoftNavs: true };
  onTTFB(tellOnce, options);
  onFCP(tellOnce, options);
  onLCP(tellOnce, options);
  onCLS(tellOnce, options);
  onINP(tellOnce, options);
}

type Facts = Pick<MetricType, 'name' | 'value' | 'navigationType' | 'navigationURL'> & {
  entries: readonly { startTime: number }[];
};

/**
 * @returns undefined for TTFB without a fetch: navigations within the site and pages restored from memory fetch none
 */
export function measuredOf({
  name,
  value,
  entries,
  navigationType,
  navigationURL,
}: Facts): Measured | undefined {
  const isWithin = navigationType === 'soft-navigation';
  const isFetched = !isWithin && navigationType !== 'back-forward-cache';
  if (name === 'TTFB' && !isFetched) return undefined;
  return {
    metric: name,
    value: name === 'CLS' ? Math.round(value * 10_000) / 10_000 : Math.round(value),
    at: entries.at(-1)?.startTime ?? 0,
    pathname: isWithin ? pathOf(navigationURL) : undefined,
    isOfShell: isFetched && (name === 'TTFB' || name === 'FCP'),
  };
}

/** Addresses of the site are behind the hash. */
function pathOf(address: string | undefined): string | undefined {
  const hash = address === undefined ? undefined : /#(\/[^?#]*)/.exec(address);
  return hash?.[1];
}
