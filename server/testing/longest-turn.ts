import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long a piece of work takes, and how long others waited for it at most, in milliseconds. */
export async function longestTurn(work: () => Promise<void>): Promise<{ whole: number; longest: number }> {
  let isDone = false;
  let longest = 0;
  const others = (async () => {
    let before = performance.now();
    while (!isDone) {
      await nextTurn();
      longest = Math.max(longest, performance.now() - before);
      before = performance.now();
    }
  })();
  const start = performance.now();
  await work();
  const whole = performance.now() - start;
  isDone = true;
  await others;
  return { whole, longest };
}
