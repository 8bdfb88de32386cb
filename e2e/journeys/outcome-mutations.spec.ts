import type { Page } from '@playwright/test';
import { expectAccessible, resize, SIZES } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { findPlan } from '../support/find-projects.ts';
import { openAs, PEOPLE } from '../support/people.ts';
import { textField, update } from '../support/work.ts';

const WITH_COLONY = {
  workUnitName: 'JAX',
  attemptTypeName: 'crispr',
  summaryStatusName: 'Genotype Confirmed',
};

const cell = (page: Page, name: string) => page.getByRole('main').getByLabel(name, { exact: true });
const deletions = (page: Page) => page.getByRole('table', { name: 'Deletion Coordinates' });

/** Opens the first outcome of a plan of the demo; each test changes one of its own. */
async function openOutcome(page: Page, siteUrl: string, index: number): Promise<void> {
  const { tpn, pin } = await findPlan(page, siteUrl, WITH_COLONY, index);
  await page.goto(`${siteUrl}/#/projects/${tpn}/production-plan/${pin}`);
  await page
    .getByRole('link', { name: /TPO:\d{12}/ })
    .first()
    .click();
  await openMutations(page);
}

/** Of a confirmed colony they are done, and folded. */
async function openMutations(page: Page): Promise<void> {
  await expect(page.getByRole('form', { name: 'Outcome', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Open all sections' }).click();
  await expect(page.getByRole('button', { name: 'Add Mutation' })).toBeVisible();
}

/** Replaces what is known of deletions by one that is entered by hand. */
async function enterDeletion(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Enable Edit' }).click();
  await page.getByRole('alertdialog', { name: 'Warning' }).getByRole('button', { name: 'Ok' }).press('Enter');
  const stored = page.getByRole('button', { name: /^Delete Deletion/ });
  for (let count = await stored.count(); count > 0; count -= 1) {
    await stored.first().click();
    await page
      .getByRole('alertdialog', { name: 'Delete Confirmation' })
      .getByRole('button', { name: 'Ok' })
      .click();
    await expect(stored).toHaveCount(count - 1);
  }
  await page.getByRole('button', { name: 'Add Coordinate' }).press('Enter');
  await expect(cell(page, 'Deletion 1, Chr')).toBeFocused();
  await page.keyboard.type('chr2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('150000101');
  await page.keyboard.press('Tab');
  await page.keyboard.type('150000200');
}

test('a deletion that is entered by hand is stored, shown from 1, and goes when the sequence changes', async ({
  browser,
  siteUrl,
}) => {
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  await openOutcome(member, siteUrl, 0);
  await enterDeletion(member);
  await expect(cell(member, 'Deletion 1, Deletion Size')).toHaveText('100');
  await textField(member, 'Mutation description').fill('Entered by hand');
  await update(member);

  await member.reload();
  await openMutations(member);
  await expect(member.getByText('Manually Updated')).toBeVisible();
  await expect(deletions(member)).toContainText(/chr2.*150000101.*150000200.*100/);
  await expect(textField(member, 'Mutation description')).toHaveValue('Entered by hand');

  const sequence = cell(member, 'Sequence 1, Sequence');
  await sequence.press('Control+End');
  await member.keyboard.type('A');
  await expect(member.getByText(/^The sequences have changed/)).toBeVisible();
  await update(member);
  await expect(member.getByText('Manually Updated')).toBeHidden();
  await expect(deletions(member)).toBeHidden();
  await member.context().close();
});

test('a symbol that the server refuses is shown at its field; what is no gene is refused visibly (PP-12)', async ({
  browser,
  siteUrl,
}) => {
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  await openOutcome(member, siteUrl, 1);
  await member.getByRole('button', { name: 'Add Mutation' }).click();
  const mutation = member.getByRole('region', { name: /^New mutation/ });
  const genes = mutation.getByRole('combobox', { name: /^Gene\(s\)/ });
  await expect(genes).toBeFocused();
  await genes.pressSequentially('Nogene1');
  await genes.press('Tab');
  await expect(genes).toHaveAccessibleDescription(/There is no gene with the symbol “Nogene1”\./);
  await genes.fill('abl');
  await member.getByRole('option', { name: 'Abl1', exact: true }).click();
  await mutation.getByRole('combobox', { name: /^Molecular Mutation Type/ }).selectOption('Deletion');
  const symbol = mutation.getByRole('textbox', { name: /^Mutation symbol/ });
  await symbol.fill('Not a symbol');
  await member.getByRole('button', { name: 'Update', exact: true }).click();
  await expect(symbol).toHaveAccessibleDescription(
    /Mutation:\(Not a symbol\) Mutation symbol\(s\) are not in the correct format/,
  );

  await mutation.getByRole('button', { name: 'Suggest Symbol' }).click();
  await expect(symbol).toHaveValue(/^Abl1<em\d+\(IMPC\)J>$/);
  await update(member);
  await expect(mutation).toBeHidden();
  await member.context().close();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`an outcome being edited, ${colorScheme}: axe finds nothing`, async ({ browser, siteUrl }) => {
    const member = await openAs(browser, siteUrl, PEOPLE.member);
    await member.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await openOutcome(member, siteUrl, 2);
    await enterDeletion(member);
    await cell(member, 'Deletion 1, Stop').fill('5');
    await member.getByRole('button', { name: 'Add Mutation' }).click();
    await member.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(member.getByText('The stop must not be before the start.').first()).toBeVisible();
    await expectAccessible(member);
    await resize(member, SIZES.handset);
    await expectAccessible(member);
    await member.context().close();
  });

test('a click counts whose button makes room for an error line while it is pressed', async ({
  browser,
  siteUrl,
}) => {
  const member = await openAs(browser, siteUrl, PEOPLE.member);
  await openOutcome(member, siteUrl, 0);
  await member.getByRole('button', { name: 'Add Mutation' }).click();
  const add = member.getByRole('button', { name: 'Add sequence' }).last();
  const sequences = member.getByRole('textbox', { name: /^Sequence \d+, Sequence$/ });
  const before = await sequences.count();
  const genes = member.getByRole('combobox', { name: /^Gene\(s\)/ }).last();
  await genes.pressSequentially('Nogene1');
  await add.hover();
  const place = await add.boundingBox();
  await member.mouse.down();
  await expect(genes).toHaveAccessibleDescription(/There is no gene with the symbol “Nogene1”\./);
  expect((await add.boundingBox())?.y).toBeGreaterThan((place?.y ?? Infinity) + (place?.height ?? 0) / 2);
  await member.mouse.up();
  await expect(sequences).toHaveCount(before + 1);
  await member.context().close();
});
