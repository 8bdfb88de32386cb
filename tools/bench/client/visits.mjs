import { ADMINISTRATOR } from '../running-server.mjs';
import { newVisitor } from './conditions.mjs';
import { lineQuiet } from './line-quiet.mjs';
import { follow, open, signIn } from './watched-page.mjs';

/** One looks so long at the options of what was opened, at least, before one chooses. Milliseconds. */
const CHOOSING = 300;

/** Of so many visits the median counts. */
export const RUNS = 5;

/** @typedef {{ browser: import('@playwright/test').Browser, condition: import('./conditions.mjs').Condition }} Setting */
/** @typedef {import('../site-session.mjs').Measured} Measured */
/**
 * @typedef {object} FirstPage
 * @property {string} name
 * @property {string} address
 * @property {import('./watched-page.mjs').Ready} ready
 * @property {boolean} [signedIn]
 * @property {number} [visitsBefore] after so many the browser has cached the files, and the code that it has compiled of them
 */

/**
 * Opens a page in a browser that has nothing cached but from the visits before.
 *
 * @param {Setting} setting @param {Measured} server whose administrator opens what needs somebody signed in
 * @param {FirstPage} page
 */
export async function visitPage(
  { browser, condition },
  server,
  { address, ready, signedIn, visitsBefore = 0 },
) {
  const { context, page } = await newVisitor(browser, condition);
  if (signedIn) await signInQuietly(page, server);
  for (let visits = 0; visits < visitsBefore; visits += 1) {
    await open(page, address, ready, condition.slowdown);
    await lineQuiet(page);
    await page.goto('about:blank');
  }
  const visit = await open(page, address, ready, condition.slowdown);
  await context.close();
  return visit;
}

/**
 * Goes from one screen to another.
 *
 * @param {Setting} setting @param {Measured} server @param {import('./screens.mjs').Way} way
 * @param {(page: import('@playwright/test').Page) => Promise<void>} stay on the screen that it begins at
 */
export async function visitWay({ browser, condition }, server, { from, to, as, opened }, stay) {
  const { context, page } = await newVisitor(browser, condition);
  if (as === 'administrator') await signInQuietly(page, server);
  await open(page, ownPage(server, from).address, from.ready, condition.slowdown);
  await stay(page);
  if (opened !== undefined) {
    await page.locator(opened).dispatchEvent('pointerdown');
    await page.waitForTimeout(CHOOSING);
  }
  const isSigningIn = as === 'who signs in';
  const way = await (isSigningIn ? signIn(page, ADMINISTRATOR, to.ready) : follow(page, to.hash, to.ready));
  await context.close();
  return way;
}

/** @param {Measured} server @param {import('./screens.mjs').Screen} screen @returns {FirstPage} */
export function ownPage({ url }, { hash, ...screen }) {
  return { address: `${url}/#${hash}`, ...screen };
}

/**
 * Begins the session of the administrator without a page of the site, which would load what is measured.
 *
 * @param {import('@playwright/test').Page} page @param {Measured} server
 */
async function signInQuietly(page, { url }) {
  await page.request.post(`${url}/auth/signin`, { data: { ...ADMINISTRATOR, session: 'cookie' } });
  await page.addInitScript(() => localStorage.setItem('session.present', '1'));
}
