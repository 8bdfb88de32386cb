/** How many presses of the pointer it takes to begin: a project with its guides, and the account of a colleague. */
import type { Page } from '@playwright/test';
import { Clicks } from '../support/clicks.ts';
import { creationForm } from '../support/creation-form.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { openMenu } from '../support/menu.ts';
import { PEOPLE } from '../support/people.ts';
import { choice, expectSaved, textField } from '../support/work.ts';

const SIZES = [
  { name: '1280×900', viewport: { width: 1280, height: 900 }, genes: ['Zfp991', 'Zfp992', 'Zfp993'] },
  { name: '390×844', viewport: { width: 390, height: 844 }, genes: ['Zfp994', 'Zfp995', 'Zfp996'] },
];

/** Guides as a spreadsheet copies them, from the column of the guide sequence on. */
const GUIDES = [
  'GATTACAGATTACAGATTAC\tAGG\t4\t145553000\t145553022\t-\tGRCm39',
  'CATTACAGATTACAGATTAC\tTGG\t4\t145563000\t145563022\t+\tGRCm39',
  'TATTACAGATTACAGATTAC\tCGG\t4\t145573000\t145573022\t-\tGRCm39',
].join('\n');

for (const { name, viewport, genes } of SIZES) {
  test(`a CRISPR project on three genes with pasted guides: at most 16 clicks, at ${name}`, async ({
    browser,
    siteUrl,
  }) => {
    test.setTimeout(120_000);
    const page = await (await browser.newContext({ viewport })).newPage();
    await signIn(page, siteUrl, PEOPLE.member);
    await page.goto(`${siteUrl}/#/search`);
    const clicks = new Clicks(page);
    await test.step('the project', () => createProject(page, clicks, genes));
    await test.step('its guides', () => pasteGuides(page, clicks));
    expect(clicks.count).toBeLessThanOrEqual(16);
    await page.context().close();
  });

  test(`a colleague with a role: at most 7 clicks, at ${name}`, async ({ browser, siteUrl }) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    await signIn(page, siteUrl, PEOPLE.manager);
    await page.goto(`${siteUrl}/#/search`);
    const clicks = new Clicks(page);
    await openMenu(page, clicks, /^Account of /);
    await clicks.on(page.getByRole('link', { name: 'Admin', exact: true }));
    await clicks.on(page.getByRole('link', { name: 'Register User' }));
    await clicks.type(page.getByRole('textbox', { name: 'Name' }), 'A Colleague');
    await page.keyboard.press('Tab');
    await page.keyboard.type(`colleague.${viewport.width}@tracker.example`);
    // The only unit of a manager is chosen already.
    await expect(page.getByRole('button', { name: 'Remove JAX' })).toBeVisible();
    await clicks.on(page.getByRole('button', { name: 'Create' }));
    await expect(
      page.getByText(/^This site sends no email\. Its administrators find the link/),
    ).toBeVisible();
    expect(clicks.count).toBeLessThanOrEqual(7);
    await page.context().close();
  });
}

async function createProject(page: Page, clicks: Clicks, genes: readonly string[]): Promise<void> {
  await openMenu(page, clicks, 'Projects');
  await clicks.on(page.getByRole('link', { name: 'Create a project' }));
  const form = creationForm(page);
  await clicks.type(form.consortia, 'IMPC');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await clicks.tabAndChoose(form.privacy, 'public');
  for (const [index, gene] of genes.entries()) {
    if (index > 0) await clicks.on(page.getByRole('button', { name: 'Add intention' }));
    await clicks.tabAndChoose(form.mutationType(index + 1), 'Deletion');
    await tabTo(page, form.gene(index + 1));
    await page.keyboard.type(gene);
    await expect(page.getByText(new RegExp(`^Gene ${gene} `))).toBeVisible();
  }
  await clicks.tabAndChoose(form.attemptType, 'crispr');
  // The only unit of a member is chosen already.
  await expect(form.workUnit).toHaveValue('JAX');
  await tabTo(page, form.workGroup);
  await page.keyboard.press('ArrowDown');
  await clicks.on(form.create);
  await expect(page).toHaveURL(/#\/projects\/TPN:\d+$/);
}

async function pasteGuides(page: Page, clicks: Clicks): Promise<void> {
  await clicks.on(page.getByRole('link', { name: /^See plan PIN:/ }).first());
  await clicks.on(page.getByRole('button', { name: 'Add guides manually' }));
  const first = page.getByRole('textbox', { name: 'Guide 1, Guide Sequence' });
  await clicks.on(first);
  await first.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, GUIDES);
  await expect(textField(page, 'Guide 3, Guide Sequence')).toHaveValue('TATTACAGATTACAGATTAC');
  await clicks.choose(choice(page, 'Nuclease 1, Class'), 'mRNA');
  await clicks.on(page.getByRole('button', { name: 'Update', exact: true }));
  await expectSaved(page);
}
