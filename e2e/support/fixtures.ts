import type { Page } from '@playwright/test';
import { ClusterSite } from './cluster-site.ts';
import { expect, test as base } from './content-policy.ts';
import { instances } from './paths.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';
import { Site } from './site.ts';

/** What the tests of one worker share. */
export interface SiteFixtures {
  /**
   * One running site a worker, with the demo loaded: one server on an embedded database, or two on PostgreSQL. Tests that
   * break files or data open their own Site.
   */
  site: Site | ClusterSite;
}

export const test = base.extend<{ siteUrl: string }, SiteFixtures>({
  site: [
    async ({}, use) => {
      const site = instances === 2 ? await ClusterSite.open() : await Site.open();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  siteUrl: async ({ site }, use) => {
    if (!(site instanceof ClusterSite)) return use(site.url);
    const before = site.served().length;
    await use(site.url);
    // With two servers behind one proxy, no test with more than three API requests may pass without both of them.
    const served = site.served().slice(before);
    if (served.length > 3) expect(new Set(served)).toEqual(new Set(site.servers));
  },
});

export { expect } from './content-policy.ts';

/** Signs in through the login page, as a person does, and waits until the site is back at its first page. */
export async function signInByForm(page: Page, siteUrl: string, email: string): Promise<void> {
  await page.goto(`${siteUrl}/#/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.waitForURL((url) => !url.hash.startsWith('#/login'));
}

/** Begins a session in the page's browser by a request. No screen is open afterwards: the test opens the one it is about. */
export async function signIn(page: Page, siteUrl: string, email: string): Promise<void> {
  const data = { userName: email, password: demoPassword, session: 'cookie' };
  const response = await page.request.post(`${siteUrl}/auth/signin`, { data });
  expect(response.status()).toBe(200);
  // A file of the site, so that its storage can be written: what the client leaves there after signing in.
  await page.goto(`${siteUrl}/federation.json`);
  await page.evaluate(() => localStorage.setItem('session.present', '1'));
}
