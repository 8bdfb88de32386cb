import type { Page } from '@playwright/test';
import { expectPartAccessible, SIZES } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

/** Rows that are typed into, in the gallery: what only a real browser shows of focus, clipboard and layout. */

async function openRows(page: Page, siteUrl: string, viewport = SIZES.desk) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(`${siteUrl}/#/gallery`);
  await expect(page.getByRole('heading', { name: 'Rows', exact: true })).toBeVisible();
}

const cell = (page: Page, row: number, header: string) => page.getByLabel(`Primer ${row}, ${header}`);
const deletion = (page: Page, row: number) =>
  page.getByRole('button', { name: `Delete Primer ${row}`, exact: true });

for (const [size, viewport] of Object.entries(SIZES)) {
  test(`${size}: rows make no page scroll sideways, and axe finds nothing`, async ({ page, siteUrl }) => {
    await openRows(page, siteUrl, viewport);
    await page.getByRole('button', { name: 'Add primer' }).click();
    await expect(cell(page, 3, 'Name')).toBeFocused();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    await expectPartAccessible(page.getByRole('region', { name: 'Rows', exact: true }));
  });
}

test('rows are entered with the keyboard alone: Enter goes down, and adds a row at the end', async ({
  page,
  siteUrl,
}) => {
  await openRows(page, siteUrl);
  await page.getByRole('button', { name: 'Add primer' }).press('Enter');
  await page.keyboard.type('DF2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('acgt');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(cell(page, 4, 'Name')).toBeFocused();
  await expect(cell(page, 3, 'Name')).toHaveValue('DF2');
  await expect(cell(page, 3, 'Sequence')).toHaveValue('ACGT');
  await expect(cell(page, 3, 'Start Coordinate')).toHaveValue('12');
});

test('cells copied in a spreadsheet fill rows, and Undo takes them back', async ({
  page,
  siteUrl,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openRows(page, siteUrl);
  await page.evaluate(() => navigator.clipboard.writeText('DF8\tAAAA\tReverse\nDF9\tCCCC\tForward\n'));
  await cell(page, 2, 'Name').focus();
  await page.keyboard.press('ControlOrMeta+V');
  await expect(page.getByText('Pasted: 1 row filled, 1 row added.')).toBeVisible();
  await expect(cell(page, 2, 'Name')).toBeFocused();
  await expect(cell(page, 3, 'Direction')).toHaveValue('Forward');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(cell(page, 2, 'Name')).toHaveValue('DR1');
  await expect(cell(page, 3, 'Name')).toHaveCount(0);
});

test('after a stored row has gone, the focus is at the next one; Undo brings it back', async ({
  page,
  siteUrl,
}) => {
  await openRows(page, siteUrl);
  await deletion(page, 1).press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Delete Confirmation' });
  await expect(question.getByRole('button', { name: 'Ok' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(deletion(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(deletion(page, 1)).toBeFocused();
  await expect(cell(page, 1, 'Name')).toHaveValue('DR1');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(cell(page, 1, 'Name')).toBeFocused();
  await expect(cell(page, 1, 'Name')).toHaveValue('DF1');
});

test('the numbers of the rows stay in view while the columns scroll', async ({ page, siteUrl }) => {
  await openRows(page, siteUrl, { width: 760, height: 900 });
  const number = page.getByRole('rowheader', { name: '1', exact: true });
  const before = await number.boundingBox();
  await cell(page, 1, 'Concentration (ng/µl)').focus();
  const after = await number.boundingBox();
  expect(after?.x).toBe(before?.x);
  await expect(cell(page, 1, 'Concentration (ng/µl)')).toBeInViewport();
});
