/** Work on many projects at once, with the presses of the pointer that it may take. */
import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { Clicks } from '../support/clicks.ts';
import { expectOfJob } from '../support/bulk-jobs.ts';
import { expect, signIn, test } from '../support/fixtures.ts';

const UNIT = 'BCM';
const MANAGER = 'manager.bcm@tracker.example';

async function openList(page: Page, siteUrl: string, filters: Record<string, string>): Promise<void> {
  await signIn(page, siteUrl, MANAGER);
  const query = new URLSearchParams({ workUnitName: UNIT, ...filters });
  await page.goto(`${siteUrl}/#/projects?${query}`);
  await expect(page.getByRole('checkbox', { name: /^Select TPN/ }).first()).toBeVisible();
}

const dialog = (page: Page) => page.getByRole('dialog');

/** Selects the first project of what stands still that names a plan. @returns its identifier, and that of the plan */
async function selectStanding(page: Page, siteUrl: string) {
  await openList(page, siteUrl, { stalled: 'usual' });
  const row = page
    .getByRole('table', { name: 'Managed projects' })
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: /^PIN:/ }) })
    .first();
  const pin = await row.getByRole('link', { name: /^PIN:/ }).textContent();
  const tpn = await row.getByRole('link', { name: /^TPN:/ }).textContent();
  await row.getByRole('checkbox', { name: /^Select TPN/ }).check();
  return { pin, tpn };
}

test('two projects are stopped with a reason in at most 8 clicks, and brought back', async ({
  page,
  siteUrl,
}) => {
  await openList(page, siteUrl, { summaryStatusName: 'Founder Obtained' });
  const clicks = new Clicks(page);
  const boxes = page.getByRole('checkbox', { name: /^Select TPN/ });
  await clicks.on(boxes.nth(0));
  await clicks.on(boxes.nth(1));
  await clicks.on(page.getByRole('button', { name: 'Stop…' }));
  await clicks.choose(dialog(page).getByLabel('Reason'), 'No embryos or founders obtained');
  await clicks.on(dialog(page).getByRole('button', { name: 'Preview' }));
  await expectOfJob(page, /^\d+ would be stopped/);
  await clicks.on(dialog(page).getByRole('button', { name: /^(Stop|Hand over) \d+ plans?$/ }));
  await expectOfJob(page, /^[1-9]\d* stopped, 0 stay as they are, 0 refused/);
  expect(clicks.count).toBeLessThanOrEqual(8);

  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expectOfJob(page, /^[1-9]\d* brought back, 0 stay as they are, 0 refused/);
});

test('all projects that match are handed over in at most 8 clicks, and taken back', async ({
  page,
  siteUrl,
}) => {
  await openList(page, siteUrl, { summaryStatusName: 'Founder Obtained' });
  const clicks = new Clicks(page);
  const matching = page.getByRole('button', { name: /^All [\d,]+ that match$/ });
  await clicks.on(matching);
  const selected = page.getByText(/projects selected/);
  await expect(selected).toBeVisible();
  expect(Number.parseInt((await selected.textContent()) ?? '', 10)).toBeGreaterThan(30);
  await clicks.on(page.getByRole('button', { name: 'Hand over…' }));
  await clicks.choose(dialog(page).getByLabel('To the work unit'), 'UCD');
  await clicks.choose(dialog(page).getByLabel('Work group'), 'DTCC');
  await clicks.on(dialog(page).getByRole('button', { name: 'Preview' }));
  await expectOfJob(page, /^\d+ would be handed over/);
  await clicks.on(dialog(page).getByRole('button', { name: /^(Stop|Hand over) \d+ plans?$/ }));
  await expectOfJob(page, /^[1-9]\d* handed over/);
  expect(clicks.count).toBeLessThanOrEqual(8);

  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expectOfJob(page, /^[1-9]\d* brought back, 0 stay as they are, 0 refused/);
});

test('selecting and previewing: axe finds nothing', async ({ page, siteUrl }) => {
  await openList(page, siteUrl, {});
  await page.getByRole('checkbox', { name: /of this page$/ }).check();
  await expectAccessibleEverywhere(page);
  await page.getByRole('button', { name: 'Stop…' }).click();
  await dialog(page).getByLabel('Reason').selectOption('Animals lost');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expectOfJob(page, /would be stopped/);
  await expectAccessibleEverywhere(page);
});

test('from what stands still the plan that the row names is stopped, and all plans where that is chosen', async ({
  page,
  siteUrl,
}) => {
  const { pin, tpn } = await selectStanding(page, siteUrl);
  await page.getByRole('button', { name: 'Stop…' }).click();
  await dialog(page).getByLabel('Reason').selectOption('Animals lost');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expectOfJob(page, /would be stopped/);
  const records = dialog(page).getByRole('rowheader');
  await expect(records).toHaveCount(1);
  await expect(records).toContainText(`${pin}of ${tpn}`);
  await expectAccessibleEverywhere(page);
  await dialog(page)
    .getByRole('checkbox', { name: /^Only the plan of each project/ })
    .uncheck();
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expectOfJob(page, /would be stopped/);
  await expect(records.filter({ hasText: pin ?? '' })).toHaveCount(1);
});

test('from what stands still the plan that the row names is handed over, and taken back', async ({
  page,
  siteUrl,
}) => {
  const { pin, tpn } = await selectStanding(page, siteUrl);
  await page.getByRole('button', { name: 'Hand over…' }).click();
  await dialog(page).getByLabel('To the work unit').selectOption('UCD');
  await dialog(page).getByLabel('Work group').selectOption('DTCC');
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  await expectOfJob(page, /^1 would be handed over, 0 stay as they are, 0 refused/);
  await expectAccessibleEverywhere(page);
  await dialog(page).getByRole('button', { name: 'Hand over 1 plan' }).click();
  await expectOfJob(page, /^1 handed over, 0 stay as they are, 0 refused/);
  const record = dialog(page).getByRole('rowheader');
  await expect(record).toHaveCount(1);
  await expect(record).toContainText(`${pin}of ${tpn}`);
  await dialog(page).getByRole('button', { name: 'Undo' }).click();
  await expectOfJob(page, /^1 brought back, 0 stay as they are, 0 refused/);
});
