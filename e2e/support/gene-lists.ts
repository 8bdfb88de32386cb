import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** People of the consortium whose gene list the demo has. */
export const MANAGER = 'manager.idg@tracker.example';
export const MEMBER = 'member.idg@tracker.example';

export const CONTENT = '/api/geneList/IDG/content';

export const note = (page: Page, row: string) => page.getByRole('textbox', { name: `${row}, Note` });
export const table = (page: Page) => page.getByRole('table', { name: 'Gene list of IDG' });
export const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' });

/** Opens the list of IDG and waits for its first rows. */
export async function openList(page: Page, siteUrl: string, query = ''): Promise<void> {
  await page.goto(`${siteUrl}/#/your-gene-list?consortium=IDG${query}`);
  await expect(page.getByRole('heading', { name: 'Gene List for IDG' })).toBeVisible();
  await expect(table(page).locator('tbody tr').nth(1)).toBeVisible();
}

export async function openEditing(page: Page, siteUrl: string): Promise<void> {
  await openList(page, siteUrl);
  await page.getByRole('button', { name: 'Change to edit mode' }).click();
  await expect(note(page, 'Row 1')).toBeVisible();
}

/** A gene that has its own record on the first page; view mode only. */
export async function aListedGene(page: Page): Promise<string> {
  const gene = await table(page).getByRole('rowheader').nth(7).textContent();
  return gene ?? '';
}

export async function filterBy(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Marker Symbol(s)').fill(text);
  await expect(page.getByText('1 – 1 of 1', { exact: true })).toBeVisible();
}
