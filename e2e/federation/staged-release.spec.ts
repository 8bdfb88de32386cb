import { expect, test } from '../support/site-files.ts';
import { openAs, PEOPLE } from '../support/people.ts';
import { runTool } from '../support/federation-files.ts';

const NAME = 'remote-search';
const TRIAL = '9.0.0-trial';

// Issue 9, staged release: chosen accounts first, then everybody; the shell shows what runs.
test('a canary runs for the accounts that it is meant for, until it is promoted', async ({
  browser,
  page,
  site,
}) => {
  test.setTimeout(300_000);
  const screen = page.locator(`[data-remote="${NAME}"]`);
  const release = ['--version', TRIAL, '--force', '--reason', 'a test', '--accounts', PEOPLE.manager];
  expect(await runTool(site, 'release', NAME, ...release)).toContain('live for 1 account');

  await page.goto(site.url);
  await expect(screen).not.toHaveAttribute('data-remote-version', TRIAL);
  const manager = await openAs(browser, site.url, PEOPLE.manager);
  await manager.goto(`${site.url}/?again`);
  await expect(manager.locator(`[data-remote="${NAME}"]`)).toHaveAttribute('data-remote-version', TRIAL);
  await manager.getByRole('button', { name: 'About' }).click();
  await expect(manager.getByRole('dialog', { name: /^About/ })).toContainText(`Search${TRIAL}on trial`);
  await manager.context().close();

  await expect(runTool(site, 'release', NAME, '--version', '9.1.0')).rejects.toThrow(
    `${NAME} ${TRIAL} is live for some browsers: promote or abort it first.`,
  );
  await runTool(site, 'promote', NAME);
  await page.reload();
  await expect(screen).toHaveAttribute('data-remote-version', TRIAL);
  expect(await runTool(site, 'releases', NAME)).toMatch(/promote +remote-search +9\.0\.0-trial/);
});
