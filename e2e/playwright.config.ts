import { defineConfig } from '@playwright/test';

/**
 * Journeys through the built site, served by the real server on an embedded database with demo data.
 * `CHROMIUM_PATH` names the browser; without it Playwright's own is used. `SITE_DIR` is the built site.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  globalSetup: './support/global-setup.ts',
  globalTeardown: './support/global-teardown.ts',
  outputDir: './test-results',
  fullyParallel: false,
  workers: 2,
  // What passes only then is named in the output, and counted in the last table.
  retries: 1,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
});
