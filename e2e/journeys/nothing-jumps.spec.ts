import type { Browser } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { findPlan } from '../support/find-projects.ts';

/** How much may move of what is seen (CLS, https://web.dev/articles/cls); 0.1 still counts as good. */
const MOST_MOVED = 0.02;
const SIZES = [
  { width: 1280, height: 900 },
  { width: 390, height: 844 },
];

declare global {
  interface Window {
    moved: number;
  }
}

/** How much was moved while a page came, without anything in the cache. */
async function movedAt(browser: Browser, viewport: (typeof SIZES)[number], url: string): Promise<number> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if ('value' in entry) window.moved += Number(entry.value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(url);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const moved = await page.evaluate(() => window.moved);
  await context.close();
  return moved;
}

// Issue 17: skeletons of the right size, no shift.
test('nothing of a page is seen to jump while it comes', async ({ browser, page, siteUrl }) => {
  test.setTimeout(180_000);
  const { tpn, pin } = await findPlan(page, siteUrl, { attemptTypeName: 'crispr' });
  const addresses = [
    '/search',
    '/reports',
    '/reports?tab=project-reports',
    '/genes/Cib2',
    `/projects/${tpn}`,
    `/projects/${tpn}/production-plan/${pin}`,
    '/public-gene-lists',
    '/login',
    '/status',
  ];
  for (const viewport of SIZES)
    for (const address of addresses)
      await test.step(`${address}, ${viewport.width} px`, async () => {
        expect.soft(await movedAt(browser, viewport, `${siteUrl}/#${address}`)).toBeLessThan(MOST_MOVED);
      });
});
