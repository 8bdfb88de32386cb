import { inBrowser } from './browser.mjs';
import { milliseconds, percentile, seconds, table } from './figures.mjs';
import { CONSORTIUM, geneListFile } from './gene-list-file.mjs';
import { keyToFrame, slowedDown } from './key-to-frame-page.mjs';
import { signIn } from './site-session.mjs';

const ROWS = 20_000;
const SIZES = [20, 200];
const TURNS = 15;
const SWITCHES = 5;
const KEYS = 30;
const CPU_SLOWDOWN = 4;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * A gene list of 20,000 records in the browser: how long its import takes and how often it reports progress, then how
 * long the next page, the change between view and edit mode, and a typed letter take.
 *
 * @param {{ name: string, url: string, token: string }} server
 * @returns {Promise<string[]>} tables
 */
export async function geneListPage({ name, ...server }) {
  const buffer = await geneListFile(server, ROWS);
  return inBrowser('Gene list', async (browser) => {
    const page = await browser.newPage();
    await signIn(page, server.url);
    return [
      await importing(page, { name, url: server.url, buffer }),
      await turning(page, server.url, name),
      await editing(page, server.url),
    ];
  });
}

/** @param {Page} page @param {string} url @param {number} size rows a page */
async function openList(page, url, size) {
  await page.goto(`${url}/#/your-gene-list?consortium=${CONSORTIUM}&size=${size}`);
  await page.getByText(/^1 – /).waitFor();
  await page.waitForLoadState('networkidle');
}

/** @param {Page} page @param {{ name: string, url: string, buffer: Buffer }} file */
async function importing(page, { name, url, buffer }) {
  await openList(page, url, 20);
  await page.getByRole('button', { name: 'Change to edit mode' }).click();
  await page.getByRole('button', { name: 'Import CSV' }).click();
  let start = performance.now();
  await page.getByLabel('CSV file').setInputFiles({ name: 'genes.csv', mimeType: 'text/csv', buffer });
  const add = page.getByRole('button', { name: `Add all ${ROWS.toLocaleString('en')} rows` });
  await add.waitFor({ timeout: 120_000 });
  const checked = performance.now() - start;
  await watchProgress(page);
  start = performance.now();
  await add.click();
  await page
    .getByText(`${ROWS.toLocaleString('en')} rows were added.`, { exact: true })
    .waitFor({ timeout: 300_000 });
  const added = performance.now() - start;
  const steps = await page.evaluate(() => document.body.dataset.steps ?? '0');
  const cells = [...[checked, added, checked + added].map(seconds), steps];
  const title = `Import of ${ROWS.toLocaleString('en')} rows, ${name} (in the browser)`;
  return table(title, ['', 'checked', 'added', 'together', 'steps of progress seen'], [['file', ...cells]]);
}

/** Counts the different values that a person sees of the progress. @param {Page} page */
async function watchProgress(page) {
  await page.evaluate(() => {
    const seen = new Set();
    const look = () => {
      const bar = document.querySelector('progress');
      if (bar instanceof HTMLProgressElement) seen.add(bar.value);
      document.body.dataset.steps = String(seen.size);
      requestAnimationFrame(look);
    };
    look();
  });
}

/** @param {Page} page @param {string} url @param {string} name */
async function turning(page, url, name) {
  const rows = [];
  for (const size of SIZES)
    for (const mode of ['view', 'edit']) {
      await page.reload();
      await openList(page, url, size);
      if (mode === 'edit') await switchMode(page, size);
      const times = [];
      for (let turn = 0; turn < TURNS; turn += 1) times.push(await turnPage(page));
      rows.push([`${size} rows, ${mode} mode`, ...shares(times)]);
    }
  const title = `Gene list of ${ROWS.toLocaleString('en')} records, ${name}: next page, click to frame (CPU x1, ${TURNS} turns)`;
  return table(title, ['', 'p50', 'p95', 'worst'], rows);
}

/**
 * Of a page both ends are seen: one reads it from its first row on, and stands at its last one when the button is pressed.
 *
 * @param {Page} page @returns {Promise<number>} ms from the click to the frame that shows both ends of the next page
 */
async function turnPage(page) {
  const time = await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const rows = () => [...document.querySelectorAll('main tbody tr')].map((row) => row.textContent);
    const shown = () => [rows().at(0), rows().at(-1)];
    const before = shown();
    const next = document.querySelector('main button[aria-label="Next page"]');
    const start = performance.now();
    if (next instanceof HTMLElement) next.click();
    while (shown().some((row, end) => row === before[end])) await frame();
    return performance.now() - start;
  });
  await page.waitForLoadState('networkidle');
  return time;
}

/** @param {Page} page @param {string} url */
async function editing(page, url) {
  const size = SIZES.at(-1) ?? 0;
  await page.reload();
  await openList(page, url, size);
  /** @type {Record<'edit' | 'view' | 'whole' | 'note' | 'genes', number[]>} */
  const measured = { edit: [], view: [], whole: [], note: [], genes: [] };
  for (let turn = 0; turn < SWITCHES; turn += 1) {
    const { seen, whole } = await switchMode(page, size);
    measured.edit.push(seen);
    measured.whole.push(whole);
    measured.view.push((await switchMode(page, size)).seen);
  }
  await switchMode(page, size);
  await slowedDown(page, CPU_SLOWDOWN, async () => {
    measured.note = await typing(page, 'Row 100, Note');
    measured.genes = await typing(page, 'Row 100, Gene(s)');
  });
  const rows = [
    ['view to edit mode (CPU x1)', ...shares(measured.edit)],
    [`until all ${size} rows can be edited`, ...shares(measured.whole)],
    ['edit to view mode (CPU x1)', ...shares(measured.view)],
    [`letter in a note (CPU x${CPU_SLOWDOWN})`, ...shares(measured.note)],
    [`letter among genes (CPU x${CPU_SLOWDOWN})`, ...shares(measured.genes)],
  ];
  return table(`Gene list, ${size} rows a page: click or key to frame`, ['', 'p50', 'p95', 'worst'], rows);
}

/**
 * Changes between view and edit mode, and waits until every row has changed.
 *
 * @param {Page} page @param {number} size rows of the page
 * @returns {Promise<{ seen: number, whole: number }>} ms from the click to the frame in which the first rows have changed,
 *   and to that in which the last one has
 */
async function switchMode(page, size) {
  const button = page.getByRole('button', { name: /^Change to/ });
  return button.evaluate(async (element, last) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const isEdited = (/** @type {number} */ row) =>
      document.querySelector(`main [aria-label="Row ${row}, Note"]`) !== null;
    const before = isEdited(1);
    const start = performance.now();
    if (element instanceof HTMLElement) element.click();
    while (isEdited(1) === before) await frame();
    const seen = performance.now() - start;
    while (isEdited(last) === before) await frame();
    return { seen, whole: performance.now() - start };
  }, size);
}

/** @param {Page} page @param {string} label */
async function typing(page, label) {
  const field = page.getByLabel(label, { exact: true }).first();
  await field.scrollIntoViewIfNeeded();
  await field.focus();
  const times = [];
  for (let key = 0; key < KEYS; key += 1)
    times.push(await keyToFrame(page, key % 2 === 0 ? 'A' : 'Backspace'));
  return times;
}

/** @param {number[]} times */
const shares = (times) => [0.5, 0.95, 1].map((share) => milliseconds(percentile(times, share)));
