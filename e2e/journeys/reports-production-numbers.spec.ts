import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { readPicture } from '../support/png.ts';

const NUMBERS = '**/api/glt_production_numbers?**';

const figure = (page: Page, caption: string) => page.getByRole('figure', { name: caption, exact: true });
const months = (page: Page) => page.getByRole('slider', { name: 'Month' });
const tooltip = (page: Page) => page.locator('[data-month-tooltip]');
/** The filled areas of the drawing; hidden series have none. */
const areas = (page: Page) => page.locator('[data-chart] path[style*="fill: var"]');

/** Opens the production numbers with filters in the address, and waits until nothing is under way. */
async function open(page: Page, siteUrl: string, query = ''): Promise<void> {
  await page.goto(`${siteUrl}/#/reports${query}`);
  await expect(page.getByRole('heading', { name: 'IMPC Production Numbers' })).toBeVisible();
  await expect(page.getByRole('figure')).toHaveAttribute('aria-busy', 'false');
}

test.describe('production numbers (ui-screens 4.1)', () => {
  test('the whole IMPC: the number of genes, both series by month, nothing refused by the policy of the page', async ({
    page,
    request,
    siteUrl,
  }) => {
    const refused: string[] = [];
    page.on('console', (message) => message.type() === 'error' && refused.push(message.text()));
    page.on('pageerror', (error) => refused.push(error.message));
    await open(page, siteUrl);
    const [genes]: number[] = await (
      await request.get(`${siteUrl}/api/glt_production_numbers/overlap/union`)
    ).json();
    await expect(page.getByText((genes ?? 0).toLocaleString('en-GB'), { exact: true })).toBeVisible();
    await expect(figure(page, 'Displaying data from the whole IMPC')).toBeVisible();
    await expect(page.getByRole('radio', { name: 'IMPC', exact: true })).toBeChecked();
    await expect(page.getByRole('combobox', { name: 'Work unit' })).toHaveCount(0);

    // The values at the end of the chart are the last of the server's running totals.
    const totals = await Promise.all(
      ['escell', 'crispr'].map(async (attempt) => {
        const response = await request.get(
          `${siteUrl}/api/glt_production_numbers?reporttype=month&attempt=${attempt}`,
        );
        const records: { sum: number }[] = await response.json();
        return (records.at(-1)?.sum ?? 0).toLocaleString('en-GB');
      }),
    );
    await months(page).focus();
    await page.keyboard.press('End');
    await expect(tooltip(page)).toContainText(`ES Cell${totals[0]}CRISPR${totals[1]}`);

    await page.getByRole('button', { name: 'Choose start date' }).click();
    await expect(page.getByRole('dialog', { name: 'Choose start date' })).toBeVisible();
    expect(refused).toEqual([]);
  });

  test('the page shows what it shows: five tabs, what the numbers are of, and how a month is written', async ({
    page,
    request,
    siteUrl,
  }) => {
    await open(page, siteUrl);
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await expect(page.getByRole('tab')).toHaveText([
      'IMPC Production numbers',
      'Work Units Attempts',
      'Project reports',
      'Distribution Identifiers',
      'Crispr Alleles',
    ]);
    await expect(page.getByText('Number of genes with genotype confirmed lines:')).toBeVisible();
    await expect(
      page.getByRole('heading', {
        name: 'Cumulative number of genes studied by ES Cell and CRISPR based techniques',
      }),
    ).toBeVisible();
    await expect(page.getByText('MM/YYYY').first()).toBeVisible();
    await expect(page.getByText('Genes, total of all time')).toBeVisible();

    const both = 'Genes studied by both ES Cell and CRISPR based techniques';
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: both, exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^Production_Numbers_Intersection_.+\.tsv$/);
    const symbols: string[] = await (
      await request.get(`${siteUrl}/api/glt_production_numbers/overlap/intersection`)
    ).json();
    expect(await readFile(await download.path(), 'utf8')).toBe(['Symbol', ...symbols, ''].join('\n'));

    const [esCells] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download ES Cell tsv' }).click(),
    ]);
    expect(esCells.suggestedFilename()).toMatch(/^Production_Numbers_month_es cell_.+\.tsv$/);
    expect(await readFile(await esCells.path(), 'utf8')).toMatch(/^Year\tMonth\tSum\n\d{4}\t/);
  });

  test('one work unit: chosen first, then its group; the file contains the same numbers', async ({
    page,
    request,
    siteUrl,
  }) => {
    await open(page, siteUrl);
    await page.getByRole('radio', { name: 'By work unit' }).click();
    await expect(figure(page, 'Please select a work unit')).toBeVisible();
    const unit = page.getByRole('combobox', { name: 'Work unit' });
    const group = page.getByRole('combobox', { name: 'Work group' });
    await expect(group).toBeDisabled();
    for (const name of ['Download chart', 'Download SVG', 'Download ES Cell tsv', 'Download CRISPR tsv'])
      await expect(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');

    await unit.click();
    await expect(page.getByRole('option', { name: 'JAX', exact: true })).toBeVisible();
    await expect(page.getByRole('option', { name: 'EBI - Informatics Support' })).toHaveCount(0);
    await unit.fill('jax');
    await page.getByRole('option', { name: 'JAX', exact: true }).click();
    await expect(figure(page, 'Filtering by JAX work unit')).toHaveAttribute('aria-busy', 'false');
    await expect(group).toBeEnabled();
    await group.click();
    await expect(page.getByRole('listbox').getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');

    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download CRISPR tsv' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toMatch(/^Production_Numbers_month_crispr_.+\.tsv$/);
    const lines = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    const response = await request.get(
      `${siteUrl}/api/glt_production_numbers?reporttype=month&attempt=crispr&workunit=JAX`,
    );
    const records: { year: number; month: number; sum: number }[] = await response.json();
    expect(records.length).toBeGreaterThan(10);
    expect(lines).toEqual([
      'Work Unit\tYear\tMonth\tSum',
      ...records.map(({ year, month, sum }) => `JAX\t${year}\t${month}\t${sum}`),
    ]);
  });

  test('several work units: the first with a count of the others; another mode keeps what was chosen', async ({
    page,
    siteUrl,
  }) => {
    await open(page, siteUrl);
    await page.getByRole('radio', { name: 'By multiple work unit' }).click();
    await expect(figure(page, 'Please select a work unit')).toBeVisible();
    const units = page.getByRole('combobox', { name: 'Work unit' });
    await units.click();
    for (const name of ['BCM', 'JAX', 'UCD']) {
      await page.getByRole('option', { name, exact: true }).click();
      await expect(page.getByRole('option', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    }
    await expect(page.getByText('(+2 others)')).toBeVisible();
    await expect(figure(page, 'Filtering by BCM, JAX, UCD work unit')).toHaveAttribute('aria-busy', 'false');
    await page.keyboard.press('Escape');

    await page.getByRole('radio', { name: 'IMPC', exact: true }).click();
    await expect(figure(page, 'Displaying data from the whole IMPC')).toBeVisible();
    await expect(units).toHaveCount(0);
    await page.getByRole('radio', { name: 'By multiple work unit' }).click();
    await expect(page.getByText('(+2 others)')).toBeVisible();
    await page.reload();
    await expect(figure(page, 'Filtering by BCM, JAX, UCD work unit')).toBeVisible();
  });

  test('the chart is saved as a picture of the specified name, at twice its size, in both colours', async ({
    page,
    siteUrl,
  }) => {
    await open(page, siteUrl, '?scope=workUnits&workUnits=BCM&workUnits=JAX&from=11/2010&to=03/2020');
    await expect(areas(page)).toHaveCount(2);
    const arriving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download chart' }).click();
    const download = await arriving;
    expect(download.suggestedFilename()).toBe('report-chart-BCM-JAX-from-Nov-2010-to-Mar-2020.png');
    const [pink, blue, white] = ['200,54,124', '29,94,168', '255,255,255'];
    const picture = await readPicture(page, await readFile(await download.path()), [pink, blue, white]);
    expect([picture.width, picture.height]).toEqual([2400, 1480]);
    expect(picture.pixels[pink]).toBeGreaterThan(1000);
    expect(picture.pixels[blue]).toBeGreaterThan(1000);
    expect(picture.pixels[white]).toBeGreaterThan(1_000_000);
  });

  test('a bar for each year of a chosen period, whose numbers add up to the end of the curve, and one file of it all', async ({
    page,
    siteUrl,
  }) => {
    await open(page, siteUrl);
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Since a year');
    await page.getByRole('combobox', { name: 'Since' }).selectOption('2015');
    await expect(page.getByRole('textbox', { name: 'Start date' })).toHaveValue('01/2015');
    await expect(page.getByRole('figure')).toHaveAttribute('aria-busy', 'false');
    const table = page.getByRole('table', { name: /^New genes per year/ });
    await expect(table.getByRole('rowheader').last()).toHaveText('2015');
    const numbers = await table
      .getByRole('row')
      .evaluateAll((rows) =>
        rows.slice(1).map((row) => Number(row.querySelectorAll('td')[1]?.textContent?.replaceAll(',', ''))),
      );
    const sum = numbers.reduce((total, number) => total + number, 0);
    await months(page).focus();
    await page.keyboard.press('End');
    await expect(tooltip(page)).toContainText(`CRISPR${sum.toLocaleString('en-GB')}`);

    const [csv] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download CSV of all series' }).click(),
    ]);
    expect(csv.suggestedFilename()).toBe('report-chart-from-Jan-2015.csv');
    const lines = (await readFile(await csv.path(), 'utf8')).trim().split('\n');
    expect(lines[1]).toMatch(/^"2015-01","\d+"/);
    expect(lines.at(-1)).toContain(`"${sum}"`);

    const [svg] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download SVG' }).click(),
    ]);
    expect(await readFile(await svg.path(), 'utf8')).toContain(`Source: Gene Targeting Tracker, ${siteUrl}`);
  });

  test('the legend hides a series by keyboard and strikes it through', async ({ page, siteUrl }) => {
    await open(page, siteUrl);
    await expect(areas(page)).toHaveCount(2);
    const crispr = page.getByRole('button', { name: 'CRISPR', exact: true });
    await page.getByRole('button', { name: 'ES Cell', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(crispr).toBeFocused();
    await page.keyboard.press('Space');
    await expect(crispr).toHaveAttribute('aria-pressed', 'false');
    await expect(crispr.getByText('CRISPR')).toHaveCSS('text-decoration-line', 'line-through');
    await expect(areas(page)).toHaveCount(1);
    await page.keyboard.press('Space');
    await expect(crispr.getByText('CRISPR')).toHaveCSS('text-decoration-line', 'none');
    await expect(areas(page)).toHaveCount(2);
  });

  test('the values of a month show under the pointer and go with it', async ({ page, siteUrl }) => {
    await open(page, siteUrl);
    await expect(areas(page)).toHaveCount(2);
    await months(page).hover({ position: { x: 500, y: 100 } });
    await expect(tooltip(page)).toHaveText(/^[A-Z][a-z]{2} \d{4}ES Cell[\d,]+CRISPR[\d,]+$/);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('months are chosen from the calendar by keyboard, or typed; what is no month is shown', async ({
    page,
    siteUrl,
  }) => {
    await open(page, siteUrl, '?from=11/2012');
    const start = page.getByRole('textbox', { name: 'Start date' });
    await expect(start).toHaveValue('11/2012');
    await page.getByRole('button', { name: 'Choose start date' }).press('Enter');
    await expect(page.getByRole('option', { name: /November 2012/ })).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('option', { name: /December 2012/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(start).toHaveValue('12/2012');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('figure')).toContainText('from Dec 2012');

    await page.getByRole('textbox', { name: 'End date' }).fill('13/2012');
    await page.keyboard.press('Tab');
    await expect(page.getByText('This is not a month. Write it as MM/YYYY, such as 11/2018.')).toBeVisible();
    await page.getByRole('textbox', { name: 'End date' }).fill('11/2012');
    await expect(page.getByText('The end is before the start.')).toBeVisible();
    await expect(page.getByText('There is no data available for the filters selected')).toBeVisible();
    await page.getByRole('button', { name: 'Clear end date' }).click();
    await expect(areas(page)).toHaveCount(2);
  });

  test('a failed request is shown and tried again', async ({ page, siteUrl }) => {
    await page.route(NUMBERS, (route) => route.abort());
    await page.goto(`${siteUrl}/#/reports`);
    const alert = page.getByRole('alert').filter({ hasText: 'Check that the server is available.' });
    await expect(alert).toBeVisible();
    await page.unroute(NUMBERS);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(areas(page)).toHaveCount(2);
    await expect(alert).toHaveCount(0);
  });

  test('an overlay shows while the numbers load; the chart is a table too', async ({ page, siteUrl }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(NUMBERS, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${siteUrl}/#/reports`);
    await expect(page.getByRole('figure').getByText('Loading…').last()).toBeVisible();
    release();
    await expect(areas(page)).toHaveCount(2);
    await page.getByRole('button', { name: 'The chart as a table' }).click();
    const rows = page.getByRole('table', { name: /^Cumulative number/ }).getByRole('row');
    await expect(rows.first()).toHaveText('MonthES CellCRISPR');
    await expect(rows.nth(1)).toContainText('Nov 2006');
  });
});
