import { editEntry, takeAway } from '../support/federation-files.ts';
import { expect, test } from '../support/site-files.ts';

const searchMain = '[data-remote="remote-search"]';
const reportsMain = '[data-remote="remote-reports"]';

test('a remote that is gone leaves the rest working, and "Try again" brings it back', async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const bringBack = await takeAway(site, 'remote-search');
  await page.goto(site.url);
  const card = page.locator('[data-remote-failure="remote-search"]');
  await expect(card).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('banner')).toBeVisible();

  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.locator(reportsMain)).toBeVisible();
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(card).toBeVisible({ timeout: 60_000 });

  await bringBack();
  await card.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator(searchMain)).toBeVisible();
  await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
});

test('a remote that is gone comes back by itself once the line does', async ({ page, site }) => {
  test.setTimeout(120_000);
  const bringBack = await takeAway(site, 'remote-search');
  await page.goto(site.url);
  await expect(page.locator('[data-remote-failure="remote-search"]')).toBeVisible({ timeout: 60_000 });
  await bringBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator(searchMain)).toBeVisible();
});

test('a remote built for another contract is refused in words', async ({ page, site }) => {
  await editEntry(site, 'remote-reports', { contract: 99 });
  await page.goto(`${site.url}/#/reports`);
  const card = page.locator('[data-remote-failure="remote-reports"][data-failure="contract"]');
  await expect(card).toBeVisible();
  await expect(card).toContainText('99');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.locator(searchMain)).toBeVisible();
});

test('there is one React, one session and one theme for shell and remotes', async ({ page, site }) => {
  await page.goto(site.url);
  await expect(page.locator(searchMain)).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.locator(reportsMain)).toBeVisible();

  const providers = await page.evaluate(() => {
    const entries = (value: unknown): [string, unknown][] =>
      typeof value === 'object' && value !== null ? Object.entries(value) : [];
    const inner = (value: unknown, key: string) => entries(value).find(([name]) => name === key)?.[1];
    const federation: unknown = Reflect.get(globalThis, '__FEDERATION__');
    const found: Record<string, string[]> = {};
    for (const [, instance] of entries(inner(federation, '__SHARE__'))) {
      for (const [name, versions] of entries(inner(instance, 'default'))) {
        for (const [, shared] of entries(versions))
          found[name] = [...(found[name] ?? []), String(inner(shared, 'from'))];
      }
    }
    return found;
  });
  for (const name of ['react', 'react-dom', 'shared/session', 'shared/ui', 'shared/api', 'zustand', 'swr'])
    expect(new Set(providers[name]), name).toEqual(new Set(['shell']));

  const reacts = await page.evaluate(async () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name);
    const scripts = urls.filter((url) => /\.js(\?|$)/.test(url));
    const texts = await Promise.all(scripts.map(async (url) => (await fetch(url)).text()));
    return texts.filter((text) => text.includes('react.dev/errors/')).length;
  });
  // React and its renderer sit in the shell's one script; a second file would be a second copy.
  expect(reacts).toBe(1);
});

// What it refuses fails any test (support/content-policy.ts).
test('the content security policy allows nothing but the site itself', async ({ page, site }) => {
  const response = await page.goto(site.url);
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("script-src 'self'");
  expect(policy).not.toContain('unsafe');
  await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(page.locator(reportsMain)).toBeVisible();
});
