import { chromium } from '@playwright/test';
import { findChromium } from '../../machine/chromium.mjs';
import { SWITCHES } from '../../machine/chromium-switches.mjs';
import { builtFacts } from '../publish-remote.mjs';
import { readRegistry } from '../registry.mjs';
import { openCandidateSite } from './candidate-site.mjs';
import { readRecorded } from './recorded-answers.mjs';
import { addressOf, sampleAddresses } from './sample-addresses.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 * @typedef {{ name: string, version: string, prefixes: string[] }} Area a remote with a version, and where it is
 */

/** How long a screen may take on a busy machine, in milliseconds. */
const PATIENCE = 30_000;

/**
 * Opens every screen that is at stake in a real browser, on the files as they were built: of a remote its own screens in
 * the live shell, of a shell those of every live remote. First without any data, then the screens of the demo with recorded answers.
 *
 * @param {import('../registry.mjs').SiteStore} store
 * @param {import('../build-frame.mjs').BuiltFrame} built
 * @returns {Promise<string[]>} what went wrong, in words
 */
export async function smokeTest(store, built) {
  const found = findChromium();
  if (found === undefined)
    return ['No Chromium was found to try it out in: name one with CHROMIUM_PATH, or use --force.'];
  const areas = built.name === 'shell' ? (await readRegistry(store)).remotes : [builtFacts(built.folder)];
  const site = await openCandidateSite(store, built);
  const browser = await chromium.launch({ executablePath: found.path, args: SWITCHES });
  try {
    const problems = [];
    for (const area of areas) problems.push(...(await tryArea(await browser.newPage(), site.url, area)));
    return [...problems, ...(await tryWithData(browser, store, built, areas))];
  } finally {
    await browser.close();
    await site.close();
  }
}

/**
 * Screens of the demo, signed in, with what the API answered there.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {import('../registry.mjs').SiteStore} store
 * @param {import('../build-frame.mjs').BuiltFrame} built
 * @param {Area[]} areas
 * @returns {Promise<string[]>}
 */
async function tryWithData(browser, store, built, areas) {
  const recorded = readRecorded();
  const site = await openCandidateSite(store, built, recorded);
  try {
    /** @type {string[]} */
    const problems = [];
    const context = await browser.newContext();
    await context.addInitScript(() => localStorage.setItem('session.present', '1'));
    for (const { name, version } of areas) {
      const page = await context.newPage();
      let address = '';
      watch(page, (what) => problems.push(`${name} ${version}, ${address} with data: ${what}`));
      for (const { hash } of recorded.screens.filter(({ area }) => area === name)) {
        address = hash;
        await page.goto(`${site.url}/#${hash}`);
        const failure = await failureOf(page, name);
        if (failure !== undefined) problems.push(`${name} ${version}, ${hash} with data: ${failure}`);
      }
      await page.close();
    }
    return problems;
  } finally {
    await site.close();
  }
}

/** Errors of scripts, and refusals of the content security policy. @param {Page} page @param {(what: string) => void} note */
function watch(page, note) {
  page.on('pageerror', (error) => note(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) note(message.text());
  });
}

/** @param {Page} page @param {string} url @param {Area} area @returns {Promise<string[]>} */
async function tryArea(page, url, { name, version, prefixes }) {
  /** @type {string[]} */
  const problems = [];
  let address = addressOf(prefixes[0] ?? '/');
  const note = (/** @type {string} */ what) => problems.push(`${name} ${version}, ${address}: ${what}`);
  watch(page, note);
  await page.goto(`${url}/#${address}`);
  const failure = await failureOf(page, name);
  if (failure !== undefined) {
    note(failure);
    return problems;
  }
  for (address of sampleAddresses(await routesOf(page, name))) {
    await page.goto(`${url}/#${address}`);
    const broken = await failureOf(page, name);
    if (broken !== undefined) note(broken);
  }
  await page.close();
  return problems;
}

/**
 * What keeps a screen from being shown, once it is known whether it is.
 *
 * @param {Page} page @param {string} name of the remote
 * @returns {Promise<string | undefined>}
 */
async function failureOf(page, name) {
  const card = page.locator(`[data-remote-failure="${name}"]`);
  const screen = page.locator(`[data-remote="${name}"]`);
  // What every screen has at last, whether it knows its data or says that it could not get them.
  const heading = screen.getByRole('heading', { level: 1 });
  try {
    await card.or(heading).first().waitFor({ timeout: PATIENCE });
  } catch {
    const shown = await page
      .getByRole('main')
      .innerText({ timeout: 1000 })
      .catch(() => 'nothing');
    return `the screen does not show a heading within ${PATIENCE / 1000} s, but: ${shown.slice(0, 200)}`;
  }
  return (await card.count()) > 0 ? (await card.innerText()).replaceAll('\n', ' ') : undefined;
}

/**
 * The routes that a remote declares, asked from the very module that the shell has loaded.
 *
 * @param {Page} page @param {string} name
 * @returns {Promise<import('./sample-addresses.mjs').Route[]>}
 */
async function routesOf(page, name) {
  const json = await page.evaluate(
    async (container) => {
      const federation = Reflect.get(globalThis, '__FEDERATION__');
      const shell = federation.__INSTANCES__.find(
        (/** @type {{ name: string }} */ one) => one.name === 'shell',
      );
      const { default: remote } = await shell.loadRemote(`${container}/remote`);
      return JSON.stringify(remote.routes, (key, value) => (key === 'element' ? undefined : value));
    },
    name.replaceAll('-', '_'),
  );
  return JSON.parse(json);
}
