import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { PEOPLE } from '../support/people.ts';

test.describe.configure({ timeout: 180_000 });

test('about: axe finds nothing', async ({ page, siteUrl }) => {
  await signIn(page, siteUrl, PEOPLE.administrator);
  await page.goto(`${siteUrl}/#/admin`);
  await page.getByRole('button', { name: 'About' }).click();
  const dialog = page.getByRole('dialog', { name: /^About/ });
  await expect(dialog.getByRole('link', { name: 'How these versions do' })).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('offer of a new version: axe finds nothing', async ({ page, siteUrl }) => {
  await page.clock.install();
  await page.goto(`${siteUrl}/#/login`);
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
  await page.route('**/federation.json', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll(/"version": ?"[^"]+"/g, '"version":"99.0.0"') });
  });
  await page.clock.fastForward('06:00');
  await expect(page.getByText('Another version of this site is live.')).toBeVisible();
  await page.clock.resume();
  await expectAccessibleEverywhere(page);
});

test('site health: axe finds nothing', async ({ page, siteUrl }) => {
  const version = '9.9.9';
  const report = {
    browser: 'Firefox',
    runs: [{ area: 'remote-search', version, contract: 1, isNew: true }],
    vitals: [
      { area: 'remote-search', metric: 'LCP', value: 1200 },
      { area: 'remote-search', metric: 'INP', value: 300 },
      { area: 'remote-search', metric: 'FCP', value: 9000 },
    ],
    errors: [
      {
        area: 'remote-search',
        kind: 'render',
        message: 'remote-search 9.9.9 (render): rows is undefined',
        stack: ['at Table (static/remote.js:1:2)'],
        route: '/search',
        count: 2,
      },
    ],
  };
  expect((await page.request.post(`${siteUrl}/api/siteReports`, { data: report })).status()).toBe(204);
  await signIn(page, siteUrl, PEOPLE.administrator);
  await page.goto(`${siteUrl}/#/admin/site-health`);
  await page.getByRole('button', { name: `Details of remote-search ${version}`, exact: true }).click();
  await page.getByRole('button', { name: /^Details of .*rows is undefined/ }).click();
  await page.getByRole('button', { name: 'What the measures mean' }).click();
  await expect(page.getByText('at Table (static/remote.js:1:2)')).toBeVisible();
  await expectAccessibleEverywhere(page);
});
