import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openList, projectLinks, rowsShown } from '../support/managed-projects.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';
import { expect, signIn, signInByForm, test } from '../support/fixtures.ts';

const ADMINISTRATOR = 'admin@tracker.example';
const MEMBER = 'member.jax@tracker.example';

/** Length of the whole list, from the line above the table. */
async function total(page: Page): Promise<number> {
  const text = await page.getByText(/^[\d,]+ projects?$/).textContent();
  return Number((text ?? '').replaceAll(/\D/g, ''));
}

/** A section of the filter panel; columns of the table have buttons of the same names. */
const filterSection = (page: Page, title: string) =>
  page.getByRole('complementary', { name: 'Filter' }).getByRole('button', { name: new RegExp(`^${title}`) });

async function openFilter(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: /^Show Filters/ }).click();
  await filterSection(page, title).click();
}

async function openByMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Projects' }).click();
  await page.getByRole('link', { name: 'Managed Projects' }).click();
}

/** Presses Tab until the focus is on what has this name; fails after a round through the page. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.locator(':focus').and(namedBy(page, name));
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.count()) > 0) return;
  }
  throw new Error(`Nothing named ${String(name)} was reached by Tab`);
}

function namedBy(page: Page, name: string | RegExp) {
  const buttons = page.getByRole('button', { name });
  return buttons.or(page.getByRole('link', { name })).or(page.getByRole('checkbox', { name }));
}

test.describe('managed projects', () => {
  test('a visitor is asked to sign in, and comes back to the same address', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/projects?privacyName=public&size=50`);
    await expect(page.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(ADMINISTRATOR);
    await page.getByLabel(/^Password/).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${siteUrl}/#/projects?privacyName=public&size=50`);
    await expect(rowsShown(page)).toHaveCount(50);
  });

  test('a member begins with the projects of their work unit, and finds the others', async ({
    page,
    siteUrl,
  }) => {
    await signInByForm(page, siteUrl, MEMBER);
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await openByMenu(page);
    await expect(page).toHaveURL(/#\/projects\?workUnitName=JAX$/);
    await expect(projectLinks(page).first()).toBeVisible();
    for (const row of await rowsShown(page).all()) await expect(row).toContainText('JAX');
    const own = await total(page);

    await openFilter(page, 'Work Unit');
    // Those that select projects aside.
    await expect(page.getByRole('checkbox', { name: /^(?!Select |All )/ })).toHaveCount(1);
    await expect(page.getByRole('checkbox', { name: 'JAX' })).toBeChecked();
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect(page).toHaveURL(/#\/projects$/);
    await expect.poll(() => total(page)).toBeGreaterThan(own);
  });

  test('the member’s own choice survives a visit to a project and a reload, not a visit by the menu', async ({
    page,
    siteUrl,
  }) => {
    await signIn(page, siteUrl, MEMBER);
    await openList(page, siteUrl);
    const own = await total(page);
    await openFilter(page, 'Work Unit');
    await page.getByRole('button', { name: 'Clear all' }).click();
    await expect.poll(() => total(page)).toBeGreaterThan(own);

    await projectLinks(page).first().click();
    await expect(page).toHaveURL(/#\/projects\/TPN:\d+$/);
    await page.goBack();
    await expect(projectLinks(page).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/projects$/);
    await page.reload();
    await expect(projectLinks(page).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/projects$/);

    await openByMenu(page);
    await expect(page).toHaveURL(/#\/projects\?workUnitName=JAX$/);
    await expect.poll(() => total(page)).toBe(own);
  });

  test('filters are mirrored into an address that can be shared, by replacing the entry', async ({
    page,
    siteUrl,
    context,
  }) => {
    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl);
    const entries = await page.evaluate(() => history.length);
    await openFilter(page, 'Work Unit');
    const unit = page.getByRole('checkbox', { name: 'BCM', exact: true });
    await expect(unit).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    await unit.check();
    await expect(page).toHaveURL(/workUnitName=BCM/);
    await filterSection(page, 'Privacy').click();
    await page.getByRole('checkbox', { name: 'restricted' }).check();
    await expect(page).toHaveURL(/workUnitName=BCM&privacyName=restricted/);
    expect(await page.evaluate(() => history.length)).toBe(entries);
    await expect(rowsShown(page).first()).toContainText('restricted');
    const found = await total(page);

    const other = await context.newPage();
    await other.goto(page.url());
    await expect(projectLinks(other).first()).toBeVisible();
    await expect.poll(() => total(other)).toBe(found);
    await expect(other.getByRole('button', { name: 'Show Filters 2 set' })).toBeVisible();
  });

  test('a symbol finds its projects; an empty list shows that none match and leads back', async ({
    page,
    siteUrl,
  }) => {
    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl);
    await openFilter(page, 'Marker Symbol/MGI');
    const box = page.getByRole('textbox', { name: 'Marker Symbol/MGI' });
    await box.fill('gpr173');
    await expect(page).toHaveURL(/gene=gpr173/);
    await expect(rowsShown(page).first()).toContainText('Gpr173');
    await box.fill('notagene');
    await expect(page.getByText('No projects match')).toBeVisible();
    await expect(page.getByText('0 of 0')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(projectLinks(page).first()).toBeVisible();
    await expect(page).toHaveURL(/#\/projects$/);
  });

  test('is sorted and paged at the server', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl);
    const first = await projectLinks(page).first().textContent();
    await page.getByRole('button', { name: 'Project Id' }).click();
    await expect(page).toHaveURL(/sort=tpn%2CDESC/);
    await expect(projectLinks(page).first()).not.toHaveText(first ?? '');
    await page.getByLabel('Items per page:').selectOption('10');
    await expect(rowsShown(page)).toHaveCount(10);
    const tenth = await projectLinks(page).nth(9).textContent();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^11 – 20 of /)).toBeVisible();
    // The rows of the page before stay in view until those of this page have come.
    await expect
      .poll(async () => ((await projectLinks(page).first().textContent()) ?? '') < (tenth ?? ''))
      .toBe(true);
  });

  test('the choice of columns is stored for the person', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, MEMBER);
    await openList(page, siteUrl);
    const consortia = page.getByRole('columnheader', { name: 'Consortia' });
    await expect(consortia).toBeAttached();
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('checkbox', { name: 'Consortia' }).uncheck();
    await expect(consortia).not.toBeAttached();
    await page.reload();
    await expect(projectLinks(page).first()).toBeVisible();
    await expect(consortia).not.toBeAttached();

    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl);
    await expect(consortia).toBeAttached();
  });

  test('downloads the whole list as it is shown', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl, '?workUnitName=ICS&privacyName=restricted');
    const found = await total(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download as CSV' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('projectResults.csv');
    const [header, ...rows] = (await readFile(await download.path(), 'utf8')).trim().split('\n');
    const columns = await page.getByRole('columnheader').allTextContents();
    expect(header).toBe(columns.map((column) => `"${column}"`).join(','));
    expect(rows).toHaveLength(found);
  });

  test('works by keyboard alone: filter, order, open a project, come back', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, ADMINISTRATOR);
    await openList(page, siteUrl);
    const press = async (name: string | RegExp, key: string) => {
      await tabTo(page, name);
      await page.keyboard.press(key);
    };
    await press(/^Show Filters/, 'Enter');
    await press(/^Privacy/, 'Enter');
    await press('protected', 'Space');
    await expect(page).toHaveURL(/privacyName=protected/);
    await expect(rowsShown(page).first()).toContainText('protected');
    await press(/^Gene$/, 'Enter');
    await expect(page).toHaveURL(/sort=markerSymbol%2CASC/);
    // The address changes before the table does: only a header that says so stands over the new rows.
    await expect(page.getByRole('columnheader', { name: 'Gene', exact: true })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(page.getByRole('table', { name: 'Managed projects' })).toHaveAttribute('aria-busy', 'false');
    await press(/^TPN:/, 'Enter');
    await expect(page).toHaveURL(/#\/projects\/TPN:\d+$/);
    await page.goBack();
    await expect(page).toHaveURL(/privacyName=protected&sort=markerSymbol%2CASC/);
    await expect(projectLinks(page).first()).toBeVisible();
  });
});
