import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

test('managed projects: axe finds nothing', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/#/projects`);
  await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await signIn(page, siteUrl, 'member.jax@tracker.example');
  await page.goto(`${siteUrl}/#/projects`);
  await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: /^Show Filters/ }).click();
  await page.getByRole('button', { name: /^Work Unit/ }).click();
  await page.getByRole('button', { name: 'Marker Symbol/MGI' }).click();
  await expectAccessibleEverywhere(page);
  await context.close();
});
