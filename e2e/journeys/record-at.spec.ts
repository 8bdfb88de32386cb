import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { findProject } from '../support/find-projects.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';

const MEMBER = 'member.jax@tracker.example';
const OF_JAX = { workUnitName: 'JAX', privacyName: 'public', summaryStatusName: 'Genotype Confirmed' };
const COMMENT = 'Written today, not yesterday';

const dayField = (page: Page) => page.getByRole('textbox', { name: 'As it was at the end of' });
const cardOf = (page: Page, tpn: string, day: string) =>
  page.getByRole('region', { name: `${tpn} at the end of ${day}` });

/** Local day, as the server has it; a number of days before today. */
function daysAgo(days: number): string {
  const now = new Date();
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - days, 12);
  return day.toISOString().slice(0, 10);
}

test('how a project stood yesterday, and today, is asked on its history page', async ({ page, siteUrl }) => {
  const [today, yesterday] = [daysAgo(0), daysAgo(1)];
  await signIn(page, siteUrl, MEMBER);
  const tpn = await findProject(page, siteUrl, OF_JAX, 5);
  await page.goto(`${siteUrl}/#/projects/${tpn}`);
  await page.getByRole('textbox', { name: 'Comment', exact: true }).fill(COMMENT);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('1 change', { exact: false }).first()).toBeVisible();

  await page.goto(`${siteUrl}/#/projects/${tpn}/history`);
  await dayField(page).fill(yesterday);
  const before = cardOf(page, tpn, yesterday);
  await expect(before.getByRole('list', { name: 'Where it stood' })).toContainText('Genotype Confirmed');
  await expect(before).toContainText(`now: ${COMMENT}`);
  await before.getByRole('checkbox', { name: 'Only what has changed since' }).check();
  await expect(before.locator('dt')).toHaveText(['Comment']);
  await expectAccessibleEverywhere(page);

  await dayField(page).fill(today);
  const now = cardOf(page, tpn, today);
  await expect(now).toContainText(COMMENT);
  await expect(now).toContainText('Apart from where it stood, nothing has changed since.');
  expect(page.url()).toContain(`?at=${today}`);

  await page.goBack();
  await expect(before).toContainText(`now: ${COMMENT}`);
  await page.reload();
  await expect(before).toContainText(`now: ${COMMENT}`);

  await before.getByRole('link', { name: /^PIN:/ }).first().click();
  await expect(
    page.getByRole('region', { name: new RegExp(`^PIN:.* at the end of ${yesterday}`) }),
  ).toBeVisible();
});

test('a visitor asks for a day too, also for one before the project was created', async ({
  page,
  siteUrl,
}) => {
  const tpn = await findProject(page, siteUrl, OF_JAX, 6);
  await page.goto(`${siteUrl}/#/projects/${tpn}/history?at=${daysAgo(1)}`);
  const card = cardOf(page, tpn, daysAgo(1));
  await expect(card.getByRole('list', { name: 'Where it stood' })).toContainText('Genotype Confirmed');

  await dayField(page).fill('2001-01-01');
  await expect(cardOf(page, tpn, '2001-01-01')).toContainText(
    /^.*It did not exist yet; it was created on \d{4}-\d{2}-\d{2}\.$/,
  );
  await expectAccessibleEverywhere(page);

  await tabTo(page, page.getByRole('button', { name: 'Clear the date' }));
  await page.keyboard.press('Enter');
  await expect(dayField(page)).toHaveValue('');
  await expect(page.locator('main :focus')).toHaveCount(1);
  expect(page.url()).not.toContain('at=');
});
