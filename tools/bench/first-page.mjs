import { inBrowser } from './browser.mjs';
import { kilobytes, median, milliseconds, table } from './figures.mjs';
import { momentShown } from './moment-shown-page.mjs';

const RUNS = 5;
/** Long enough for everything that is fetched on idle. */
const IDLE_MS = 4000;

/**
 * What a first visit costs, in a browser with an empty cache: the JavaScript that travels, and the time from the
 * address to result rows on the screen.
 *
 * @param {string} url of a running site
 * @returns {Promise<string[]>} tables
 */
export function firstPage(url) {
  return inBrowser('First page', async (browser) => {
    const scripts = await scriptTable(browser, url);
    const rows = [];
    for (const count of [20, 200]) {
      const cells = [];
      for (const slowdown of [1, 4])
        cells.push(milliseconds(await timeToRows(browser, url, count, slowdown)));
      rows.push([`${count} rows`, ...cells]);
    }
    const times = table(
      `Time to result rows (median of ${RUNS}, empty cache)`,
      ['', 'CPU x1', 'CPU x4'],
      rows,
    );
    return [scripts, times];
  });
}

/** @param {import('@playwright/test').Browser} browser @param {string} url */
async function scriptTable(browser, url) {
  const page = await browser.newPage();
  const scripts = await watchScripts(page);
  await openAndAwaitRows(page, url, 20);
  const shown = scripts();
  await page.waitForTimeout(IDLE_MS);
  const idle = scripts();
  await page.close();
  const row = (/** @type {string} */ name, /** @type {number[]} */ sizes) => [
    name,
    String(sizes.length),
    kilobytes(sizes.reduce((sum, size) => sum + size, 0)),
  ];
  return table(
    'JavaScript of the first page (as transferred)',
    ['', 'requests', 'bytes'],
    [row('until rows are shown', shown), row('with what idle time preloads', idle)],
  );
}

/**
 * @param {import('@playwright/test').Page} page
 * @returns {Promise<() => number[]>} asks for the transferred sizes of the scripts so far, headers included
 */
async function watchScripts(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Map<string, number>} */
  const sizes = new Map();
  devtools.on('Network.responseReceived', ({ type, requestId }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  return () => [...scripts].flatMap((id) => sizes.get(id) ?? []);
}

/**
 * @param {import('@playwright/test').Browser} browser @param {string} url
 * @param {number} rows @param {number} slowdown of the processor
 */
async function timeToRows(browser, url, rows, slowdown) {
  const times = [];
  for (let run = 0; run < RUNS; run += 1) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    times.push(await openAndAwaitRows(page, url, rows));
    await context.close();
  }
  return median(times);
}

/**
 * @param {import('@playwright/test').Page} page @param {string} url @param {number} rows
 * @returns {Promise<number>} milliseconds from the start of the navigation to the animation frame that shows the rows
 */
async function openAndAwaitRows(page, url, rows) {
  await page.goto(`${url}/#/search?size=${rows}`, { waitUntil: 'commit' });
  return momentShown(page, hasRows, rows);
}

/** Runs in the page. Rows that are still loading have no project number. @param {number} wanted */
function hasRows(wanted) {
  const rows = [...document.querySelectorAll('tbody tr')];
  return rows.filter((row) => row.textContent.includes('TPN:')).length >= wanted;
}
