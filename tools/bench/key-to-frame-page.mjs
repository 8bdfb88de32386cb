/**
 * Presses a key and returns the ms from the key to the end of the animation frame that shows what it did.
 *
 * @param {import('@playwright/test').Page} page @param {string} key
 */
export async function keyToFrame(page, key) {
  const measured = await page.evaluateHandle(() => ({
    time: new Promise((resolve) => {
      document.addEventListener(
        'keydown',
        ({ timeStamp, view }) =>
          view?.requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - timeStamp))),
        { capture: true, once: true },
      );
    }),
  }));
  await page.keyboard.press(key);
  const time = await measured.evaluate(({ time }) => time);
  await measured.dispose();
  return Number(time);
}

/**
 * While the processor is slowed down this many times, as on a modest laptop.
 *
 * @template T
 * @param {import('@playwright/test').Page} page @param {number} rate @param {() => Promise<T>} measure
 * @returns {Promise<T>}
 */
export async function slowedDown(page, rate, measure) {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate });
  try {
    return await measure();
  } finally {
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await client.detach();
  }
}
