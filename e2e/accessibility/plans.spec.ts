import type { Browser, Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { findPlan } from '../support/find-projects.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { PEOPLE } from '../support/people.ts';
import { expectPlan, openSections } from '../support/workflows.ts';

async function openPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ reducedMotion: 'reduce' })).newPage();
}

test('production plans and their histories: axe finds nothing', async ({ browser, siteUrl }) => {
  const page = await openPage(browser);
  const { tpn, pin } = await findPlan(page, siteUrl, {
    workUnitName: 'JAX',
    attemptTypeName: 'crispr',
    summaryStatusName: 'Founder Obtained',
  });
  const address = `${siteUrl}/#/projects/${tpn}/production-plan/${pin}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Founder/G0 Litter Details' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await signIn(page, siteUrl, PEOPLE.member);
  await page.goto(address);
  await expectPlan(page);
  await page.getByRole('button', { name: 'Add guides manually' }).click();
  await page.getByRole('button', { name: 'Stop this attempt…' }).click();
  await page.getByRole('textbox', { name: /^MI external Ref/ }).fill('');
  await page.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(page.getByText('Please correct the following')).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.getByRole('link', { name: 'History', exact: true }).click();
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Project History' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  await page.goto(`${siteUrl}/#/projects/${tpn}/plan-creation?planType=phenotyping`);
  await page.getByRole('button', { name: 'Create Plan' }).click();
  await expect(page.getByText('Please correct the following')).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.context().close();
});

test('other kinds of plans, outcomes and stages: axe finds nothing', async ({ browser, siteUrl }) => {
  const page = await openPage(browser);
  await signIn(page, siteUrl, PEOPLE.administrator);
  const esCell = await findPlan(page, siteUrl, { attemptTypeName: 'es cell' });
  await page.goto(`${siteUrl}/#/projects/${esCell.tpn}/production-plan/${esCell.pin}`);
  await expect(page.getByRole('heading', { name: 'Chimera Mating Details' })).toBeVisible();
  await expectAccessibleEverywhere(page);

  const { tpn, pin } = await findPlan(page, siteUrl, {
    attemptTypeName: 'crispr',
    statusName: 'Founder Obtained',
    summaryStatusName: 'Genotype Confirmed',
  });
  await page.goto(`${siteUrl}/#/projects/${tpn}/production-plan/${pin}`);
  // The plan before stays on screen until this one is there, and has such a link as well.
  await expect(page.getByRole('heading', { level: 1 })).toContainText(pin);
  await page
    .getByRole('link', { name: /^more details/ })
    .first()
    .click();
  await expect(page.getByRole('form', { name: 'Outcome', exact: true })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await openSections(page);
  await expect(page.getByRole('button', { name: 'Add Mutation' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Enable Edit' }).first()).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.goto(`${siteUrl}/#/projects/${tpn}/plans/${pin}/outcome-creation`);
  await page.getByRole('combobox', { name: /^Type/ }).selectOption('Colony');
  await expectAccessibleEverywhere(page);

  const phenotyping = await findPlan(page, siteUrl, {
    attemptTypeName: 'adult and embryo phenotyping',
    summaryStatusName: 'Phenotyping Started',
  });
  await page.goto(`${siteUrl}/#/projects/${phenotyping.tpn}/phenotyping-plan/${phenotyping.pin}`);
  await page.getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Phenotyping Stages' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page
    .getByRole('link', { name: /^See Phenotyping Stage/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Tissue Distribution Centre' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.context().close();
});
