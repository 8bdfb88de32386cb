import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

test('gene lists: axe finds nothing', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${siteUrl}/#/public-gene-lists?consortium=IDG`);
  await expect(page.getByText(/^1 – 20 of /)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await signIn(page, siteUrl, 'manager.idg@tracker.example');
  await page.goto(`${siteUrl}/#/your-gene-list?consortium=IDG`);
  await expect(page.getByText(/^1 – 20 of /)).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Change to edit mode' }).click();
  await page.getByRole('textbox', { name: 'Row 1, Note' }).fill('Changed');
  await page.getByRole('button', { name: 'Add a record' }).click();
  await page.getByRole('textbox', { name: 'New row 1, Note' }).fill('Without genes');
  await page.getByRole('button', { name: 'Show changes' }).click();
  await expectAccessibleEverywhere(page);

  await page.getByRole('button', { name: 'Delete row 2', exact: true }).click();
  await expectAccessibleEverywhere(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Import CSV' }).click();
  await page.getByLabel('CSV file').setInputFiles({
    name: 'a.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('Genes,Note,Type,Visible\nNo,,,\nAtrx,,,'),
  });
  await expect(page.getByText('1 of 2 rows can be added; 1 can not.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await context.close();
});
