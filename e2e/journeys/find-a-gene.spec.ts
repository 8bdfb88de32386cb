/** The search of the header, which is on every page. */
import { expectAccessibleEverywhere, resize, SIZES } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';

for (const [name, size] of Object.entries(SIZES))
  test(`the status of Cib2 is seen from any page without a click after typing, at a ${name}`, async ({
    page,
    siteUrl,
  }) => {
    await resize(page, size);
    await page.goto(`${siteUrl}/#/reports`);
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
    await page.keyboard.press('/');
    const box = page.getByRole('combobox', { name: /^Symbol, synonym/ });
    await expect(box).toBeFocused();
    await page.keyboard.type('cib2');
    const suggestion = page.getByRole('option', { name: /^Cib2 / });
    await expect(suggestion).toContainText('Harwell');
    await expect(suggestion.locator('.gt-badge')).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/#\/genes\/Cib2$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Cib2' })).toBeVisible();
  });

test('a synonym is named, and leads to the gene', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/#/reports`);
  await page.getByRole('button', { name: 'Find a gene' }).click();
  await page.keyboard.type('fip200');
  // While fip2 is typed, Optn, of which that is a synonym, stands before it.
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(1);
  await expect(page.getByRole('option', { name: /^Rb1cc1 FIP200 is a synonym/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/genes\/Rb1cc1$/);
});

test('several pasted terms are searched at once, on the page that searches them', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/#/reports`);
  await expect(page.getByRole('button', { name: 'Find a gene' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: /^Symbol, synonym/ });
  await expect(box).toBeFocused();
  await box.evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', 'Cib2\nGpr173\nnotagene');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(page.getByRole('textbox', { name: 'Search terms' })).toHaveValue('Cib2, Gpr173, notagene');
  await expect(page.getByText(/results for 3 terms$/)).toBeVisible();
});

test('terms from a spreadsheet are searched one by one: every gene of a synonym, and the way to a record', async ({
  page,
  siteUrl,
}) => {
  await page.goto(`${siteUrl}/#/search`);
  await page.getByRole('textbox', { name: 'Search terms' }).fill('kip2\tTPN:000000001;unheard');
  await page.getByRole('button', { name: 'Search', exact: true }).click();
  await expect(page.getByText(/results for 3 terms$/)).toBeVisible();
  await expect(page.getByText('Synonym of Cib2', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/^Synonym of Cdkn1c/).first()).toBeVisible();
  await page.getByRole('link', { name: 'open TPN:000000001' }).click();
  await expect(page).toHaveURL(`${siteUrl}/#/projects/TPN:000000001`);
});

test('axe finds nothing in the search of the header', async ({ page, siteUrl }) => {
  await page.goto(`${siteUrl}/#/reports`);
  await page.getByRole('button', { name: 'Find a gene' }).click();
  await page.keyboard.type('cib');
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(8);
  await expectAccessibleEverywhere(page);
});

test('an address that is typed begins at the top of its screen, and is come back to where one was', async ({
  page,
  siteUrl,
}) => {
  const scrolled = () => page.evaluate(() => window.scrollY);
  await page.goto(`${siteUrl}/#/reports?tab=project-reports`);
  await expect(page.getByRole('table', { name: 'Time between statuses by attempt type' })).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await page.goto(`${siteUrl}/#/genes/Cib2`);
  await expect(page.getByRole('heading', { level: 1, name: /Cib2/ })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.evaluate(() => scrollTo(0, 120));
  await page.goto(`${siteUrl}/#/reports`);
  await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: /Cib2/ })).toBeVisible();
  await expect.poll(scrolled).toBe(120);
});
