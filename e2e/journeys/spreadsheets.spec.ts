/** Spreadsheets in and out, and saved views, as a coordinator works with them. */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const MEMBER = 'member.bcm@tracker.example';

const HEADER = 'gene,Mutation Type,Consortia,PRIVACY,Attempt Type,Work Unit,Work Group,Row Reference';

/** A file of so many new projects, of which every fifth has a privacy that does not exist. */
function fileOf(rows: number, reference: string) {
  const lines = Array.from({ length: rows }, (_, index) => {
    const privacy = index % 5 === 4 ? 'secret' : 'public';
    return `${index === 0 ? 'FIP200' : 'Cib2'},Deletion,IMPC,${privacy},crispr,BCM,BaSH,${reference} ${index}`;
  });
  return { name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from([HEADER, ...lines].join('\n')) };
}

async function choose(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.getByLabel('Spreadsheet').setInputFiles(file);
}

test('a file is looked at, its good rows are created once, its refused rows saved', async ({
  page,
  siteUrl,
}) => {
  await signIn(page, siteUrl, MEMBER);
  await page.goto(`${siteUrl}/#/projects`);
  await page.getByRole('link', { name: 'Import a spreadsheet' }).last().click();
  const file = fileOf(20, `journey ${Date.now()}`);
  await choose(page, file);
  await expect(page.getByText('Of 20 rows, 16 would be created, 4 would be refused.')).toBeVisible();
  await expect(page.getByText('gene: FIP200 → Rb1cc1', { exact: false })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Create 16 projects' }).click();
  await expect(page.getByText('Of 20 rows, 16 were created, 4 were refused.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Refused rows as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\n')[1]).toMatch(/^"6","Privacy 'secret' does not exist\.","Cib2"/);

  await page.getByRole('button', { name: 'Another file' }).click();
  await choose(page, file);
  await expect(
    page.getByText('Of 20 rows, 0 would be created, 16 bring nothing new', { exact: false }),
  ).toBeVisible();
  await expect(page.getByText('There is nothing to do in this file.')).toBeVisible();
});

test('attempts are downloaded as they are, changed, and brought in', async ({ page, siteUrl }) => {
  await signIn(page, siteUrl, MEMBER);
  await page.goto(`${siteUrl}/#/projects/import`);
  await page.getByLabel('What it brings').selectOption('Updates of attempts, by PIN');
  await expect(page.getByLabel('Attempts of')).toHaveValue('BCM');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV template' }).click();
  const [header = '', ...lines] = (await readFile(await (await saved).path(), 'utf8')).trim().split('\n');
  expect(header).toMatch(/^"PIN","Version","Gene","Plan Status",/);
  const [, pin, version] =
    /^"(PIN:\d+)","(\d+)"/.exec(lines.find((line) => line.includes('"Founder Obtained"')) ?? '') ?? [];
  const buffer = Buffer.from(`PIN,Version,Gene,Number of Embryos Injected\n${pin},${version},,77`);
  const file = { name: 'changed.csv', mimeType: 'text/csv', buffer };

  await choose(page, file);
  await expect(page.getByText('Of 1 row, 1 would be updated.')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Update 1 attempt' }).click();
  await expect(page.getByText('Of 1 row, 1 was updated.')).toBeVisible();

  await page.getByRole('button', { name: 'Another file' }).click();
  await choose(page, file);
  await expect(page.getByText('1 brings nothing new', { exact: false })).toBeVisible();
});

test('a template and the list come as workbooks', async ({ page, siteUrl }) => {
  await signIn(page, siteUrl, MEMBER);
  await page.goto(`${siteUrl}/#/projects/import`);
  const template = page.waitForEvent('download');
  await page.getByRole('button', { name: 'XLSX template' }).click();
  expect((await template).suggestedFilename()).toBe('New projects - crispr.xlsx');

  await page.goto(`${siteUrl}/#/projects?workUnitName=BCM&olderThan=1`);
  const list = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download as XLSX' }).click();
  const workbook = await readFile(await (await list).path());
  expect(workbook.subarray(0, 2).toString()).toBe('PK');
});

test('a view is saved under a name, found again, and deleted', async ({ page, siteUrl }) => {
  const name = `No guides ${Date.now()}`;
  await signIn(page, siteUrl, MEMBER);
  await page.goto(`${siteUrl}/#/projects?workUnitName=BCM&lacks=guides`);
  await page.getByRole('button', { name: 'Save view' }).click();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Share with').selectOption('BCM');
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.goto(`${siteUrl}/#/work`);
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(/#\/projects\?workUnitName=BCM&lacks=guides/);

  await page.goto(`${siteUrl}/#/projects/views`);
  await expectAccessibleEverywhere(page);
  await page.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('link', { name })).toBeHidden();
});
