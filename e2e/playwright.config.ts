import { defineConfig } from '@playwright/test';
import type { SiteFixtures } from './support/fixtures.ts';
import { instances } from './support/paths.ts';

/** What people do, in each area, and what two servers could disagree about: sessions, versions, mails, long work. */
const CLUSTER_SPECS = [
  'gene-list-import',
  'gene-lists',
  'lives/crispr-life',
  'people',
  'production-plan',
  'project-creation',
  'project-detail',
  're-login',
  'reports-downloads',
  'search',
  'session',
].map((name) => `journeys/${name}.spec.ts`);

/** Titles of their tests that are about the browser alone: a second server adds nothing to them. */
const BROWSER_ALONE =
  /keyboard|accessible|handset|asked|asks|without the right|notice comes|choose among|on the header|required|before anything|address|goes back|storage|languish|at most/;

/**
 * Journeys through the built site, served by the real server on an embedded database with demo data.
 * `CHROMIUM_PATH` names the browser; without it Playwright's own is used. `SITE_DIR` is the built site.
 * With `E2E_INSTANCES=2` the site is nginx, two servers and PostgreSQL, and only some specs run.
 */
export default defineConfig<object, SiteFixtures>({
  testDir: '.',
  testMatch: instances === 2 ? CLUSTER_SPECS : '**/*.spec.ts',
  grepInvert: instances === 2 ? BROWSER_ALONE : undefined,
  globalSetup: './support/global-setup.ts',
  globalTeardown: './support/global-teardown.ts',
  outputDir: './test-results',
  fullyParallel: false,
  workers: instances === 2 ? 1 : 2,
  // What passes only then is named in the output, and counted in the last table.
  retries: 1,
  // A screen in both colours takes two minutes on a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    // A recording slows a test by a quarter: only what failed is done again with one.
    trace: 'on-first-retry',
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
