import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, SIZES } from '../support/axe.ts';
import { expect, signIn, signInByForm, test } from '../support/fixtures.ts';
import { findPlan } from '../support/find-projects.ts';
import { PEOPLE } from '../support/people.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const openWork = async (page: Page, siteUrl: string) => {
  await page.goto(`${siteUrl}/#/work`);
  await expect(page.getByRole('heading', { level: 1, name: 'My work' })).toBeVisible();
};

test.describe('the work of', () => {
  test('a member: first in the menu, and every number is that of its list', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, PEOPLE.member);
    await page.goto(siteUrl);
    const first = page.getByRole('navigation').getByRole('link').first();
    await expect(first).toHaveText('My work');
    await first.click();
    await expect(page).toHaveURL(/#\/work$/);
    await expect(page.getByText('Work of JAX')).toBeVisible();
    await expect(
      part(page, 'Waits for your step').getByRole('link', { name: /^PIN:/ }).first(),
    ).toBeVisible();

    const confirmed = part(page, 'Projects by status').getByRole('link', { name: /^Genotype Confirmed/ });
    const count = (await confirmed.innerText()).replace(/\D/g, '');
    await confirmed.click();
    await expect(page).toHaveURL(/#\/projects\?.*summaryStatusName=Genotype/);
    await expect(page.getByText(new RegExp(`${count} projects`))).toBeVisible();
  });

  test('a member: what was changed and seen is there', async ({ page, siteUrl }) => {
    const { pin, tpn } = await findPlan(page, siteUrl, { workUnitName: 'JAX', attemptTypeName: 'crispr' }, 3);
    await signIn(page, siteUrl, PEOPLE.member);
    await page.goto(`${siteUrl}/#/genes/Cib2`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cib2' })).toBeVisible();
    await page.goto(`${siteUrl}/#/projects/${tpn}`);
    const comment = page.getByRole('textbox', { name: 'Comment', exact: true });
    await comment.fill('Seen from my work');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('The update was successful.')).toBeVisible();
    await page.goto(`${siteUrl}/#/projects/${tpn}/production-plan/${pin}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('form', { name: 'Plan' })).toBeVisible();

    await openWork(page, siteUrl);
    const seen = part(page, 'Recently seen').getByRole('listitem');
    await expect(seen.nth(0)).toContainText(pin);
    await expect(seen.nth(1)).toContainText(tpn);
    await expect(seen.nth(2)).toContainText('Cib2');
    const change = part(page, 'Changed this week').getByRole('row', { name: new RegExp(tpn) });
    await expect(change).toContainText(PEOPLE.member);
    await change.getByRole('link', { name: tpn }).click();
    await expect(page).toHaveURL(new RegExp(`#/projects/${tpn}$`));
  });

  test('an administrator: of all units, or of one', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, PEOPLE.administrator);
    await openWork(page, siteUrl);
    await expect(page.getByText('Work of all work units')).toBeVisible();
    await expect(
      part(page, 'Projects by status').getByRole('heading', { name: /^All work units/ }),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Work Unit' }).selectOption('UCD');
    await expect(page).toHaveURL(/#\/work\?workUnitName=UCD$/);
    await expect(part(page, 'Projects by status').getByRole('heading', { name: /^UCD/ })).toBeVisible();
  });

  test('nobody: visitors are asked to sign in', async ({ page, siteUrl }) => {
    await openWork(page, siteUrl);
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'My work' })).toHaveCount(0);
  });
});

test('who chooses so in the profile comes to their work after signing in', async ({ page, siteUrl }) => {
  await signInByForm(page, siteUrl, PEOPLE.manager);
  await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
  await page.goto(`${siteUrl}/#/edit_profile`);
  await page.getByRole('combobox', { name: 'First page' }).selectOption('My work');
  await signInByForm(page, siteUrl, PEOPLE.manager);
  await expect(page).toHaveURL(/#\/work$/);
});

test('on a telephone each part of a card has the room for its words, however long its status is', async ({
  page,
  siteUrl,
}) => {
  await page.setViewportSize(SIZES.handset);
  await signIn(page, siteUrl, PEOPLE.manager);
  await openWork(page, siteUrl);
  const rows = part(page, 'Stands still longer than usual').locator('tbody tr');
  await expect(rows.filter({ hasText: 'Phenotyping All Data Processed' })).not.toHaveCount(0);
  const cut = await rows
    .locator('[data-card]')
    .evaluateAll((parts) =>
      parts.filter((cell) => cell.scrollWidth > cell.clientWidth).map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
});

test('my work: axe finds nothing', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, siteUrl, PEOPLE.administrator);
  await openWork(page, siteUrl);
  await expect(part(page, 'Projects by status')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await context.close();
});
