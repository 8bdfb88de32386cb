import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere, resize, SIZES } from '../support/axe.ts';
import { findGene } from '../support/find-projects.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { PEOPLE } from '../support/people.ts';

const OF_JAX = { workUnitName: 'JAX', privacyName: 'public', summaryStatusName: 'Genotype Confirmed' };

const standing = (page: Page) => page.getByRole('region', { name: 'Where it stands' });

test.describe('a gene', () => {
  test('a visitor sees where it stands without scrolling, at both sizes', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/genes/Cib2`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cib2' })).toBeVisible();
    for (const size of Object.values(SIZES)) {
      await resize(page, size);
      await expect(standing(page).getByText(/^since \d{4}-\d{2}-\d{2}$/)).toBeInViewport({ ratio: 1 });
      await expect(standing(page).locator('.gt-badge')).toBeInViewport({ ratio: 1 });
    }
    await expect(page.getByRole('heading', { name: 'Gene Drawing' })).toBeVisible();
    await page
      .getByRole('table', { name: /^Plans of TPN:/ })
      .first()
      .getByRole('link')
      .first()
      .click();
    await expect(page).toHaveURL(/#\/projects\/TPN:\d+\/(production|phenotyping)-plan\/PIN:\d+$/);
  });

  test('is found by MGI id, and a synonym leads to the current symbol', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/genes/MGI:1929293`);
    await expect(page.getByRole('heading', { level: 1, name: 'Cib2' })).toBeVisible();
    await page.goto(`${siteUrl}/#/genes/fip200`);
    await expect(page.getByRole('heading', { level: 1, name: 'Rb1cc1' })).toBeVisible();
    await expect(page).toHaveURL(/#\/genes\/Rb1cc1$/);
    await expect(page.getByText('fip200 is a synonym of Rb1cc1.')).toBeVisible();
  });

  test('that does not exist is searched for', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/genes/notagene`);
    await expect(page.getByText('There is no such gene')).toBeVisible();
    await page.getByRole('link', { name: 'Search for it' }).click();
    await expect(page).toHaveURL(/#\/search\?input=notagene$/);
  });

  test('a member of the unit sees a restricted project on it, a visitor does not', async ({
    page,
    siteUrl,
  }) => {
    const { symbol, tpn } = await findGene(page, siteUrl, { workUnitName: 'JAX', privacyName: 'restricted' });
    await signIn(page, siteUrl, PEOPLE.member);
    await page.goto(`${siteUrl}/#/genes/${symbol}`);
    await expect(page.getByRole('region', { name: `Project ${tpn}` })).toBeVisible();
    await expect(standing(page).getByText(/in .*JAX/)).toBeVisible();

    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.goto('about:blank');
    await page.goto(`${siteUrl}/#/genes/${symbol}`);
    await expect(page.getByRole('heading', { level: 1, name: symbol })).toBeVisible();
    await expect(standing(page)).toBeVisible();
    await expect(page.getByText(tpn)).toHaveCount(0);
  });
});

test('the page of a gene: axe finds nothing', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const { symbol } = await findGene(page, siteUrl, OF_JAX);
  await page.goto(`${siteUrl}/#/genes/${symbol}`);
  await expect(page.getByRole('region', { name: 'Alleles and Colonies' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.goto(`${siteUrl}/#/genes/notagene`);
  await expect(page.getByText('There is no such gene')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await context.close();
});
