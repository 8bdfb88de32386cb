const FIRST_PAUSE_MS = 15_000;
const MOST_DOUBLINGS = 20;

/**
 * How long to wait before something that has failed is tried again: twice as long each time.
 *
 * @param failures in a row, this one among them
 */
export function retryPause(failures: number, longestMs: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** Math.min(failures - 1, MOST_DOUBLINGS), longestMs);
}
