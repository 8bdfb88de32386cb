import { pick } from '../mutations/seeded.mjs';
import { signIn } from '../bench/site-session.mjs';
import { goTo } from './at-page.mjs';

/**
 * @typedef {import('@playwright/test').Page} Page
 *
 * Somebody at work in a browser of their own.
 *
 * @typedef {object} Journey
 * @property {string} name
 * @property {Page} page
 * @property {() => Promise<void>} act does the next thing; what fails while something is broken counts for nothing
 * @property {() => Promise<string[]>} losses what of their work is no longer there
 */

/** An action may take so long; in milliseconds. */
const PATIENCE = 2000;

/** A visitor who reads and reloads. @param {Page} page @param {string} url @param {() => number} random @returns {Promise<Journey>} */
export async function visitor(page, url, random) {
  await page.goto(url);
  await isShown(page);
  const follow = (/** @type {string} */ name) =>
    page.getByRole('banner').getByRole('link', { name, exact: true }).click({ timeout: PATIENCE });
  const actions = [
    () => follow('Reports'),
    () => follow('Search'),
    () => page.reload({ timeout: 4 * PATIENCE, waitUntil: 'commit' }),
  ];
  return { name: 'visitor', page, act: anyOf(actions, random), losses: async () => [] };
}

/** An administrator who goes from area to area. @param {Page} page @param {string} url @param {() => number} random @returns {Promise<Journey>} */
export async function administrator(page, url, random) {
  await signIn(page, url);
  await isShown(page);
  const addresses = [
    '/projects',
    '/work',
    '/admin/users',
    '/edit_profile',
    '/your-gene-list',
    '/reports',
    '/',
  ];
  const actions = [
    ...addresses.map((address) => () => goTo(page, address)),
    () => page.reload({ timeout: 4 * PATIENCE, waitUntil: 'commit' }),
  ];
  return { name: 'administrator', page, act: anyOf(actions, random), losses: async () => [] };
}

/**
 * Somebody who writes a comment to a project, saves now and then, and never reloads.
 *
 * @param {Page} page @param {string} url @param {() => number} random @param {string} tpn
 * @returns {Promise<Journey & { saved: () => Promise<string> }>} saved: saves in the end, and resolves to what was written
 */
export async function editor(page, url, random, tpn) {
  await signIn(page, url);
  await page.goto(`${url}/#/projects/${tpn}`);
  const comment = page.getByRole('textbox', { name: 'Comment', exact: true });
  const update = page.getByRole('button', { name: 'Update', exact: true });
  await comment.fill('Begun.');
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
  let written = 'Begun.';
  let words = 0;
  const write = async () => {
    words += 1;
    const next = `${written} ${words}`;
    await comment.fill(next, { timeout: PATIENCE });
    written = next;
  };
  const actions = [write, write, write, () => update.click({ timeout: PATIENCE })];
  return {
    name: 'editor',
    page,
    act: anyOf(actions, random),
    losses: async () => {
      const isSame = await page.evaluate(() => 'isSamePage' in globalThis);
      const text = await comment.inputValue({ timeout: PATIENCE }).catch(() => undefined);
      return [
        ...(isSame ? [] : ['the page was replaced']),
        ...(text === written ? [] : [`"${written}" is "${text}"`]),
      ];
    },
    saved: async () => {
      await write();
      await update.click();
      await page.getByText('Nothing has been changed.').waitFor({ state: 'attached' });
      return written;
    },
  };
}

/** @param {(() => Promise<unknown>)[]} actions @param {() => number} random */
function anyOf(actions, random) {
  return async () => {
    await pick(actions, random)?.().catch(() => undefined);
  };
}

/** @param {Page} page */
const isShown = (page) => page.locator('[data-remote]').first().waitFor();
