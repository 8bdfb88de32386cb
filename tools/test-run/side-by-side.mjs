/**
 * A piece of work, and how many cores it keeps busy.
 *
 * @template T
 * @typedef {{ name: string, cores: number, run(print: import('./run-command.mjs').Print): Promise<T> }} Work
 */

/**
 * Does all work, in order, as much of it at once as the cores allow. Work that has most of the cores prints as it goes; the
 * rest is printed whole when it has ended.
 *
 * @template T
 * @param {Work<T>[]} works
 * @param {{ cores: number, write: (text: string) => void, now?: () => number }} options
 * @returns {Promise<{ result: T, seconds: number }[]>} in the order of the works
 */
export async function runSideBySide(works, { cores, write, now = Date.now }) {
  let free = cores;
  /** @type {Set<Promise<void>>} */
  const underWay = new Set();
  /** @type {{ result: T, seconds: number }[]} */
  const results = [];
  for (const [index, work] of works.entries()) {
    const needed = Math.min(work.cores, cores);
    while (free < needed) await Promise.race(underWay);
    free -= needed;
    const running = perform(work, needed * 2 > cores, { write, now }).then((outcome) => {
      results[index] = outcome;
      free += needed;
      underWay.delete(running);
    });
    underWay.add(running);
  }
  await Promise.all(underWay);
  return results;
}

/**
 * @template T
 * @param {Work<T>} work @param {boolean} isLive whether it prints as it goes @param {{ write: (text: string) => void, now: () => number }} options
 */
async function perform({ name, run }, isLive, { write, now }) {
  const start = now();
  const title = `\n── ${name} ──\n`;
  if (isLive) write(title);
  /** @type {string[]} */
  const printed = [];
  const result = await run(isLive ? undefined : (text) => void printed.push(text));
  if (!isLive) write(title + printed.join(''));
  return { result, seconds: (now() - start) / 1000 };
}
