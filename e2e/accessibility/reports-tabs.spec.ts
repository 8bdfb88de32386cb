import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

const TABS: Record<string, (page: Page) => Promise<void>> = {
  'work-unit-attempts': async (page) => {
    await page.getByRole('combobox', { name: 'Work unit' }).fill('Nowhere');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'project-reports': async (page) => {
    await expect(page.getByRole('table', { name: 'Projects by summary status' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Results to expect, by kind of work' })).toBeVisible();
    await expect(page.getByRole('table', { name: 'Time between statuses by attempt type' })).toBeVisible();
    await expect(page.getByText(/ projects, as of /)).toBeVisible();
  },
  'distribution-identifiers': (page) => expect(page.getByRole('combobox', { name: 'Network' })).toBeEnabled(),
  'crispr-alleles': (page) => expect(page.getByRole('combobox', { name: 'Work unit' })).toBeEnabled(),
};

test('reports: axe finds nothing in the tabs', async ({ browser, siteUrl }) => {
  test.slow();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  for (const [tab, ready] of Object.entries(TABS)) {
    await page.goto(`${siteUrl}/#/reports?tab=${tab}`);
    await ready(page);
    await expectAccessibleEverywhere(page);
  }
  await context.close();
});
