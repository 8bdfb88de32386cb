import { defineConfig } from '@playwright/test';
import type { SiteFixtures } from './support/fixtures.ts';
import { instances } from './support/paths.ts';

/** What people do, in each area, and what two servers could disagree about: sessions, versions, mails, long work. */
const CLUSTER_SPECS = [
  'gene-list-import',
  'gene-lists',
  'workflows/crispr-workflow',
  'people',
  'production-plan',
  'project-creation',
  'project-detail',
  're-login',
  'reports-downloads',
  'search',
  'session',
].map((name) => `journeys/${name}.spec.ts`);

/** Specs that open sites of their own, build and release: minutes each. */
const OWN_SITES = ['federation/**', 'durability/**', 'journeys/sign-in-service.spec.ts'];

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
  // The longest first, so that no core is left with one of them at the end.
  projects: [
    { name: 'own sites', testMatch: instances === 2 ? [] : OWN_SITES },
    { name: 'one site', testIgnore: OWN_SITES },
  ],
  grepInvert: instances === 2 ? BROWSER_ALONE : undefined,
  globalSetup: './support/global-setup.ts',
  globalTeardown: './support/global-teardown.ts',
  // What failed on two servers is still there after the run on one.
  outputDir: instances === 2 ? './test-results/two-servers' : './test-results/one-server',
  fullyParallel: false,
  // One more than cores: a browser test waits for a third of its time.
  workers: instances === 2 ? 1 : 3,
  // What passes only when repeated does not pass.
  retries: 0,
  // A screen in both colours takes two minutes on a busy machine.
  timeout: 180_000,
  expect: { timeout: 10_000 },
  use: {
    viewport: { width: 1280, height: 900 },
    locale: 'en-GB',
    // Tests see what the site sends; those of the service worker allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A recording slows a test by a quarter: `--trace on` makes one.
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        // A watched browser compiles much of the site again to say where its errors were made; nobody waits for that.
        '--js-flags=--no-enable-lazy-source-positions',
      ],
    },
  },
});
