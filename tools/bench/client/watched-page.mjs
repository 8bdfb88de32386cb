import { momentShown } from '../moment-shown-page.mjs';

/**
 * What a person met until something was visible.
 *
 * @typedef {object} Visit
 * @property {number} time until it was visible, ms
 * @property {number} blocked of it, how long the page could not respond (parts of tasks beyond 50 ms), ms
 * @property {number} inputDelay of a click in the middle of it, ms
 * @property {number} steps longest chain of requests that waited for each other
 * @property {number} bytes transferred
 */

/**
 * How one sees that a screen is there.
 *
 * @typedef {object} Ready
 * @property {string} selector there must be such an element
 * @property {number} [rows] so many rows of projects, which are no placeholders
 * @property {string} [heading] in the first heading
 * @property {boolean} [still] nothing is on its way any more
 */

/** A click is sent after so many ms, times the slowdown. */
const CLICK_AFTER = 120;

/**
 * Opens an address and waits until something is visible.
 *
 * @param {import('@playwright/test').Page} page @param {string} address @param {Ready} ready @param {number} slowdown
 * @returns {Promise<Visit>}
 */
export async function open(page, address, ready, slowdown) {
  await page.addInitScript(() => {
    /** @type {PerformanceEntry[]} */
    const tasks = [];
    Reflect.set(globalThis, 'longTasks', tasks);
    const note = (/** @type {PerformanceObserverEntryList} */ list) => tasks.push(...list.getEntries());
    new PerformanceObserver(note).observe({ type: 'longtask', buffered: true });
    new PerformanceObserver(note).observe({ type: 'first-input', buffered: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  const clicking = page.waitForTimeout(CLICK_AFTER * slowdown).then(() => page.mouse.click(1270, 450));
  const time = await momentShown(page, isShown, ready);
  await clicking;
  const facts = await page.evaluate(factsUntil, time);
  return { time, ...facts };
}

/** Runs in the page. @param {Ready} ready @returns {boolean} */
function isShown({ selector, rows = 0, heading = '', still = false }) {
  const title = document.querySelector('main h1')?.textContent ?? '';
  if (document.querySelector(selector) === null || !title.includes(heading)) return false;
  const states = [...document.querySelectorAll('main [role=status]')];
  const isBusy =
    document.querySelector('main [aria-busy=true]') !== null ||
    states.some((state) => state.textContent.startsWith('Loading'));
  if (still && isBusy) return false;
  const filled = [...document.querySelectorAll('tbody tr')].filter((row) => row.textContent.includes('TPN:'));
  return filled.length >= rows;
}

/** Runs in the page. @param {number} end */
function factsUntil(end) {
  /** @type {PerformanceEntry[]} */
  const noted = Reflect.get(globalThis, 'longTasks') ?? [];
  const tasks = noted.filter(({ entryType, startTime }) => entryType === 'longtask' && startTime < end);
  const input = noted.find(({ entryType }) => entryType === 'first-input');
  const inputDelay =
    input && 'processingStart' in input ? Number(input.processingStart) - input.startTime : 0;
  const requests = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ]
    .filter((entry) => entry instanceof PerformanceResourceTiming)
    .filter(({ startTime, responseEnd }) => startTime < end && responseEnd <= end + 1)
    .sort((a, b) => a.startTime - b.startTime);
  /** @type {{ end: number, step: number }[]} */
  const done = [];
  for (const { startTime, responseEnd } of requests) {
    const before = done.filter((one) => one.end <= startTime).map(({ step }) => step);
    done.push({ end: responseEnd, step: 1 + Math.max(0, ...before) });
  }
  return {
    blocked: tasks.reduce((sum, { duration }) => sum + Math.max(0, duration - 50), 0),
    inputDelay,
    steps: Math.max(0, ...done.map(({ step }) => step)),
    bytes: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
  };
}

/**
 * How long something took that a person has begun.
 *
 * @typedef {object} Response
 * @property {number} time until it was visible, ms after the click
 * @property {number} firstCall until the first call of the API; NaN without any
 */

/**
 * Follows a link of the site, without having pointed at it before, and waits until something is visible.
 *
 * @param {import('@playwright/test').Page} page @param {string} hash @param {Ready} ready
 * @returns {Promise<Response>}
 */
export async function follow(page, hash, ready) {
  return response(page, ready, () =>
    page.evaluate((address) => {
      const now = performance.now();
      document.location.hash = address;
      return now;
    }, hash),
  );
}

/**
 * Signs in on the page for that, and waits until something is visible.
 *
 * @param {import('@playwright/test').Page} page @param {{ userName: string, password: string }} account @param {Ready} ready
 * @returns {Promise<Response>}
 */
export async function signIn(page, { userName, password }, ready) {
  await page.getByRole('textbox', { name: 'Email' }).fill(userName);
  await page.locator('input[type=password]').fill(password);
  // Not by a locator, which describes its element for a log: on a slow processor that takes the page longer than what the click does.
  return response(page, ready, () =>
    page.evaluate(() => {
      const button = document.querySelector('main button[type=submit]');
      const now = performance.now();
      if (button instanceof HTMLElement) button.click();
      return now;
    }),
  );
}

/**
 * @param {import('@playwright/test').Page} page @param {Ready} ready
 * @param {() => Promise<number>} begin resolves to the moment at which it was begun, on the page's own clock
 * @returns {Promise<Response>}
 */
async function response(page, ready, begin) {
  await page.evaluate(() => performance.clearResourceTimings());
  const [seen, start] = await Promise.all([momentShown(page, isShown, ready), begin()]);
  const time = seen - start;
  const firstCall = await page.evaluate((since) => {
    const calls = performance
      .getEntriesByType('resource')
      // What was under way at the click ends, and is noted, after it.
      .filter(({ name, startTime }) => startTime >= since && /^\/(api|auth)\//.test(new URL(name).pathname));
    return Math.min(...calls.map(({ startTime }) => startTime)) - since;
  }, start);
  return { time, firstCall };
}
