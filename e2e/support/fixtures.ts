import { test as base, type Page } from '@playwright/test';
import { demoPassword, Site } from './site.ts';

/** What the tests of one worker share. */
export interface SiteFixtures {
  /** One running site a worker, with the demo loaded. Tests that break files or data open a Site of their own. */
  site: Site;
}

export const test = base.extend<{ siteUrl: string }, SiteFixtures>({
  site: [
    async ({}, use) => {
      const site = await Site.open();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  siteUrl: async ({ site }, use) => use(site.url),
});

export { expect } from '@playwright/test';

/** Signs in through the login page, as a person does, and waits until the site is back at its first page. */
export async function signIn(page: Page, siteUrl: string, email: string): Promise<void> {
  await page.goto(`${siteUrl}/#/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
}
