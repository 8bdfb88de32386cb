/** Selecting and acting where projects are found besides Managed Projects: the search, My work, a gene list. */
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, SIZES } from '../support/axe.ts';
import { expectOfJob } from '../support/bulk-jobs.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { openList } from '../support/gene-lists.ts';
import { PEOPLE } from '../support/people.ts';

const MANAGER = 'manager.bcm@tracker.example';

const dialog = (page: Page) => page.getByRole('dialog');
const boxes = (page: Page) => page.getByRole('checkbox', { name: /^Select / });

/** Previews stopping what is selected, and leaves it at that. */
async function previewStop(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Stop…' }).click();
  await dialog(page).getByLabel('Reason').selectOption('Animals lost');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expectOfJob(page, /would be stopped/);
}

test('projects that a search found get a consortium, and lose it again', async ({ page, siteUrl }) => {
  // Of another unit than the journeys that stop and hand over: a job is undone only where nobody else changed the records.
  await signIn(page, siteUrl, 'manager.tcp@tracker.example');
  await page.goto(`${siteUrl}/#/search?workUnitName=TCP`);
  await boxes(page).nth(0).check();
  await boxes(page).nth(1).check();
  await expect(page.getByText('2 projects selected')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Change…' }).click();
  await dialog(page).getByLabel('Consortium').selectOption('MARC');
  await dialog(page).getByLabel('What of the consortia that a project has').selectOption('It stays in them');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expectOfJob(page, /^2 would be changed/);
  await expectAccessibleEverywhere(page);
  await dialog(page).getByRole('button', { name: 'Change 2 projects' }).click();
  await expectOfJob(page, /^2 changed/);
  await expect(
    dialog(page)
      .getByText(/Consortia: .* → .*MARC/)
      .first(),
  ).toBeVisible();
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expectOfJob(page, /^2 brought back, 0 stay as they are, 0 refused/);
});

test('all that a search finds are selected; visitors have nothing to select', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/#/search?workUnitName=BCM`);
  await expect(page.getByRole('link', { name: /^TPN:/ }).first()).toBeVisible();
  await expect(boxes(page)).toHaveCount(0);
  await signIn(page, siteUrl, MANAGER);
  await page.goto(`${siteUrl}/#/search?workUnitName=BCM`);
  const matching = page.getByRole('button', { name: /^All [\d,]+ that match$/ });
  const total = /\d+/.exec((await matching.textContent()) ?? '')?.[0];
  await matching.click();
  await expect(page.getByText(`${total} projects selected`)).toBeVisible();
});

test('plans that stand still are selected in My work', async ({ page, siteUrl }) => {
  await signIn(page, siteUrl, MANAGER);
  await page.goto(`${siteUrl}/#/work`);
  await boxes(page).first().check();
  await expect(page.getByText('1 plan selected')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await previewStop(page);
  await expect(dialog(page).getByRole('heading', { name: 'Stop plans: 1 plan selected' })).toBeVisible();
  await expect(dialog(page).getByRole('rowheader', { name: /^PIN:/ })).toHaveCount(1);
  await expectAccessibleEverywhere(page);
});

test('the projects of a gene list are selected with their rows', async ({ page, siteUrl }) => {
  await signIn(page, siteUrl, PEOPLE.administrator);
  // More than a page, and not so many that the job takes long.
  await openList(page, siteUrl, '&markerSymbol=A%25');
  await page.getByRole('button', { name: /^All [\d,]+ that match$/ }).click();
  await expect(page.getByText(/^\d+ genes selected, with [1-9]\d* projects$/)).toBeVisible();
  await expectAccessibleEverywhere(page);
  await previewStop(page);
});

test('on a telephone each record of a job is a card, and nothing scrolls sideways', async ({
  browser,
  siteUrl,
}) => {
  const page = await (await browser.newContext({ viewport: SIZES.handset })).newPage();
  await signIn(page, siteUrl, MANAGER);
  await page.goto(`${siteUrl}/#/projects?workUnitName=BCM&summaryStatusName=Founder+Obtained`);
  await boxes(page).first().check();
  await boxes(page).nth(1).check();
  await previewStop(page);
  const records = dialog(page).getByRole('region', { name: 'What would happen' });
  const rows = records.getByRole('row').filter({ has: page.getByRole('rowheader') });
  await expect(rows.first()).toBeVisible();
  // Of a card the changes stand below the record, in a table they stand beside it.
  const [record, changes] = [rows.first().getByRole('rowheader'), rows.first().getByRole('cell').last()];
  const [above, below] = [await record.boundingBox(), await changes.boundingBox()];
  expect(below?.y ?? 0).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0) - 1);
  for (const area of [records, dialog(page), page.locator('html')])
    expect(
      await area.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
    ).toBeLessThanOrEqual(0);
  await expectAccessibleEverywhere(page);
  await page.context().close();
});
