import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

/** Issue 9, acceptance 3: what the policy of the site refuses is noticed in every test, wherever it happens. */

async function openSite(page: Page, siteUrl: string): Promise<void> {
  await page.goto(siteUrl);
  await expect(page.getByRole('banner')).toBeVisible();
}

/** Puts a script into the page as somebody would who has found a hole. */
async function injectScript(page: Page): Promise<void> {
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'globalThis.injected = true';
    document.body.append(script);
  });
}

const isInjected = (page: Page) => page.evaluate(() => 'injected' in globalThis);

test('an injected script is not executed, and noticed', async ({ page, siteUrl, contentPolicy }) => {
  await openSite(page, siteUrl);
  await injectScript(page);
  await contentPolicy.expectRefusal('script-src');
  expect(await isInjected(page)).toBe(false);
});

test('no code is made from text', async ({ page, siteUrl, contentPolicy }) => {
  await openSite(page, siteUrl);
  const outcome = await page.evaluate(async () => {
    // By a timer: what the test itself evaluates is let through.
    const seen = new Promise((resolve) => {
      document.addEventListener('securitypolicyviolation', () => resolve('refused'), { once: true });
    });
    Reflect.apply(setTimeout, globalThis, ['globalThis.injected = true', 0]);
    return seen;
  });
  expect(outcome).toBe('refused');
  await contentPolicy.expectRefusal('script-src');
  expect(await isInjected(page)).toBe(false);
});

test('data do not go to other hosts', async ({ page, siteUrl, contentPolicy }) => {
  await openSite(page, siteUrl);
  const response = page.evaluate(() => fetch('http://127.0.0.1:9/taken').then(String, () => 'refused'));
  expect(await response).toBe('refused');
  await contentPolicy.expectRefusal('connect-src');
});

test('it is noticed in contexts and windows that a test opens itself, too', async ({
  browser,
  siteUrl,
  contentPolicy,
}) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openSite(page, siteUrl);
  await injectScript(page);
  await contentPolicy.expectRefusal('script-src');

  const opening = page.waitForEvent('popup');
  await page.evaluate(() => void window.open(location.href));
  const popup = await opening;
  await expect(popup.getByRole('banner')).toBeVisible();
  await injectScript(popup);
  await contentPolicy.expectRefusal('script-src');
  await context.close();
});

test.describe('a refusal that nobody expects', () => {
  // Says of the next test that it must fail: the listener is what fails it.
  test.fail();
  test('fails the test', async ({ page, siteUrl }) => {
    await openSite(page, siteUrl);
    await injectScript(page);
  });
});
