import type { Page } from '@playwright/test';
import { findPlan } from '../support/find-projects.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

/** What evaluates styles in the build and must be in no script that a page loads (ADR 24). */
const OF_THE_BUILD = /emotion|chakra/i;

/** Addresses of all scripts that the page loads from now on. */
function scriptsOf(page: Page): Set<string> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  return scripts;
}

test('no script of the first page, of a table or of a form evaluates styles, and none adds a style sheet', async ({
  page,
  siteUrl,
}) => {
  const scripts = scriptsOf(page);
  await page.goto(siteUrl);
  await expect(page.getByRole('row').nth(20)).toBeVisible();

  await signIn(page, siteUrl, 'admin@tracker.example');
  await page.goto(`${siteUrl}/#/projects`);
  await expect(page.getByRole('row').nth(20)).toBeVisible();
  const { tpn, pin } = await findPlan(page, siteUrl, {
    attemptTypeName: 'crispr',
    statusName: 'Founder Obtained',
  });
  await page.goto(`${siteUrl}/#/projects/${tpn}/production-plan/${pin}`);
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();

  const loaded = await Promise.all(
    [...scripts].map(async (url) => ({ url, text: await (await page.request.get(url)).text() })),
  );
  // The shell, and of three remotes the entry and the screen.
  expect(loaded.length).toBeGreaterThan(7);
  expect(loaded.some(({ text }) => text.includes('createElement'))).toBe(true);
  expect(loaded.filter(({ text }) => OF_THE_BUILD.test(text)).map(({ url }) => url)).toEqual([]);

  const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href));
  // The shell's, and those of the plan's screens.
  expect(sheets.length).toBeGreaterThan(3);
  expect(sheets).not.toContain(null);
  const unchecked = page.locator('link[rel=stylesheet]:not([integrity^=sha384])');
  await expect(unchecked).toHaveCount(0);
});

for (const [device, choice, isDark] of [
  ['dark', null, true],
  ['light', null, false],
  ['light', 'dark', true],
  ['dark', 'light', false],
] as const)
  test(`a page on a ${device} device, of a reader who chose ${choice ?? 'nothing'}, has its colours before its scripts come`, async ({
    page,
    siteUrl,
  }) => {
    await page.emulateMedia({ colorScheme: device });
    await page.route('**/static/shell.*.js', (route) => route.abort());
    await page.addInitScript((chosen) => {
      if (chosen !== null) localStorage.setItem('color-mode', chosen);
    }, choice);
    await page.goto(siteUrl);
    const header = page.locator('.first-paint-header');
    await expect(header).toBeVisible();
    const ground = await page.locator('body').evaluate(lightnessOf, 'background-color');
    const band = await header.evaluate(lightnessOf, 'background-color');
    const name = await header.evaluate(lightnessOf, 'color');
    expect({ ground: ground < 80, band: band < 80, name: name > 170 }).toEqual({
      ground: isDark,
      band: isDark,
      name: isDark,
    });
  });

/** Runs in the page: 0 is black, 255 white. */
function lightnessOf(element: Element, property: string): number {
  const colour = getComputedStyle(element).getPropertyValue(property);
  const [red = 0, green = 0, blue = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return (red + green + blue) / 3;
}
