import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

test('production numbers: axe finds nothing, nothing is cut off', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/#/reports`);
  await expect(page.getByRole('slider', { name: 'Month' })).toBeVisible();
  await page.getByRole('button', { name: 'CRISPR', exact: true }).click();
  await page.getByRole('button', { name: 'The chart as a table' }).click();
  await expect(page.getByRole('table', { name: /^Cumulative number/ })).toBeVisible();
  await page.getByRole('slider', { name: 'Month' }).press('Home');
  await expect(page.locator('[data-month-tooltip]')).toContainText('Nov 2006');
  await expectAccessibleEverywhere(page);

  await page.getByRole('radio', { name: 'By work unit' }).click();
  await expect(page.getByRole('figure', { name: 'Please select a work unit' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Work unit' }).click();
  await expect(page.getByRole('option', { name: 'JAX', exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Choose end date' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose end date' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await context.close();
});
