import type { Page } from '@playwright/test';
import { editEntry, readRegistry, takeAway } from '../support/federation-files.ts';
import { expect, test } from '../support/site-files.ts';
import type { Site } from '../support/site.ts';

const NAME = 'remote-reports';
/** How long a person waits at most once the cause is gone, in ms: the longest pause between two attempts, and the loading. */
const LONGEST_HEALING = 15_000;
const area = (page: Page) => page.locator(`[data-remote="${NAME}"]`);
const card = (page: Page) => page.locator(`[data-remote-failure="${NAME}"]`);

/** A mark that a reload would take away. */
const mark = (page: Page) => page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
const isSamePage = (page: Page) => page.evaluate(() => 'isSamePage' in globalThis);

/** The version of the area that is live, and its entry. */
async function live(site: Site) {
  const found = (await readRegistry(site)).remotes.find(({ name }) => name === NAME);
  if (found === undefined) throw new Error(`${NAME} is not live`);
  return found;
}

/** Makes a version live whose files are nowhere. */
const breakVersion = (site: Site, version: string) =>
  editEntry(site, NAME, { version, entry: `remotes/${NAME}/${version}/remoteEntry.js` });

async function healed(page: Page): Promise<number> {
  const start = Date.now();
  await expect(area(page)).toBeVisible({ timeout: LONGEST_HEALING });
  return Date.now() - start;
}

test.beforeEach(() => test.setTimeout(180_000));

test('an area whose files are back is shown without anybody doing anything', async ({ page, site }, info) => {
  const bringBack = await takeAway(site, NAME);
  await page.goto(`${site.url}/#/reports`);
  await expect(card(page)).toBeVisible({ timeout: 60_000 });
  await mark(page);
  await bringBack();
  info.annotations.push({ type: 'healed', description: `${await healed(page)} ms` });
  expect(await isSamePage(page)).toBe(true);
});

test('a version that is rolled back gives place in the page that shows its failure, without a reload', async ({
  page,
  site,
}, info) => {
  const good = await live(site);
  await breakVersion(site, '9.9.9');
  await page.goto(`${site.url}/#/reports`);
  await expect(card(page)).toContainText('9.9.9', { timeout: 60_000 });
  await mark(page);
  await editEntry(site, NAME, good);
  info.annotations.push({ type: 'healed', description: `${await healed(page)} ms` });
  await expect(area(page)).toHaveAttribute('data-remote-version', good.version);
  expect(await isSamePage(page)).toBe(true);

  // And the page goes on with it: another area and back, and what it loads later.
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.locator('[data-remote="remote-search"]')).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(area(page)).toHaveAttribute('data-remote-version', good.version);
  await page.getByRole('main').getByRole('tab').nth(1).click();
  await expect(card(page)).toHaveCount(0);
});

test('a page of before takes the version that is live by now, at once', async ({ page, site }, info) => {
  const good = await live(site);
  await breakVersion(site, '9.9.8');
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
  await mark(page);
  await editEntry(site, NAME, good);
  await page.getByRole('link', { name: 'Reports' }).click();
  info.annotations.push({ type: 'healed', description: `${await healed(page)} ms` });
  expect(await isSamePage(page)).toBe(true);
});

test('while the server is down the page stays, and goes on when it is back', async ({ page, site }, info) => {
  // Its part of the page comes when that is quiet.
  const isPrepared = page.waitForResponse(/\/static\/without-site\./);
  await page.goto(site.url);
  await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
  await mark(page);
  await isPrepared;
  await site.stop('SIGKILL');
  await page.getByRole('textbox', { name: 'Search terms' }).fill('Cib2');
  await page.getByRole('textbox', { name: 'Search terms' }).press('Enter');
  await expect(page.getByText('The site does not answer.')).toBeVisible();
  await expect(page.getByRole('banner')).toBeVisible();
  await site.start();
  const start = Date.now();
  await expect(page.getByText('The site does not answer.')).toBeHidden({ timeout: LONGEST_HEALING });
  // What was searched for meanwhile.
  await expect(page.getByRole('rowheader', { name: 'Cib2' })).toBeVisible({ timeout: LONGEST_HEALING });
  info.annotations.push({ type: 'healed', description: `${Date.now() - start} ms` });
  expect(await isSamePage(page)).toBe(true);
});
