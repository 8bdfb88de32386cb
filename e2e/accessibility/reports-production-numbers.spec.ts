import { expectAccessibleInBothModes, SIZES } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`production numbers, ${size}: axe finds nothing, nothing is cut off`, async ({ browser, siteUrl }) => {
    const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await page.goto(`${siteUrl}/#/reports`);
    await expect(page.getByRole('slider', { name: 'Month' })).toBeVisible();
    await page.getByRole('button', { name: 'CRISPR', exact: true }).click();
    await page.getByRole('button', { name: 'The chart as a table' }).click();
    await expect(page.getByRole('table')).toBeVisible();
    await page.getByRole('slider', { name: 'Month' }).press('Home');
    await expect(page.locator('[data-month-tooltip]')).toContainText('Nov 2006');
    await expectAccessibleInBothModes(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);

    await page.getByRole('radio', { name: 'By work unit' }).click();
    await expect(page.getByRole('figure', { name: 'Please select a work unit' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Work unit' }).click();
    await expect(page.getByRole('option', { name: 'JAX', exact: true })).toBeVisible();
    await expectAccessibleInBothModes(page);
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Choose end date' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose end date' })).toBeVisible();
    await expectAccessibleInBothModes(page);
    await context.close();
  });
}
