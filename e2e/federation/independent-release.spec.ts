import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { type Page, type TestInfo } from '@playwright/test';
import { hashesOf, liveFolder, readRegistry, runTool, tamper } from '../support/federation-files.ts';
import { findPlan } from '../support/find-projects.ts';
import { expectPlan } from '../support/workflows.ts';
import { expect, test } from '../support/site-files.ts';
import { openAs, PEOPLE } from '../support/people.ts';
import type { Site } from '../support/site.ts';
import { update } from '../support/work.ts';

const RELEASED = 'remote-search';
const OTHER = 'remote-reports';
const AT_WORK = { workUnitName: 'JAX', attemptTypeName: 'crispr', statusName: 'Founder Obtained' };
const MINUTES = 60_000;
const OFFER = 'Another version of this site is live.';

const comment = (page: Page) =>
  page.getByRole('region', { name: 'Plan Details' }).getByRole('textbox', { name: 'Comment' });
const area = (page: Page, name: string) => page.locator(`[data-remote="${name}"]`);

/** What happened stands beside the result: hash lists, what the tools printed, times. */
async function record(info: TestInfo, name: string, content: unknown): Promise<void> {
  const body = typeof content === 'string' ? content : JSON.stringify(content, null, 1);
  await info.attach(name, { body, contentType: 'text/plain' });
}

/** A build whose screens throw, with digests that are right: what a browser can not know, the release has to find. */
async function brokenBuild(site: Site, folder: string): Promise<string> {
  await cp(await liveFolder(site, RELEASED), folder, { recursive: true });
  const chunk = (await readdir(join(folder, 'static'))).find((name) => /^remote\.\w+\.js$/.test(name)) ?? '';
  const path = join(folder, 'static', chunk);
  const digest = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const before = digest(await readFile(path, 'utf8'));
  await tamper(path, (text) => `throw new Error('broken on purpose');${text}`);
  const after = digest(await readFile(path, 'utf8'));
  await tamper(join(folder, 'remoteEntry.js'), (text) => text.replaceAll(before, after));
  const facts = await readFile(join(folder, 'frame.json'), 'utf8');
  await writeFile(join(folder, 'frame.json'), facts.replace(/"version": "1\.1\.0"/, '"version": "1.2.0"'));
  return folder;
}

// Issue 9, acceptance 1.
test('a remote is released, refused, forced out and rolled back while somebody edits a plan', async ({
  browser,
  page,
  site,
}, info) => {
  test.setTimeout(20 * MINUTES);
  await runTool(site, 'release', RELEASED, '--version', '1.0.0', '--force', '--reason', 'a test');
  const { remotes } = await readRegistry(site);
  const versionOf = (name: string) => remotes.find((remote) => remote.name === name)?.version ?? 'none';
  const { tpn, pin } = await findPlan(page, site.url, AT_WORK);
  const editor = await openAs(browser, site.url, PEOPLE.member);
  await editor.clock.install();
  await editor.goto(`${site.url}/#/projects/${tpn}/production-plan/${pin}`);
  await editor.reload();
  await expectPlan(editor);
  await expect(area(editor, 'remote-plans')).toHaveAttribute(
    'data-remote-version',
    versionOf('remote-plans'),
  );
  await comment(editor).fill('Written while a release went on');

  const before = await hashesOf(site.siteDir);
  const printed = await runTool(site, 'release', RELEASED, '--version', '1.1.0');
  const after = await hashesOf(site.siteDir);
  await record(info, 'files before', [...before]);
  await record(info, 'files after', [...after]);
  await record(info, 'release of 1.1.0', printed);
  const changed = [...before].filter(([path, hash]) => after.get(path) !== hash).map(([path]) => path);
  expect(changed).toEqual(['federation-history.jsonl', 'federation.json']);
  const added = [...after.keys()].filter((path) => !before.has(path));
  expect(added.length).toBeGreaterThan(3);
  expect(added.filter((path) => !path.startsWith(`remotes/${RELEASED}/1.1.0/`))).toEqual([]);

  // The editing person is not disturbed; the reload is offered once nothing can be lost.
  await editor.clock.fastForward(6 * MINUTES);
  await expect(comment(editor)).toHaveValue('Written while a release went on');
  await expect(editor.getByText(OFFER)).toBeHidden();
  await update(editor);
  await expect(editor.getByText(OFFER)).toBeVisible();
  await editor.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(area(editor, RELEASED)).toHaveAttribute('data-remote-version', '1.0.0');
  await editor.getByRole('button', { name: 'Reload', exact: true }).click();
  await expect(area(editor, RELEASED)).toHaveAttribute('data-remote-version', '1.1.0');
  await editor.goto(`${site.url}/#/projects/${tpn}/production-plan/${pin}`);
  await expect(comment(editor)).toHaveValue('Written while a release went on');

  // A new visitor.
  await page.goto(`${site.url}/#/search`);
  await expect(area(page, RELEASED)).toHaveAttribute('data-remote-version', '1.1.0');

  // A broken version is refused, and nothing of it is on the site.
  const broken = await brokenBuild(site, info.outputPath('broken'));
  const refusal = await runTool(site, 'release', RELEASED, '--built', broken).catch(String);
  await record(info, 'refusal of 1.2.0', refusal);
  expect(refusal).toMatch(/remote-search 1\.2\.0 is not released\.\n[^]*broken on purpose/);
  expect(
    [...(await hashesOf(site.siteDir)).keys()].filter((path) =>
      path.startsWith(`remotes/${RELEASED}/1.2.0/`),
    ),
  ).toEqual([]);

  // Forced out, it takes down its own area only.
  await runTool(site, 'release', RELEASED, '--built', broken, '--force', '--reason', 'a test');
  await page.reload();
  const card = page.locator(`[data-remote-failure="${RELEASED}"]`);
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('banner')).toBeVisible();
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect(area(page, OTHER)).toHaveAttribute('data-remote-version', versionOf(OTHER));
  await expect(page.getByRole('table', { name: /^New genes per year/ })).toBeVisible();

  // The rollback takes less than five seconds, and the next page runs what worked.
  const start = Date.now();
  await runTool(site, 'rollback', RELEASED, '--reason', 'a test');
  const milliseconds = Date.now() - start;
  await record(info, 'rollback', `${milliseconds} ms`);
  expect(milliseconds).toBeLessThan(5000);
  await page.goto(`${site.url}/#/search`);
  await page.reload();
  await expect(area(page, RELEASED)).toHaveAttribute('data-remote-version', '1.1.0');
  await record(info, 'releases', await runTool(site, 'releases', RELEASED));

  // An open page that runs more than what is live now is offered it in words that are true of a rollback, too.
  await runTool(site, 'rollback', RELEASED, '1.0.0', '--reason', 'a test');
  await editor.clock.fastForward(6 * MINUTES);
  const offer = editor.locator('[data-update-notice]');
  await expect(offer).toContainText(OFFER);
  await expect(offer).not.toContainText(/\bnewe?r?\b/i);
});
