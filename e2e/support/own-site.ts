import { test as base } from './content-policy.ts';
import { Site } from './site.ts';

/** For tests that break and replace files of the site: each has its own site. */
export const test = base.extend<{ site: Site }>({
  site: [
    async ({}, use) => {
      const site = await Site.open({ demo: 'small' });
      await use(site);
      await site.close();
    },
    { scope: 'test', timeout: 240_000 },
  ],
});

export { expect } from '@playwright/test';
