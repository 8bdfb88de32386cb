import { test as base } from './content-policy.ts';
import { Site } from './site.ts';

/**
 * For tests that break and replace files of the site, or stop its server: tests of one worker share a server, and each begins with
 * the files that were built. What a test writes into the database stays.
 *
 * @param environment settings of the server
 * @param prepare what is done to the files before each test
 */
export function testsOfFiles(
  environment: Record<string, string> = {},
  prepare: (site: Site) => Promise<void> = () => Promise.resolve(),
) {
  return base.extend<{ site: Site }, { server: Site }>({
    server: [
      async ({}, use) => {
        const server = await Site.open({ demo: 'small', environment });
        await use(server);
        await server.close();
      },
      { scope: 'worker', timeout: 240_000 },
    ],
    site: async ({ server }, use) => {
      await prepare(server);
      await use(server);
      await server.restore();
    },
  });
}

export const test = testsOfFiles();

export { expect } from '@playwright/test';
