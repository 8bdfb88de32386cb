/** How many presses of the pointer a coordinator's small tasks take: a file, a gene that is followed, a view. */
import { Clicks } from '../support/clicks.ts';
import { SIZES } from '../support/axe.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { openMenu } from '../support/menu.ts';

const MEMBER = 'member.bcm@tracker.example';

for (const [name, viewport] of Object.entries(SIZES)) {
  test(`a spreadsheet of new projects: at most 5 clicks, at the ${name}`, async ({ browser, siteUrl }) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    await signIn(page, siteUrl, MEMBER);
    await page.goto(`${siteUrl}/#/search`);
    const clicks = new Clicks(page);
    await openMenu(page, clicks, 'Projects');
    await clicks.on(page.getByRole('link', { name: 'Import a spreadsheet' }));
    const chooser = page.waitForEvent('filechooser');
    await clicks.on(page.getByLabel('Spreadsheet'));
    const lines = [
      'gene,Mutation Type,Consortia,PRIVACY,Attempt Type,Work Unit,Work Group,Row Reference',
      `Cib2,Deletion,IMPC,public,crispr,BCM,BaSH,counted ${Date.now()} at the ${name}`,
    ];
    await (
      await chooser
    ).setFiles({ name: 'new.csv', mimeType: 'text/csv', buffer: Buffer.from(lines.join('\n')) });
    await clicks.on(page.getByRole('button', { name: 'Create 1 project' }));
    await expect(page.getByText('Of 1 row, 1 was created.')).toBeVisible();
    expect(clicks.count).toBeLessThanOrEqual(5);
    await page.context().close();
  });

  test(`a gene is followed with a weekly mail: at most 4 clicks, at the ${name}`, async ({
    browser,
    siteUrl,
  }) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    await signIn(page, siteUrl, MEMBER);
    const gene = name === 'desk' ? 'Cib2' : 'Rb1cc1';
    await page.goto(`${siteUrl}/#/genes/${gene}`);
    const clicks = new Clicks(page);
    await clicks.on(page.getByRole('button', { name: `Follow ${gene}` }));
    const dialog = page.getByRole('dialog', { name: `You follow ${gene}` });
    await clicks.choose(dialog.getByLabel('Mails'), 'Weekly');
    await clicks.on(dialog.getByRole('button', { name: 'Done' }));
    await expect(page.getByRole('button', { name: `You follow ${gene}` })).toBeVisible();
    expect(clicks.count).toBeLessThanOrEqual(4);
    await page.context().close();
  });

  test(`a view is saved and opened: at most 4 clicks, at the ${name}`, async ({ browser, siteUrl }) => {
    const page = await (await browser.newContext({ viewport })).newPage();
    const view = `Counted ${Date.now()} at the ${name}`;
    await signIn(page, siteUrl, MEMBER);
    await page.goto(`${siteUrl}/#/projects?workUnitName=BCM&lacks=guides`);
    const clicks = new Clicks(page);
    await clicks.on(page.getByRole('button', { name: 'Save view' }));
    await clicks.type(page.getByLabel('Name'), view);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await clicks.on(page.getByRole('link', { name: 'Saved views' }));
    await clicks.on(page.getByRole('link', { name: view }));
    await expect(page).toHaveURL(/#\/projects\?workUnitName=BCM&lacks=guides/);
    expect(clicks.count).toBeLessThanOrEqual(4);
    await page.context().close();
  });
}
