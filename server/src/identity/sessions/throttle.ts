import { LRUCache } from 'lru-cache';

/** Whether a key is due, at most once in so long. */
export interface Throttle {
  isDue: (key: string) => boolean;
  /** It was done without asking, and is not due for so long. */
  done: (key: string) => void;
}

const MAX_KEYS = 10_000;

/**
 * For what need not be written on every request, such as when a session was last used.
 *
 * @param everyMs milliseconds in which a key is due once, in this process
 * @param now the clock in milliseconds, replaced in tests
 */
export function throttle(everyMs: number, now?: () => number): Throttle {
  const clock = now === undefined ? {} : { perf: { now }, ttlResolution: 0 };
  const recent = new LRUCache<string, true>({ max: MAX_KEYS, ttl: everyMs, ...clock });
  const done = (key: string) => void recent.set(key, true);
  return {
    done,
    isDue: (key) => {
      if (recent.has(key)) return false;
      done(key);
      return true;
    },
  };
}
