import { expect, type Page } from '@playwright/test';

export const projectLinks = (page: Page) => page.getByRole('link', { name: /^TPN:/ });
export const rowsShown = (page: Page) =>
  page.getByRole('table', { name: 'Managed projects' }).locator('tbody tr');
export const tableArea = (page: Page) => page.getByRole('region', { name: 'Managed projects' });

/** Opens the list and waits for its first rows. */
export async function openList(page: Page, siteUrl: string, query = ''): Promise<void> {
  await page.goto(`${siteUrl}/#/projects${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Managed Projects' })).toBeVisible();
  await expect(projectLinks(page).first()).toBeVisible();
}
