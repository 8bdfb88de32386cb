import type { Page } from '@playwright/test';
import { aListedGene, filterBy, MANAGER, note, openEditing, openList } from '../support/gene-lists.ts';
import { openAs } from '../support/people.ts';
import { expect, test } from '../support/fixtures.ts';

/** Numbers of genes of which every two make a row. */
const ZINC_FINGERS = [
  ...[1, 2, 3, 7, 9, 11, 12, 13, 14, 24, 26, 27, 28, 30, 35, 36, 37, 39, 40, 41, 42, 46, 51, 52, 53, 54, 57],
  ...[58, 59, 60, 61, 62, 64, 65, 68, 69, 72, 74, 78, 111],
];

/** Keeps what the progress of an import says from now on: it is gone before a test could ask for it. */
async function watchProgress(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const labels: string[] = [];
    const look = () => {
      const label = document.querySelector('dialog progress')?.getAttribute('aria-label');
      if (label && label !== labels.at(-1)) labels.push(label);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
    return labels;
  });
  return () => seen.evaluate((labels) => labels);
}

test.describe('import into a gene list', () => {
  test('a file with 3 bad rows shows each; the good ones are added (PP-67)', async ({ browser, siteUrl }) => {
    const page = await openAs(browser, siteUrl, MANAGER);
    await openList(page, siteUrl);
    const listed = await aListedGene(page);
    await openEditing(page, siteUrl);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Gene List' });
    const lines = [
      'Cib2,Good,,true',
      'Nosuchgene,Bad,,true',
      `${listed},Bad,,true`,
      'Atrx,Bad,Tier9,true',
      'Lbr,Good,,',
    ];
    const csv = ['Genes,Note,Type,Visible', ...lines].join('\n');
    await dialog
      .getByLabel('CSV file')
      .setInputFiles({ name: 'genes.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await expect(dialog.getByText('2 of 5 rows can be added; 3 can not.')).toBeVisible();
    for (const text of [
      'Line 3 (Nosuchgene): Nosuchgene is not a valid gene symbol.',
      `Line 4 (${listed}): [${listed}] already exist in the list.`,
      'Line 5 (Atrx): Record type Tier9 does not exist in consortium IDG.',
    ])
      await expect(dialog.getByText(text)).toBeVisible();
    await dialog.getByRole('button', { name: 'Add the 2 good rows' }).click();
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Show Filters' }).click();
    await filterBy(page, 'Cib2');
    await expect(note(page, 'Row 1')).toHaveValue('Good');
    await page.context().close();
  });

  test('a long file is added while the dialog shows how far it is', async ({ browser, siteUrl }) => {
    // Thousands of rows are written for it.
    test.slow();
    const page = await openAs(browser, siteUrl, MANAGER);
    await openEditing(page, siteUrl);
    await page.getByRole('button', { name: 'Import CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Import Gene List' });
    const pairs = ZINC_FINGERS.flatMap((first) =>
      ZINC_FINGERS.filter((second) => second !== first).map((second) => `"Zfp${first},Zfp${second}",,,`),
    );
    await dialog.getByLabel('CSV file').setInputFiles({
      name: 'many.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['Genes,Note,Type,Visible', ...pairs].join('\n')),
    });
    const progress = await watchProgress(page);
    await dialog.getByRole('button', { name: 'Add all 1,560 rows' }).click();
    await expect(dialog).toHaveCount(0, { timeout: 60_000 });
    expect(await progress()).toContain('Adding 1,000 of 1,560 rows…');
    await page.goto(`${siteUrl}/#/your-gene-list?consortium=IDG&markerSymbol=Zfp111`);
    await expect(page.getByText('1 – 20 of 78', { exact: true })).toBeVisible();
    await page.context().close();
  });
});
