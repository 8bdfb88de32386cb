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

/** Goes to an area in a page that the browser keeps, and waits until it keeps the area too. */
async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await expect.poll(() => kept(page), { timeout: 60_000 }).toContain('/');
  await page.getByRole('banner').getByRole('link', { name: 'Reports' }).click();
  await expect(area(page, NAME)).toBeVisible();
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

/** Where a request was answered by the routes that the worker has given the browser. */
function answeredBy(page: Page, path: string): Promise<unknown> {
  return page.evaluate(async (address) => {
    performance.clearResourceTimings();
    await (await fetch(address)).text();
    const [request] = performance.getEntriesByType('resource');
    return request && Reflect.get(request, 'workerFinalSourceType');
  }, path);
}

test('no call of the API and no file waits until the worker is started, which the browser stops in between', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await answeredBy(page, '/api/conf')).toBe('network');
  const [file = ''] = (await kept(page)).filter((path) => path.includes(`/${NAME}/`));
  expect(await answeredBy(page, file)).toBe('cache');
  expect(await answeredBy(page, '/remotes/none.js?again')).toBe('network');
  expect(await answeredBy(page, '/federation.json')).toBe('fetch-event');
});

/** As if what is kept of these files had been damaged. */
function damage(page: Page, folder: string): Promise<void> {
  return page.evaluate(async (part) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      const files = (await cache.keys()).filter(({ url }) => url.includes(part));
      await Promise.all(files.map((file) => cache.put(file, new Response('void 0;'))));
    }
  }, folder);
}

const refusal = (page: Page) => page.waitForEvent('console', (message) => /integrity/i.test(message.text()));

test('a damaged file is not kept: what is refused comes from the site at the next attempt', async ({
  page,
  site,
}) => {
  await visit(page, site.url);
  await damage(page, `/${NAME}/`);
  await Promise.all([refusal(page), page.reload()]);
  await expect(area(page, NAME)).toBeVisible({ timeout: 30_000 });

  await damage(page, '/static/shell.');
  // Another tab: this one has the file in its memory.
  const other = await page.context().newPage();
  await Promise.all([refusal(other), other.goto(`${site.url}/#/reports`)]);
  await expect
    .poll(async () => (await kept(other)).filter((path) => path.startsWith('/static/shell.')))
    .toEqual([]);
  await other.reload();
  await expect(area(other, NAME)).toBeVisible({ timeout: 30_000 });
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
