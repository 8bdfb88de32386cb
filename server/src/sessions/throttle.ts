/** Says of each key whether it is its turn, at most once in so long. Forgets all when there are too many of them. */
export interface Throttle {
  isDue: (key: string, now?: number) => boolean;
}

const MOST_KEYS = 10_000;

/**
 * For what need not be written on every request, such as when a session was last used.
 *
 * @param everyMs milliseconds in which a key has one turn, in this process
 */
export function throttle(everyMs: number): Throttle {
  const turns = new Map<string, number>();
  return {
    isDue: (key, now = Date.now()) => {
      const last = turns.get(key);
      if (last !== undefined && now - last < everyMs) return false;
      if (turns.size >= MOST_KEYS) turns.clear();
      turns.set(key, now);
      return true;
    },
  };
}
