import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { SIZES } from '../support/axe.ts';
import {
  aListedGene,
  CONTENT,
  filterBy,
  MANAGER,
  MEMBER,
  note,
  openEditing,
  openList,
  saveButton,
} from '../support/gene-lists.ts';
import { openAs } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** Saves, and waits until nothing is left to save; the notice is gone too soon for a busy machine. */
async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(/unsaved change/)).toHaveCount(0);
}

test.describe('gene lists', () => {
  test('rows of two pages are edited, with a filter in between, and saved at once (spec part 2 §4; PP-06)', async ({
    browser,
    siteUrl,
  }) => {
    const page = await openAs(browser, siteUrl, MANAGER);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && request.url().includes(CONTENT)) sent.push(request.method());
    });
    await openList(page, siteUrl);
    const listed = await aListedGene(page);
    await openEditing(page, siteUrl);
    await note(page, 'Row 1').fill('From the first page');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^21 – 40 of /)).toBeVisible();
    await note(page, 'Row 2').fill('From the second page');

    await page.getByRole('button', { name: 'Show Filters' }).click();
    await filterBy(page, listed);
    await expect(page.getByRole('button', { name: `Remove ${listed}` })).toBeVisible();
    await page.getByRole('checkbox', { name: 'Row 1, Visible' }).click();
    await expect(page.getByText('3 unsaved changes: 3 changed (IDG)')).toBeVisible();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(note(page, 'Row 1')).toHaveValue('From the first page');

    await save(page);
    expect(sent).toEqual(['POST']);
    await page.reload();
    await openEditing(page, siteUrl);
    await expect(note(page, 'Row 1')).toHaveValue('From the first page');
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(note(page, 'Row 2')).toHaveValue('From the second page');
    await page.context().close();
  });

  test('a record is added with pasted genes and deleted again (spec part 2 §4)', async ({
    browser,
    siteUrl,
  }) => {
    const page = await openAs(browser, siteUrl, MANAGER);
    await openEditing(page, siteUrl);
    await page.getByRole('button', { name: 'Add a record' }).click();
    const genes = page.getByRole('combobox', { name: 'New row 1, Gene(s)' });
    await expect(genes).toBeFocused();
    await genes.fill('Rbm20,');
    await genes.pressSequentially('Kcnv');
    await page.getByRole('option', { name: 'Kcnv2' }).click();
    await save(page);

    await page.goto(`${siteUrl}/#/your-gene-list?consortium=IDG&markerSymbol=Rbm20`);
    await expect(page.getByText('1 – 1 of 1', { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Remove Rbm20' })).toBeVisible();
    await page.getByRole('button', { name: 'Delete row 1' }).click();
    await page.getByRole('button', { name: 'Ok' }).click();
    await saveButton(page).click();
    await expect(page.getByText('No records match')).toBeVisible();
    await page.context().close();
  });

  test('two people change the same record: the second one decides', async ({ browser, siteUrl }) => {
    // Two people with a browser each, who load the page twice.
    test.slow();
    const first = await openAs(browser, siteUrl, MANAGER);
    const second = await openAs(browser, siteUrl, 'admin@tracker.example');
    await openEditing(first, siteUrl);
    await openEditing(second, siteUrl);
    await note(first, 'Row 3').fill('Of the first');
    await note(second, 'Row 3').fill('Of the second');
    await save(first);
    await saveButton(second).click();
    const dialog = second.getByRole('dialog', { name: 'Changed since you opened it' });
    await expect(dialog.getByText(/Note: Of the first/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Save Changes' }).click();
    await expect(second.getByText(/unsaved change/)).toHaveCount(0);
    await first.reload();
    await openEditing(first, siteUrl);
    await expect(note(first, 'Row 3')).toHaveValue('Of the second');
    await first.context().close();
    await second.context().close();
  });

  test('on a handset the filters overlay the table, and the columns stand beside each other (spec part 2 §2)', async ({
    browser,
    siteUrl,
  }) => {
    const page = await openAs(browser, siteUrl, MANAGER);
    await page.setViewportSize(SIZES.handset);
    await openEditing(page, siteUrl);
    const genes = await page.getByRole('combobox', { name: 'Row 1, Gene(s)' }).boundingBox();
    const noteBox = await note(page, 'Row 1').boundingBox();
    expect((genes?.x ?? 0) + (genes?.width ?? 0)).toBeLessThanOrEqual(noteBox?.x ?? 0);
    await page.getByRole('button', { name: 'Show Filters' }).click();
    const filters = page.getByRole('dialog', { name: 'Filter' });
    await filters.getByPlaceholder('Marker Symbol(s)').fill('Nosuchgene');
    await filters.getByRole('button', { name: 'Show results' }).click();
    await expect(page.getByText('No records match')).toBeVisible();
    await page.context().close();
  });

  test('a member without the right sees view mode only, and the server refuses writes (spec part 2 §6)', async ({
    browser,
    siteUrl,
  }) => {
    const page = await openAs(browser, siteUrl, MEMBER);
    const token = page.waitForRequest((request) => request.url().includes(CONTENT));
    await openList(page, siteUrl);
    await expect(page.getByRole('button', { name: 'Download as CSV' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Change to edit mode' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Import CSV' })).toHaveCount(0);
    await expect(saveButton(page)).toHaveCount(0);

    const authorization = (await (await token).allHeaders()).authorization ?? '';
    expect(authorization).toMatch(/^Bearer /);
    const headers = { Authorization: authorization };
    const record = { id: null, note: null, visible: true, genes: [{ symbol: 'Atrx' }], recordTypes: [] };
    const written = await page.request.post(`${siteUrl}${CONTENT}`, { headers, data: [record] });
    expect(written.status()).toBe(403);
    const deleted = await page.request.delete(`${siteUrl}${CONTENT}?recordId=1`, { headers });
    expect(deleted.status()).toBe(403);
    await page.context().close();
  });

  test('everybody sees and saves public lists (spec part 2 §2, §6)', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/public-gene-lists`);
    await page.getByRole('link', { name: 'IDG', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'IDG public Gene List' })).toBeVisible();
    await expect(page.getByText(/^1 – 20 of /)).toBeVisible();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^21 – 40 of /)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('gene_list_IDG.csv');
    const csv = await readFile(await file.path(), 'utf8');
    expect(csv.split('\n')[0]).toBe('"Genes","Note","Types","Visible","Project"');
    expect(csv).not.toContain('"false"');
  });
});
