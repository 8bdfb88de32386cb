import { test as base } from '@playwright/test';
import { Site } from './site.ts';

/** For tests that break and replace files of the site: each has a site of its own. */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.open();
      await use(site);
      await site.close();
    },
    { scope: 'test', timeout: 240_000 },
  ],
});

export { expect } from '@playwright/test';
