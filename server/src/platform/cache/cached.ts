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

/** The same for values of a request with several parts. */
export interface CachedByRequest<Request, Value> {
  read: (request: Request) => Promise<Value>;
  refresh: (request: Request) => Promise<Value>;
}

/** The one cache of this process, of values that have a name, or of a single value: then the key is left out. */
export function cached<Value extends object>(
  read: (key: string) => Promise<Value>,
  rules?: CacheRules,
): Cached<Value> {
  const values = cachedByRequest((key: string) => key, read, rules);
  return {
    read: (key = '') => values.read(key),
    refresh: (key = '') => values.refresh(key),
  };
}

/**
 * The cache of values of requests, which are the same where their keys are: callers that request the same while it is
 * read share that reading, and a failure is not cached.
 */
export function cachedByRequest<Request, Value extends object>(
  keyOf: (request: Request) => string,
  read: (request: Request) => Promise<Value>,
  { max = 1, ttlMs = 0, staleWhileReading = false, now }: CacheRules = {},
): CachedByRequest<Request, Value> {
  const cache = new LRUCache<string, Value, { request: Request }>({
    max,
    ttl: ttlMs,
    fetchMethod: (_key, _old, { context }) => read(context.request),
    allowStale: staleWhileReading,
    noDeleteOnFetchRejection: staleWhileReading,
    ...(now === undefined ? {} : { perf: { now }, ttlResolution: 0 }),
  });
  return {
    read: (request) => cache.forceFetch(keyOf(request), { context: { request } }),
    refresh: (request) =>
      cache.forceFetch(keyOf(request), { context: { request }, forceRefresh: true, allowStale: false }),
  };
}
