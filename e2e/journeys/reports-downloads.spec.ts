import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openAs } from '../support/people.ts';

/** What a server adds to the name of a report: when it was made, and the ending. */
const TIME = String.raw`_\d{4}-\d\d-\d\dT\d\d[:_]\d\d[:_]\d\d\.\d{3}\.tsv`;

/** Saves a report, and returns its name without the time, and its first line. */
async function saved(page: Page, button: Locator): Promise<{ name: string; header: string }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  const name = download.suggestedFilename();
  expect(name).toMatch(new RegExp(`${TIME}$`));
  const content = await readFile(await download.path(), 'utf8');
  return {
    name: name.replace(new RegExp(`${TIME}$`), ''),
    header: (content.split('\n')[0] ?? '').replaceAll('\t', ' | '),
  };
}

async function openTab(page: Page, siteUrl: string, tab: string): Promise<void> {
  await page.goto(`${siteUrl}/#/reports`);
  await page.getByRole('tab', { name: tab }).click();
  await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
}

const downloadButton = (page: Page) => page.getByRole('button', { name: /^Download report/ });

// Spec part 1 §2 (2), ui-screens 4.2, PP-54.
test('Work Units Attempts: both are chosen before anything can be downloaded', async ({ page, siteUrl }) => {
  await openTab(page, siteUrl, 'Work Units Attempts');
  await expect(page).toHaveURL(/tab=work-unit-attempts/);
  await expect(page.getByRole('heading', { name: 'Work Units Attempts Report' })).toBeVisible();
  await expect(page.getByText('Please select a value in both selects to enable the download')).toBeVisible();
  const workUnit = page.getByRole('combobox', { name: 'Work unit' });
  const attempt = page.getByRole('combobox', { name: 'Attempt' });
  await expect(downloadButton(page)).toBeDisabled();
  await workUnit.fill('Harw');
  await attempt.selectOption('CRISPR');
  await expect(downloadButton(page)).toBeDisabled();
  await workUnit.press('ArrowDown');
  await workUnit.press('Enter');
  await expect(workUnit).toHaveValue('Harwell');
  await expect(downloadButton(page)).toBeEnabled();

  for (const [label, name] of [
    ['CRISPR', 'crispr'],
    ['ES Cell', 'es cell'],
    ['ES Cell Allele Modification', 'es cell allele modification'],
    ['CRISPR Allele Modification', 'crispr allele modification'],
  ] as const) {
    await attempt.selectOption(label);
    expect(await saved(page, downloadButton(page))).toEqual({
      name: `${name}_Attempt_by_Harwell`,
      header: 'Date | Name | Min | Mutation Symbol | Gene Symbol',
    });
  }

  await workUnit.fill('Harwel');
  await expect(downloadButton(page)).toBeDisabled();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('alert')).toHaveText(
    'There is no work unit “Harwel”. Choose one from the list.',
  );
});

test('Where projects stood on a day is in the address, and found again by reload and Back', async ({
  page,
  siteUrl,
}) => {
  await openTab(page, siteUrl, 'Project reports');
  await page.getByRole('textbox', { name: 'On' }).fill('2018-12-31');
  await page.getByRole('combobox', { name: 'Count by' }).selectOption('Consortium');
  await page.getByRole('combobox', { name: 'Projects of' }).selectOption('DTCC');
  const ofDay = page.getByRole('table', { name: 'Projects of DTCC at each summary status' });
  const shows = async () => {
    await expect(ofDay.getByRole('columnheader')).toHaveText([
      'Summary status',
      '2018-12-31',
      'Change',
      'Today',
    ]);
    await expect(page).toHaveURL(/\?tab=project-reports&countBy=consortium&projectsOf=DTCC&on=2018-12-31$/);
  };
  await shows();
  await page.reload();
  await shows();

  await ofDay.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/reports/);
  await page.goBack();
  await shows();
});

// Ui-screens 4.3, PP-53: the third and the fourth were exchanged.
test('Project reports: each is the file that its heading says', async ({ page, siteUrl }) => {
  test.slow();
  await openTab(page, siteUrl, 'Project reports');
  for (const [title, name, header] of [
    [
      'Languishing Projects',
      'languishing_project_report',
      'TPN | Gene Symbol | MGI Accession ID | Work Unit | Work Group | Assignment Status | Summary Status | Summary Status Date | Months In Status',
    ],
    [
      'Genes with multiple assigned projects',
      'multiple_assigned_project_report',
      'Gene Symbol | MGI Accession ID | TPNs | Work Units',
    ],
    [
      'Genes that only have inactive projects',
      'all_inactive_project_report',
      'Gene Symbol | MGI Accession ID | TPNs',
    ],
    [
      'Genes with no assigned projects',
      'no_assigned_project_report',
      'Gene Symbol | MGI Accession ID | TPNs | Assignment Statuses',
    ],
    [
      'Genes failed to reach genotype-confirmed status within 9 months',
      'no_genotype_confirmed_genes_report',
      'Gene Symbol | MGI Accession ID | TPNs | Earliest Plan Date',
    ],
  ] as const) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    expect(await saved(page, page.getByRole('button', { name: `Download report ${title}` }))).toEqual({
      name,
      header,
    });
  }
});

// Spec part 1 §2 (4) and §5, ui-screens 4.4.
test('Distribution Identifiers: a network of the list and a type are required', async ({ page, siteUrl }) => {
  await openTab(page, siteUrl, 'Distribution Identifiers');
  const network = page.getByRole('combobox', { name: 'Network' });
  const type = page.getByRole('combobox', { name: 'Type' });
  await type.selectOption('Colony');
  await expect(downloadButton(page)).toBeDisabled();
  await network.fill('somewhere');
  await expect(downloadButton(page)).toBeDisabled();
  await network.fill('mmrrc');
  await network.press('Tab');
  await expect(downloadButton(page)).toBeEnabled();

  for (const [label, name, first] of [
    [
      'Colony',
      'Colony_Distribution_Idnetifier',
      'Colony Name | Work Unit | Distribution Network | Product Type',
    ],
    ['ES Cell', 'Es_Cell_Distribution_Idnetifier', 'Es Cell Name | Distribution Network'],
    [
      'Targeting vector',
      'Targeting_Vector_Distribution_Idnetifier',
      'Targeting Vector Name | Distribution Network',
    ],
  ] as const) {
    await type.selectOption(label);
    expect(await saved(page, downloadButton(page))).toEqual({
      name,
      header: `${first} | Start Date | End Date | Distribution Identifier`,
    });
  }
});

// Spec part 1 §2 (5), ui-screens 4.5, PP-54.
test('Crispr Alleles: nothing is requested without a work unit; a failure is shown and tried again', async ({
  page,
  siteUrl,
}) => {
  await openTab(page, siteUrl, 'Crispr Alleles');
  await expect(
    page.getByRole('heading', { name: 'Deletions and Exons Identified for Crispr Alleles' }),
  ).toBeVisible();
  await expect(downloadButton(page)).toBeDisabled();
  const workUnit = page.getByRole('combobox', { name: 'Work unit' });
  await workUnit.fill('BCM');
  await workUnit.press('Tab');
  await expect(downloadButton(page)).toBeFocused();

  await page.route('**/api/reports/mutation/**', (route) => route.abort(), { times: 1 });
  await downloadButton(page).click();
  await expect(page.getByRole('alert')).toContainText('The report could not be downloaded.');
  expect(await saved(page, page.getByRole('button', { name: 'Try again' }))).toEqual({
    name: 'Crispr_Alleles_Report',
    header:
      'Centre | Min | Allele Symbol | Gene Symbol | Deletion Coordinates | Targeted Exons | Canonical Targeted Exons | FASTA | Url',
  });
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('where projects stand leads a member to the projects of another work unit, as counted', async ({
  browser,
  siteUrl,
}) => {
  const page = await openAs(browser, siteUrl, 'member.jax@tracker.example');
  await page.goto(`${siteUrl}/#/reports?tab=project-reports`);
  const funnel = page.getByRole('table', { name: 'Projects by summary status' });
  const row = funnel.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'BCM' }) });
  const link = row.getByRole('link').nth(1);
  await expect(link).toBeVisible();
  const count = await link.innerText();
  await link.click();
  await expect(page).toHaveURL(/#\/projects\?workUnitName=BCM&summaryStatusName=/);
  await expect(page.getByText(new RegExp(`of ${count}$`))).toBeVisible();
  await page.context().close();
});

test('projects that languish are sorted, and are as many as in the file', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/#/reports?tab=project-reports`);
  const table = page.getByRole('table', { name: 'Languishing projects of the report' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await table.getByRole('button', { name: 'Gene' }).click();
  await expect(page).toHaveURL(/tab=project-reports&sort=geneSymbols/);
  await expect(table.getByRole('columnheader', { name: 'Gene' })).toHaveAttribute('aria-sort', 'ascending');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download report Languishing Projects' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\n');
  const count = new Intl.NumberFormat('en-GB').format(lines.length - 1);
  await expect(page.getByText(new RegExp(`^${count} projects, as of`))).toBeVisible();
});

test('cells fill their columns, also those of a table that is stretched to its frame', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/#/reports?tab=project-reports`);
  const table = page.getByRole('table', { name: 'Time between statuses by attempt type' });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  const gaps = await table.locator('tr > :not(:last-child)').evaluateAll((cells) =>
    cells.map((cell) => {
      const next = cell.nextElementSibling?.getBoundingClientRect().left ?? NaN;
      return Math.abs(next - cell.getBoundingClientRect().right);
    }),
  );
  expect(gaps.length).toBeGreaterThan(10);
  expect(Math.max(...gaps)).toBeLessThan(1);
});

test('time between statuses is of the days that are chosen, which the address has', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/#/reports?tab=project-reports`);
  const table = page.getByRole('table', { name: 'Time between statuses by attempt type' });
  const first = table
    .getByRole('row', { name: /^crispr\s+Plan Created\s+Attempt In Progress/ })
    .getByRole('cell')
    .nth(2);
  const times = async () => Number((await first.innerText()).replaceAll(',', ''));
  const ofAllTime = await times();
  await page.getByRole('textbox', { name: 'Reached until' }).fill('2018-12-31');
  const report = page.getByRole('region', { name: 'Time between statuses', exact: true });
  await expect(report).toContainText('later status was reached until 2018-12-31,');
  await expect.poll(times).toBeLessThan(ofAllTime);
  const before = await times();
  await page.getByRole('textbox', { name: 'Reached until' }).fill('');
  await page.getByRole('textbox', { name: 'Reached from' }).fill('2019-01-01');
  // Every step is in one of the two.
  await expect.poll(times).toBe(ofAllTime - before);
  await expect(page).toHaveURL(/\?tab=project-reports&stepsFrom=2019-01-01$/);
  await page.reload();
  await expect(report).toContainText('later status was reached since 2019-01-01,');
  await expect.poll(times).toBe(ofAllTime - before);
});

test('what to expect of the work under way, of all work units and of one', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/#/reports?tab=project-reports`);
  const table = page.getByRole('table', { name: 'Results to expect, by kind of work' });
  const crispr = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: /^crispr/ }) });
  await expect(crispr).toContainText('Genotype Confirmed');
  const ofAll = await crispr.innerText();
  await page.getByRole('combobox', { name: 'Work of' }).selectOption('JAX');
  await expect(table.getByRole('columnheader', { name: 'Came since' })).toHaveCount(0);
  await expect.poll(() => crispr.innerText()).not.toBe(ofAll);
});
