import { cpus } from 'node:os';
import { inBrowser } from '../browser.mjs';
import { kilobytes, median, milliseconds, table } from '../figures.mjs';
import { CONDITIONS } from './conditions.mjs';
import { lineQuiet } from './line-quiet.mjs';
import { inTurn } from './in-turn.mjs';
import { undisturbed } from './other-work.mjs';
import { openReferencePages, REACT_PAGE, REFERENCE_ROWS, referencePages } from './reference-pages.mjs';
import { cellsOfSearch, recordsOf } from './records.mjs';
import { screens } from './screens.mjs';
import { ownPage, RUNS, visitPage, visitWay } from './visits.mjs';

/** @typedef {import('../site-session.mjs').Measured} Measured */
/** @typedef {import('./conditions.mjs').Condition} Condition */
/** @typedef {import('./visits.mjs').FirstPage} FirstPage */

/**
 * How fast the site is for a person, beside pages that show the same rows with nothing around them, all in one run. Runs that
 * other processes disturbed are thrown away.
 *
 * @param {Measured} server
 * @param {string} [otherUrl] another site that runs already: both are visited in turn instead
 * @returns {Promise<string[]>} tables
 */
export async function client(server, otherUrl) {
  const cells = (/** @type {number} */ count) => cellsOfSearch(server, count);
  if (otherUrl !== undefined) return [machine(), ...(await inTurn(server, otherUrl, cells))];
  const demo = await recordsOf(server);
  const references = await openReferencePages(cells);
  try {
    return await inBrowser('Client', async (browser) => {
      const tables = [];
      for (const condition of CONDITIONS) {
        const measure = { browser, server, condition };
        const all = screens(demo);
        const first = [
          ...referencePages(references.url),
          ...all.cold.map((screen) => ownPage(server, screen)),
        ];
        tables.push(await firstPages(measure, first));
        tables.push(await waysBetween(measure, all.ways));
      }
      return [machine(), ...tables];
    });
  } finally {
    references.close();
  }
}

/** @typedef {{ browser: import('@playwright/test').Browser, server: Measured, condition: Condition }} Measure */

/** @param {Measure} measure @param {FirstPage[]} pages */
async function firstPages({ browser, server, condition }, pages) {
  const rows = [];
  /** Times of React alone, by the number of rows. @type {Map<number, number>} */
  const ofReact = new Map();
  for (const page of pages) {
    const { name, ready } = page;
    const visit = () => visitPage({ browser, condition }, server, page);
    const { results, disturbed } = await undisturbed(RUNS, visit);
    const of = (/** @type {(visit: import('./watched-page.mjs').Visit) => number} */ value) =>
      median(results.map(value));
    const time = of((visit) => visit.time);
    const shownRows = ready.rows ?? REFERENCE_ROWS;
    if (name.startsWith(REACT_PAGE)) ofReact.set(shownRows, time);
    const times = ofReact.get(shownRows);
    const ofReference = times === undefined ? '–' : (time / times).toFixed(1);
    const cells = [time, of((visit) => visit.blocked), of((visit) => visit.inputDelay)].map(milliseconds);
    const [steps, bytes] = [of((visit) => visit.steps), of((visit) => visit.bytes)];
    rows.push([name, ...cells, `${steps}`, kilobytes(bytes), ofReference, `${disturbed}`]);
  }
  const head = ['', 'visible', 'blocked', 'click waits', 'steps', 'bytes', '× React', 'thrown away'];
  return table(
    `First page, ${condition.name} (median of ${RUNS}, nothing cached but at the fourth visit)`,
    head,
    rows,
  );
}

/** A person reads for so long before they go on, in ms: the site has brought the code of what they mostly go to by then. */
const READING = 4000;

/** @param {Measure} measure @param {import('./screens.mjs').Way[]} ways */
async function waysBetween(measure, ways) {
  const rows = [];
  for (const way of ways) {
    const atOnce = await timesOfWay(measure, way, lineQuiet);
    const afterReading = await timesOfWay(measure, way, (page) => page.waitForTimeout(READING));
    const times = [atOnce, afterReading].map(({ visible }) => milliseconds(visible));
    const firstCall = Number.isFinite(atOnce.firstCall) ? milliseconds(atOnce.firstCall) : 'none';
    rows.push([way.name, ...times, firstCall, `${atOnce.disturbed + afterReading.disturbed}`]);
  }
  const head = ['', 'visible', 'after reading', 'first call', 'thrown away'];
  return table(`From page to page, ${measure.condition.name} (median of ${RUNS})`, head, rows);
}

/**
 * @param {Measure} measure @param {import('./screens.mjs').Way} way
 * @param {(page: import('@playwright/test').Page) => Promise<void>} stay on the screen that it begins at
 */
async function timesOfWay({ browser, server, condition }, way, stay) {
  const visit = () => visitWay({ browser, condition }, server, way, stay);
  const { results, disturbed } = await undisturbed(RUNS, visit);
  const of = (/** @type {'time' | 'firstCall'} */ name) => median(results.map((way) => way[name]));
  return { visible: of('time'), firstCall: of('firstCall'), disturbed };
}

function machine() {
  const [processor] = cpus();
  const when = new Date().toISOString().slice(0, 10);
  return `Client, ${when}, ${cpus().length} × ${processor?.model ?? 'unknown processor'}\n`;
}
