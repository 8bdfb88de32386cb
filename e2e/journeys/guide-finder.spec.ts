import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { findPlan } from '../support/find-projects.ts';
import { expectPlan } from '../support/workflows.ts';
import { openAs, PEOPLE } from '../support/people.ts';
import { update } from '../support/work.ts';

/** Each test changes its own plan. */
const AT_WORK = { workUnitName: 'JAX', attemptTypeName: 'crispr', statusName: 'Founder Obtained' };

const finder = (page: Page) => page.getByRole('region', { name: 'Guide finder' });
const sequences = (page: Page) => page.getByRole('table', { name: 'Sequences' });
const guides = (page: Page) => page.getByRole('textbox', { name: /^Guide \d+, Guide Sequence$/ });
const drawing = (page: Page) => page.getByRole('group', { name: /on GRCm39;.*Guides: \d+/ });

async function openPlan(page: Page, siteUrl: string, index: number): Promise<void> {
  const { tpn, pin } = await findPlan(page, siteUrl, AT_WORK, index);
  await page.goto(`${siteUrl}/#/projects/${tpn}/production-plan/${pin}`);
  await expectPlan(page);
}

/** Finds the guides of the plan's gene and opens the first exon that has some. */
async function openExonWithGuides(page: Page): Promise<void> {
  await finder(page).getByRole('button', { name: 'Find cas9 guides' }).click();
  const exons = page.getByRole('table', { name: 'Exons' }).locator('tbody tr');
  await exons
    .filter({ hasNot: page.getByRole('cell', { name: '0', exact: true }) })
    .first()
    .getByRole('button')
    .click();
  await sequences(page).waitFor();
}

test('a guide that is found goes out of the plan, and in again; the drawing leads to its row', async ({
  browser,
  siteUrl,
}) => {
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  await openPlan(member, siteUrl, 4);
  const count = await guides(member).count();

  // The finder of the demo knows the guides that the plans have.
  await openExonWithGuides(member);
  const found = sequences(member).getByRole('button').first();
  const sequence = ((await found.textContent()) ?? '').slice(0, 20);
  await expect(found).toHaveAttribute('aria-pressed', 'true');
  await found.click();
  await member
    .getByRole('alertdialog', { name: 'Delete Confirmation' })
    .getByRole('button', { name: 'Ok' })
    .click();
  await expect(guides(member)).toHaveCount(count - 1);
  await found.click();
  await expect(guides(member).last()).toHaveValue(sequence);
  await expect(member.getByRole('combobox', { name: `Guide ${count}, Genome Build` })).toHaveValue('GRCm38');
  await update(member);
  await expect(member.getByRole('combobox', { name: `Guide ${count}, Genome Build` })).toHaveValue('GRCm39');

  await drawing(member)
    .getByRole('button', { name: new RegExp(`^Guide ${count}:.*cut between`) })
    .press('Enter');
  await expect(guides(member).last()).toBeFocused();
  await member.context().close();
});

test('a visitor sees the drawing of a public plan, and goes from it to the rows', async ({
  page,
  siteUrl,
}) => {
  // A visitor sees public plans only.
  const response = await page.request.get(`${siteUrl}/api/plans`, { params: { ...AT_WORK, size: '1' } });
  const [, pin, tpn] = /"pin":"(PIN:\d+)","tpn":"(TPN:\d+)"/.exec(await response.text()) ?? [];
  await page.goto(`${siteUrl}/#/projects/${tpn}/production-plan/${pin}`);
  await drawing(page).getByRole('button', { name: /^GID/ }).last().press('Enter');
  await expect(page.locator('tr:focus')).toContainText('GID:');
});

test('finder, drawing and row table are accessible', async ({ browser, siteUrl }) => {
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  await member.emulateMedia({ reducedMotion: 'reduce' });
  await openPlan(member, siteUrl, 5);
  await openExonWithGuides(member);
  await drawing(member).getByRole('button').first().focus();
  await expectAccessibleEverywhere(member);
  await member.context().close();
});
