import type { Page } from '@playwright/test';
import { readRegistry } from '../support/federation-files.ts';
import { expect, test } from '../support/site-files.ts';
import { openAs, PEOPLE } from '../support/people.ts';
import { releaseStored, storedBuilds } from '../support/stored-builds.ts';
import type { Site } from '../support/site.ts';

/** An address of each area, for an administrator. */
const ADDRESSES: Record<string, string> = {
  'remote-genelists': '/your-gene-list',
  'remote-plans': '/plan/PIN:0000000001',
  'remote-profile': '/edit_profile',
  'remote-projects': '/projects',
  'remote-reports': '/reports',
  'remote-search': '/search',
};

/** Every area shows a screen, with the real API, in the version that is live. */
async function expectAreas(page: Page, site: Site): Promise<void> {
  const { remotes } = await readRegistry(site);
  expect(remotes.map(({ name }) => name).sort()).toEqual(Object.keys(ADDRESSES));
  for (const { name, version } of remotes) {
    await page.goto('about:blank');
    await page.goto(`${site.url}/#${ADDRESSES[name]}`);
    const area = page.locator(`[data-remote="${name}"]`);
    await expect(area).toHaveAttribute('data-remote-version', version, { timeout: 30_000 });
    await expect(area.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 30_000 });
    await expect(page.locator('[data-remote-failure]')).toHaveCount(0);
  }
}

/** What a shell lacks that a remote was built with, in words of a refused release. */
const LACKS =
  /^remote-[\w-]+ \S+ (needs shared\/[\w-]+ \^[\d.]+; shell [\d.]+ provides [\d.]+|expects shared\/[\w-]+, which shell [\d.]+ does not provide)\.$/;

test('the shell that was released before runs the remotes of today, or is refused for what it lacks', async ({
  browser,
  site,
}, info) => {
  test.setTimeout(600_000);
  const shell = (await storedBuilds()).find(({ name }) => name === 'shell');
  if (shell === undefined) throw new Error('There is no stored shell: run "npm run keep-build".');
  const refusal = await releaseStored(site, shell, info.outputPath('shell')).then(() => undefined, String);
  if (refusal !== undefined) {
    // Remotes that need more of what is shared follow the shell, and it does not go back behind them.
    const reasons = refusal.split('\n').filter((line) => line.startsWith('remote-'));
    expect(reasons.length).toBeGreaterThan(0);
    expect(reasons.filter((line) => !LACKS.test(line))).toEqual([]);
    return;
  }
  const page = await openAs(browser, site.url, PEOPLE.administrator);
  await page.goto(site.url);
  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByRole('dialog', { name: /^About/ })).toContainText(shell.version);
  await expectAreas(page, site);
  await page.context().close();
});

test('the shell of today runs the remotes that were released before', async ({ browser, site }, info) => {
  test.setTimeout(900_000);
  const remotes = (await storedBuilds()).filter(({ name }) => name !== 'shell');
  expect(remotes.map(({ name }) => name)).toEqual(Object.keys(ADDRESSES));
  for (const remote of remotes) await releaseStored(site, remote, info.outputPath(remote.name));
  const page = await openAs(browser, site.url, PEOPLE.administrator);
  await expectAreas(page, site);
  await page.context().close();
});
