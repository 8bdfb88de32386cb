/** Longest time that a screen takes to come to rest, in milliseconds. */
const PATIENCE = 10_000;

/**
 * Opens a screen in a state and saves what is seen.
 *
 * @param {import('@playwright/test').Page} page
 * @param {{ url: string, screen: import('./screens.mjs').Screen, state: string, file: string, isWhole: boolean }} wanted
 *   state: `full`, `loading` (its call is not answered yet) or `failed` (its call is refused with 503)
 */
export async function takePicture(page, { url, screen, state, file, isWhole }) {
  /** @type {(() => void)[]} */
  const waiting = [];
  const pattern = `**${screen.reads}**`;
  if (state === 'loading')
    await page.route(pattern, () => new Promise((resolve) => waiting.push(() => resolve(undefined))));
  if (state === 'failed')
    await page.route(pattern, (route) =>
      route.fulfill({ status: 503, json: { apierror: { message: 'The database cannot be reached.' } } }),
    );
  // A page of its own: the state before is in none of its caches.
  await page.goto('about:blank');
  if (screen.isCompact) await setCompact(page, url, true);
  await page.goto(`${url}/#${screen.hash}`);
  if (state === 'loading') await page.waitForTimeout(1200);
  else await page.waitForLoadState('networkidle', { timeout: PATIENCE }).catch(() => undefined);
  await page.waitForTimeout(300);
  await page.screenshot({ path: file, fullPage: isWhole });
  for (const end of waiting) end();
  await page.unroute(pattern);
  if (screen.isCompact) await setCompact(page, url, false);
}

/**
 * The reader's choice for all lists (`shared/ui/table/use-density.ts`).
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} url
 * @param {boolean} isCompact
 */
async function setCompact(page, url, isCompact) {
  await page.goto(url);
  await page.evaluate((value) => localStorage.setItem('tables.compact', value), String(isCompact));
}
