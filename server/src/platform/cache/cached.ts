import { LRUCache } from 'lru-cache';

/** How much is cached, and for how long. */
export interface CacheRules {
  /** Most keys; the one that was not requested for longest gives way. */
  max?: number;
  /** Milliseconds; without it a value stays until it gives way. */
  ttlMs?: number;
  /**
   * Whether an old value is returned at once while the new one is read in the background. For readers inside a
   * transaction, which on the embedded database nobody else can pass.
   */
  staleWhileReading?: boolean;
  /** The clock in milliseconds, replaced in tests. */
  now?: () => number;
}

/** Values that are read once and then come from the memory of this process. */
export interface Cached<Value> {
  read: (key?: string) => Promise<Value>;
  /** Reads it now, however fresh the cached value is. */
  refresh: (key?: string) => Promise<Value>;
}

/**
 * The one cache of this process: callers that request the same key while it is read share that reading, and a failure
 * is not cached. Where there is a single value, the key is left out.
 */
export function cached<Value extends object>(
  read: (key: string) => Promise<Value>,
  { max = 1, ttlMs = 0, staleWhileReading = false, now }: CacheRules = {},
): Cached<Value> {
  const cache = new LRUCache<string, Value>({
    max,
    ttl: ttlMs,
    fetchMethod: (key) => read(key),
    allowStale: staleWhileReading,
    noDeleteOnFetchRejection: staleWhileReading,
    ...(now === undefined ? {} : { perf: { now }, ttlResolution: 0 }),
  });
  return {
    read: (key = '') => cache.forceFetch(key),
    refresh: (key = '') => cache.forceFetch(key, { forceRefresh: true, allowStale: false }),
  };
}
