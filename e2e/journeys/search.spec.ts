import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';

const acceptanceTerms = 'Gpr173, MGI:2441763, FIP200, notagene';

test.describe('project search', () => {
  test('finds projects by symbol, accession id and synonym, and shows what is not a gene', async ({
    page,
    siteUrl,
  }) => {
    await page.goto(siteUrl);
    await page.getByRole('textbox', { name: /terms/i }).fill(acceptanceTerms);
    await page.getByRole('button', { name: 'Search', exact: true }).click();

    const row = (term: string) => page.getByRole('row').filter({ hasText: term });
    await expect(row('Gpr173').getByRole('link', { name: /^TPN:/ })).toBeVisible();
    await expect(row('MGI:2441763').getByRole('cell', { name: 'Gpr68', exact: true })).toBeVisible();
    await expect(row('FIP200').getByText('Synonym of Rb1cc1')).toBeVisible();
    await expect(row('FIP200').getByRole('link', { name: /^TPN:/ })).toBeVisible();
    await expect(row('notagene').getByText('Not a gene symbol or synonym')).toBeVisible();
    await expect(row('notagene').getByText('No projects found')).toBeVisible();
  });

  test('keeps terms and filters in an address that can be shared', async ({ page, siteUrl, context }) => {
    await page.goto(siteUrl);
    await page.getByRole('textbox', { name: /terms/i }).fill('Gpr173, FIP200');
    await page.getByRole('textbox', { name: /terms/i }).press('Control+Enter');
    await expect(page.getByText('Synonym of Rb1cc1')).toBeVisible();

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(other.getByText('Synonym of Rb1cc1')).toBeVisible();
    await expect(other.getByRole('textbox', { name: /terms/i })).toHaveValue(/Gpr173/);
  });

  test('goes back to the search before', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/search?input=Gpr173`);
    await expect(page.getByRole('row').filter({ hasText: 'Gpr173' }).first()).toBeVisible();
    await page.getByRole('textbox', { name: /terms/i }).fill('FIP200');
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Synonym of Rb1cc1')).toBeVisible();
    await page.goBack();
    await expect(page.getByText('Synonym of Rb1cc1')).toBeHidden();
    await expect(page.getByRole('textbox', { name: /terms/i })).toHaveValue('Gpr173');
  });

  test('filters are mirrored into the address by replacing the entry', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/search`);
    await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
    const entries = await page.evaluate(() => history.length);
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await page.getByRole('button', { name: 'Consortium' }).click();
    await page.getByRole('checkbox', { name: 'IMPC', exact: true }).check();
    await expect(page).toHaveURL(/consortiumName=IMPC/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await page.reload();
    await expect(page).toHaveURL(/consortiumName=IMPC/);
    await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
  });

  test('a visitor sees public projects only; a signed-in person sees restricted ones masked', async ({
    page,
    siteUrl,
  }) => {
    const total = async () =>
      page.evaluate(async () => {
        const response = await fetch('/api/projects/search?privacyName=restricted');
        const body: { page: { totalElements: number } } = await response.json();
        return body.page.totalElements;
      });
    await page.goto(siteUrl);
    expect(await total()).toBe(0);

    await signIn(page, siteUrl, 'member.jax@tracker.example');
    await page.goto(`${siteUrl}/#/search?privacyName=restricted`);
    await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
    await expect(
      page.getByLabel('You are seeing a restricted version of this project.').first(),
    ).toBeAttached();
  });

  test('searches the terms of a file, and downloads exactly what is shown', async ({ page, siteUrl }) => {
    await page.goto(siteUrl);
    await page.locator('input[type=file]').setInputFiles({
      name: 'terms.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('Gpr173\nFIP200\nnotagene\n'),
    });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText('Synonym of Rb1cc1')).toBeVisible();

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('searchResults.csv');
    const text = await readFile(await download.path(), 'utf8');
    const shown = await page.getByRole('table').getByRole('row').count();
    expect(text.trim().split('\n')).toHaveLength(shown);
    expect(text).toContain('Synonym of Rb1cc1');
    expect(text).toContain('No projects found');
  });

  test('ten thousand terms of a file are answered', async ({ page, siteUrl }) => {
    await page.goto(siteUrl);
    const terms = Array.from({ length: 10_000 }, (_, index) => `Gpr${index}`).join('\n');
    await page.locator('input[type=file]').setInputFiles({
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(terms),
    });
    await page.getByRole('button', { name: 'Search', exact: true }).click();
    await expect(page.getByText(/10,\d{3} results for the terms in many.csv/)).toBeVisible({
      timeout: 30_000,
    });
  });

  test('on a handset what is said of a term stands whole on its card', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`${siteUrl}/#/search?input=Nosuchgene`);
    const comments = page.getByText('Not a gene symbol or synonym, No projects found');
    await expect(comments).toBeVisible();
    const card = page.getByRole('row').filter({ has: comments });
    const rightOf = async (place: Locator) => {
      const box = await place.boundingBox();
      return box === null ? NaN : box.x + box.width;
    };
    expect(await rightOf(comments)).toBeLessThanOrEqual(await rightOf(card));
  });

  test('on a handset the filters overlay the page', async ({ page, siteUrl }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(siteUrl);
    await page.getByRole('button', { name: 'Show Filters' }).click();
    const panel = page.getByRole('dialog', { name: /filter/i });
    await expect(panel).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel).toBeHidden();
  });
});
