import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { liveFolder, tamper } from '../support/federation-files.ts';
import { expect, test } from '../support/site-files.ts';
import type { Site } from '../support/site.ts';

const NAME = 'remote-search';
const MARK = '\n;globalThis.tampered = true;';

// Issue 9, acceptance 3: what somebody has changed on the site is not executed, and nothing else suffers.
for (const [file, pattern, change] of [
  ['a chunk', /^static\/remote\.[0-9a-f]+\.js$/, (text: string) => text + MARK],
  ['the entry', /^remoteEntry\.js$/, (text: string) => MARK + text],
] as const) {
  test(`${file} that was tampered with is not executed`, async ({ browser, page, site }) => {
    test.setTimeout(120_000);
    const folder = await liveFolder(site, NAME);
    const files = await readdir(folder, { recursive: true });
    const target = files.find((path) => pattern.test(path)) ?? '';
    const bringBack = await tamper(join(folder, target), change);

    await page.goto(site.url);
    const card = page.locator(`[data-remote-failure="${NAME}"]`);
    await expect(card).toBeVisible({ timeout: 60_000 });
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await page.getByRole('link', { name: 'Reports' }).click();
    await expect(page.locator('[data-remote="remote-reports"]')).toBeVisible();

    // Another visitor's browser: this one may use its cache for as long as the headers allow.
    await bringBack();
    const other = await (await browser.newContext()).newPage();
    await other.goto(site.url);
    await expect(other.locator(`[data-remote="${NAME}"]`)).toBeVisible({ timeout: 30_000 });
    await other.context().close();
  });
}

for (const [name, folderOf] of [
  ['the shell', (site: Site) => Promise.resolve(site.siteDir)],
  ['a remote', (site: Site) => liveFolder(site, 'remote-reports')],
] as const) {
  test(`style sheets of ${name} that were tampered with are not used`, async ({ page, site }) => {
    const folder = join(await folderOf(site), 'static');
    const sheets = (await readdir(folder)).filter((path) => path.endsWith('.css'));
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of sheets)
      await tamper(join(folder, sheet), (text) => `${text}body { --tampered: yes }`);
    const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
    await page.goto(`${site.url}/#/reports`);
    await refused;
    const read = () => getComputedStyle(document.body).getPropertyValue('--tampered');
    expect(await page.evaluate(read)).toBe('');
  });
}

test('a file of the shell that was tampered with is not executed', async ({ page, site }) => {
  const scripts = await readdir(join(site.siteDir, 'static'));
  const html = await (await page.request.get(site.url)).text();
  const main = scripts.find((name) => name.endsWith('.js') && html.includes(`static/${name}`)) ?? '';
  await tamper(join(site.siteDir, 'static', main), (text) => text + MARK);
  const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()));
  await page.goto(site.url);
  await refused;
  expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
});
