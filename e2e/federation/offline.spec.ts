import { copyFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { editEntry, readRegistry } from '../support/federation-files.ts';
import { expect, test } from '../support/site-files.ts';

const NAME = 'remote-reports';
const area = (page: Page, name: string) => page.locator(`[data-remote="${name}"]`);
const banner = (page: Page) => page.getByText('The site does not answer.');

test.use({ serviceWorkers: 'allow' });
test.beforeEach(() => test.setTimeout(180_000));

/** Addresses of all that the browser keeps for times without the site. */
function kept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** Opens an area, and waits until the browser keeps it. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/#/reports`);
  await expect(area(page, NAME)).toBeVisible();
  await expect.poll(() => kept(page), { timeout: 60_000 }).toContain('/');
  await expect
    .poll(async () => (await kept(page)).filter((path) => path.includes(`/${NAME}/`)).length, {
      timeout: 30_000,
    })
    .toBeGreaterThan(1);
}

test('a reload without a server shows the shell and the visited area, with a banner, until the server is back', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
  await site.stop('SIGKILL');
  await page.reload();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Reports' })).toBeVisible();
  await expect(area(page, NAME)).toBeVisible();
  await expect(banner(page)).toBeVisible();
  await expect(page.getByText(/^This page was kept by your browser on /)).toBeVisible();
  expect((await kept(page)).filter((path) => /^\/(api|auth|tracking-api)\//.test(path))).toEqual([]);

  await site.start();
  await expect(banner(page)).toBeHidden({ timeout: 30_000 });
  await expect(area(page, NAME)).toBeVisible();
});

test('a version that the site no longer names is kept no longer than until the next page', async ({
  page,
  site,
}) => {
  const good = (await readRegistry(site)).remotes.find(({ name }) => name === NAME);
  if (good === undefined) throw new Error(`${NAME} is not live`);
  await visit(page, site.url);
  await editEntry(site, NAME, { version: '9.9.9', entry: `remotes/${NAME}/9.9.9/remoteEntry.js` });
  await page.goto(`${site.url}/?again`);
  await expect(area(page, 'remote-search')).toBeVisible();
  // It may arrive late: the page before had asked for it.
  const late = `${site.url}/${good.entry}`;
  expect(await page.evaluate(async (address) => (await fetch(address)).status, late)).toBe(200);
  await expect
    .poll(async () => (await kept(page)).filter((path) => path.includes(`/${NAME}/${good.version}/`)))
    .toEqual([]);
});

test('a worker that is to go takes itself and all that it kept out of the browser', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
  const file = (name: string) => join(site.siteDir, name);
  await copyFile(file('no-service-worker.js'), file('service-worker.js'));
  await page.reload();
  // When it looks for another worker is the browser's choice: a busy one puts it off.
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
      timeout: 90_000,
    })
    .toBe(0);
  expect(await kept(page)).toEqual([]);
  await page.goto(`${site.url}/?again`);
  await expect(area(page, 'remote-search')).toBeVisible();
});
