import type { Locator, Page } from '@playwright/test';

/** Presses Tab until the focus is there; fails after a round through the page. */
export async function tabTo(page: Page, wanted: Locator): Promise<void> {
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${String(wanted)} was not reached by Tab`);
}
