import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { liveFolder, tamper } from '../support/federation-files.ts';
import { changeEntry, expect, RELEASE_KEYS, test } from '../support/signed-site.ts';
import { openStaticHost } from '../support/static-host.ts';

const REPORTS = 'remote-reports';
const SEARCH = 'remote-search';

async function expectReportsRefused(page: Page, url: string, reason: RegExp): Promise<void> {
  await page.goto(`${url}/#/reports`);
  const card = page.locator(`[data-remote-failure="${REPORTS}"][data-failure="refused"]`);
  await expect(card).toBeVisible({ timeout: 30_000 });
  await expect(card).toContainText('Reports is not shown.');
  await expect(card).toContainText(
    'not what its team released, so it was not run; the rest of the site works',
  );
  await expect(card).toContainText(reason);
  await expect(page.getByRole('banner')).toBeVisible();
}

async function expectSearchWorks(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/?again`);
  await expect(page.locator(`[data-remote="${SEARCH}"]`)).toBeVisible({ timeout: 30_000 });
}

// A registry entry that is not as its team has signed it is not used; the person reads why, and the rest works.
for (const [what, change, reason] of [
  ['changed', { bytes: 1 }, /its signature does not fit/],
  ['unsigned', { signature: undefined }, /it is not signed/],
  ['stripped of its digests', { integrity: {} }, /the digest of its entry is missing/],
  ['pointed at another file', { entry: 'remotes/elsewhere/remoteEntry.js' }, /its signature does not fit/],
] as const) {
  test(`a registry entry that was ${what} is not used`, async ({ page, site }) => {
    test.setTimeout(120_000);
    await changeEntry(site, REPORTS, change);
    const requested: string[] = [];
    page.on('request', (request) => requested.push(request.url()));
    await expectReportsRefused(page, site.url, reason);
    expect(requested.filter((url) => url.includes(`/remotes/${REPORTS}/`))).toEqual([]);
    await expectSearchWorks(page, site.url);
  });
}

test('a style sheet and a chunk of a signed version that were tampered with are not used', async ({
  page,
  site,
}) => {
  test.setTimeout(180_000);
  const folder = join(await liveFolder(site, REPORTS), 'static');
  for (const name of await readdir(folder)) {
    if (name.endsWith('.css')) await tamper(join(folder, name), (text) => `${text}body { --tampered: yes }`);
    if (name.endsWith('.js'))
      await tamper(join(folder, name), (text) => `${text};globalThis.tampered = true;`);
  }
  await page.goto(`${site.url}/#/reports`);
  const card = page.locator(`[data-remote-failure="${REPORTS}"][data-failure="load"]`);
  await expect(card).toContainText('the rest of the site works', { timeout: 60_000 });
  expect(
    await page.evaluate(() => [
      'tampered' in globalThis,
      getComputedStyle(document.body).getPropertyValue('--tampered'),
    ]),
  ).toEqual([false, '']);
  await expectSearchWorks(page, site.url);
});

test('a page of the shell that was tampered with is not served, and people read why', async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await expect(page.locator(`[data-remote="${SEARCH}"]`)).toBeVisible({ timeout: 30_000 });
  await tamper(join(site.siteDir, 'index.html'), (html) => html.replace('<body>', '<body><p>evil</p>'));
  const response = await page.goto(`${site.url}/?again`);
  expect(response?.status()).toBe(503);
  await expect(page.getByText('its page is not the one that was released')).toBeVisible();
});

test('on a plain static host the page checks the signatures itself', async ({ page, site }) => {
  test.setTimeout(120_000);
  await changeEntry(site, REPORTS, { bytes: 1 });
  const host = await openStaticHost(site.siteDir, (html) =>
    html.replace('<title>', `<meta name="release-keys" content="${RELEASE_KEYS}" /><title>`),
  );
  await expectReportsRefused(page, host.url, /its signature does not fit/);
  await expectSearchWorks(page, host.url);
  await host.close();
});
