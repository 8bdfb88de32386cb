/**
 * The first pause before another attempt; each later one is twice as long, up to the longest, which decides how long a person waits
 * after the cause is gone. In milliseconds.
 */
export const FIRST_PAUSE = 1000;
export const LONGEST_PAUSE = 8000;

/**
 * Runs an attempt whenever it may succeed: the line is back, somebody looks at the page again, and after growing pauses while it is
 * looked at.
 *
 * @param attempt resolves when it has ended; never two at once
 * @param firstPause in milliseconds
 * @returns stops
 */
export function whenPromising(attempt: () => Promise<void>, firstPause = FIRST_PAUSE): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  let timer: ReturnType<typeof setTimeout>;
  let pause = firstPause;
  let isUnderWay = false;

  const wait = () => {
    timer = setTimeout(() => (document.visibilityState === 'hidden' ? wait() : void run()), pause);
    pause = Math.min(pause * 2, LONGEST_PAUSE);
  };
  const run = async () => {
    if (isUnderWay) return;
    isUnderWay = true;
    clearTimeout(timer);
    // One that failed is followed by the next all the same.
    await attempt().catch((error: unknown) => reportError(error));
    isUnderWay = false;
    if (!signal.aborted) wait();
  };
  wait();
  window.addEventListener('online', () => void run(), { signal });
  const look = () => {
    if (document.visibilityState === 'visible') void run();
  };
  document.addEventListener('visibilitychange', look, { signal });
  return () => {
    clearTimeout(timer);
    stopped.abort();
  };
}
