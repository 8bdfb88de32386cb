import { inBrowser } from './browser.mjs';
import { milliseconds, percentile, table } from './figures.mjs';

const YEARS = 20;
const UNITS = 12;
const ROUNDS = 7;
const NUMBERS = '/api/glt_production_numbers?';

/** @typedef {{ press: string, isShown: string }} Step what is pressed, and by what one sees that the response is drawn */

/**
 * How fast the reports screen answers: another tab, another mode of the chart, and the chart of many years first drawn. What the
 * server needs is not the screen's: the time begins with the press, or with the last response that came before the
 * drawing.
 *
 * @param {{ url: string }} server
 * @returns {Promise<string[]>} a table
 */
export async function reportsPage({ url }) {
  const units = (await (await fetch(`${url}/api/conf`)).json()).workUnits.slice(0, UNITS);
  return inBrowser('Reports screen', async (browser) => {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    // As many months as requested, which no demo has, returned without a pause.
    await page.route(
      ({ href }) => href.includes(NUMBERS),
      (route) => route.fulfill({ json: monthsOf(route.request().url()) }),
    );
    const charts = await firstDrawings(page, url, units);
    const modes = await presses(page, [
      { press: modeButton('impc'), isShown: drawn('Displaying data from the whole IMPC') },
      { press: modeButton('workUnits'), isShown: drawn(`Filtering by ${units.join(', ')} work unit`) },
    ]);
    const tabs = await presses(page, [
      { press: '[role=tab]:nth-of-type(3)', isShown: '[role=tab]:nth-of-type(3)[aria-selected=true]' },
      { press: '[role=tab]:nth-of-type(1)', isShown: `[role=tab]:nth-of-type(1)[aria-selected=true]` },
    ]);
    return [
      table(
        `Reports screen: press or last response to frame (CPU x1, ${ROUNDS} rounds)`,
        ['', 'median', 'worst'],
        [
          ['another tab', ...shares(tabs)],
          ['another mode of the chart', ...shares(modes)],
          [`chart of ${YEARS} years, ${UNITS} work units`, ...shares(charts)],
        ],
      ),
    ];
  });
}

/** @param {number[]} times */
const shares = (times) => [0.5, 1].map((share) => milliseconds(percentile(times, share)));

/** The radio button of a scope: the first is the whole consortium, the third several work units. @param {'impc' | 'workUnits'} scope */
const modeButton = (scope) => `label:nth-of-type(${scope === 'impc' ? 1 : 3}) > input[type=radio]`;

/** A chart that is not loading, with the lines of both techniques. @param {string} caption */
const drawn = (caption) =>
  `figure[aria-busy=false][aria-label="${caption}"] [data-chart] path[style*="--chart-crispr"]`;

/** Running totals of every month. The first request of another period has another first month. @param {string} address */
function monthsOf(address) {
  const firstYear = Number(new URL(address).searchParams.get('startyear') ?? 2007);
  return Array.from({ length: YEARS * 12 }, (_, index) => ({
    year: firstYear + Math.floor(index / 12),
    month: (index % 12) + 1,
    sum: Math.round(index ** 1.4),
  }));
}

/**
 * Comes to the chart from another page of the site, each time with a period that was not requested before.
 *
 * @param {import('@playwright/test').Page} page @param {string} url @param {string[]} units
 */
async function firstDrawings(page, url, units) {
  const isShown = drawn(`Filtering by ${units.join(', ')} work unit`);
  const times = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const asked = new URLSearchParams({ scope: 'workUnits', from: `01/${2007 + round}` });
    units.forEach((unit) => asked.append('workUnits', unit));
    await page.goto(`${url}/#/search`);
    await page.waitForLoadState('networkidle');
    const time = await shownAfter(page, { address: `#/reports?${asked}`, isShown });
    // The first visit loads the code.
    if (round > 0) times.push(time);
  }
  return times;
}

/** @param {import('@playwright/test').Page} page @param {Step[]} steps in turn, again and again */
async function presses(page, steps) {
  const times = [];
  for (let round = 0; round <= ROUNDS; round += 1)
    for (const step of steps) {
      const time = await shownAfter(page, step);
      await page.waitForLoadState('networkidle');
      if (round > 0) times.push(time);
    }
  return times;
}

/**
 * Presses something or goes to an address, and waits for the frame that shows what comes of it.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ press?: string, address?: string, isShown: string }} step
 * @returns {Promise<number>} ms
 */
function shownAfter(page, step) {
  return page.evaluate(async ({ press, address, isShown }) => {
    const started = performance.now();
    if (address !== undefined) document.location.hash = address;
    const button = press === undefined ? null : document.querySelector(press);
    if (button instanceof HTMLElement) button.click();
    const deadline = started + 60_000;
    while (document.querySelector(isShown) === null) {
      if (performance.now() > deadline) throw new Error(`${isShown} did not show.`);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    const seen = performance.now();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const responses = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/'))
      .flatMap((entry) => ('responseEnd' in entry ? [Number(entry.responseEnd)] : []))
      .filter((end) => end < seen);
    return performance.now() - Math.max(started, ...responses);
  }, step);
}
