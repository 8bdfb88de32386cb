import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { liveFolder, readRegistry, takeAway, tamper } from '../support/federation-files.ts';
import { expect, test as base } from '../support/content-policy.ts';
import { openAs, PEOPLE } from '../support/people.ts';
import { Site } from '../support/site.ts';

const REPORTED = (response: { url(): string; status(): number }) =>
  response.url().endsWith('/api/siteReports') && response.status() === 204;

/** What visits of other tests have reported is on no page of this one. */
const test = base.extend<{ site: Site }>({
  site: async ({}, use) => {
    const site = await Site.open({ demo: 'small' });
    await use(site);
    await site.close();
  },
});

// Issue 9: web vitals and errors per remote and version sent to the server and shown on an administrator's page.
test('a visit shows how fast it was, and which version of a remote failed', async ({ browser, site }) => {
  test.setTimeout(240_000);
  const { remotes } = await readRegistry(site);
  const versionOf = (name: string) => remotes.find((remote) => remote.name === name)?.version ?? 'none';
  await takeAway(site, 'remote-reports');
  const lists = await liveFolder(site, 'remote-genelists');
  const chunk = (await readdir(join(lists, 'static'))).find((name) => /^remote\.[0-9a-f]+\.js$/.test(name));
  await tamper(join(lists, 'static', chunk ?? ''), (text) => `${text}\n;globalThis.tampered = true;`);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(site.url);
  await expect(visitor.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
  for (const [name, address] of [
    ['remote-reports', '#/reports'],
    ['remote-genelists', '#/public-gene-lists'],
  ] as const) {
    const reported = visitor.waitForResponse(REPORTED, { timeout: 90_000 });
    await visitor.goto(`${site.url}/${address}`);
    await expect(visitor.locator(`[data-remote-failure="${name}"]`)).toBeVisible({ timeout: 60_000 });
    await reported;
  }
  // Vitals are reported when the page is left.
  await visitor.goto('about:blank');

  const administrator = await openAs(browser, site.url, PEOPLE.administrator);
  const rowOf = (table: string, text: RegExp) =>
    administrator.getByRole('table', { name: table }).getByRole('row', { name: text });
  const search = rowOf('Visits, errors and speed by area and version', /remote-search/);
  await expect(async () => {
    await administrator.goto(`${site.url}/#/admin/site-health`);
    await administrator.reload();
    await expect(search).toContainText(/s of \d+ values?(Good|Needs improvement|Poor)/, { timeout: 10_000 });
  }).toPass({ timeout: 90_000 });
  await expect(search).toContainText(versionOf('remote-search'));

  for (const [name, kind] of [
    ['remote-reports', 'Failed to load'],
    ['remote-genelists', 'Not as released'],
  ] as const) {
    const error = rowOf('Errors of the site, the latest first', new RegExp(`${name} .*${kind}`));
    await expect(error).toContainText(versionOf(name));
  }
  await administrator.context().close();
  await visitor.context().close();
});
