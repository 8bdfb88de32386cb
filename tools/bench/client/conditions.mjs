/**
 * What stands between a person and the site.
 *
 * @typedef {{ name: string, slowdown: number, line?: { latency: number, bytesPerSecond: number } }} Condition latency in ms
 */

/** @type {readonly Condition[]} */
export const CONDITIONS = [
  { name: 'CPU ×1', slowdown: 1 },
  { name: 'CPU ×4', slowdown: 4 },
  { name: 'CPU ×4, 1.6 Mbit/s, 150 ms', slowdown: 4, line: { latency: 150, bytesPerSecond: 200_000 } },
  // From another continent: each thing that waits for another one costs a sixth of a second.
  { name: 'CPU ×1, 10 Mbit/s, 150 ms', slowdown: 1, line: { latency: 150, bytesPerSecond: 1_250_000 } },
];

/**
 * A page in a browser that has nothing cached and knows nobody, under a condition.
 *
 * @param {import('@playwright/test').Browser} browser @param {Condition} condition
 */
export async function newVisitor(browser, { slowdown, line }) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB' });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  if (line !== undefined) {
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: line.latency,
      downloadThroughput: line.bytesPerSecond,
      uploadThroughput: line.bytesPerSecond,
    });
  }
  return { context, page };
}
