import type { Page } from '@playwright/test';
import { SIZES } from '../support/axe.ts';
import { findPlan } from '../support/find-projects.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { PEOPLE } from '../support/people.ts';

for (const [who, email] of [
  ['a visitor', undefined],
  ['a member of the unit', PEOPLE.member],
] as const)
  test(`${who} prints a project as a sheet: nothing to operate, no empty boxes, whole tables, light`, async ({
    page,
    siteUrl,
  }) => {
    const { tpn } = await findPlan(page, siteUrl, { workUnitName: 'JAX', attemptTypeName: 'crispr' });
    if (email !== undefined) await signIn(page, siteUrl, email);
    await page.setViewportSize(SIZES.desk);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.goto(`${siteUrl}/#/projects/${tpn}`);
    await expect(page.getByRole('region', { name: 'Production Plans' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);

    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/light/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Production Plans' })).toBeVisible();
    for (const hidden of ['banner', 'contentinfo'] as const)
      await expect(page.getByRole(hidden)).toBeHidden();
    // What opened a section is its heading.
    await expect(page.locator('main button:visible:not(:is(h1, h2, h3, h4, th) button)')).toHaveCount(0);
    await expect(page.getByRole('link', { name: /^(History|Add |See plan)/ })).toHaveCount(0);
    await expect(page.locator('[data-none]:visible')).toHaveCount(0);
    await expect(page.getByText(/^There are no .* yet\.$/)).toBeHidden();
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    const clipped = await page
      .locator('main :is([role=region], [role=group]):has(> table)')
      .evaluateAll(
        (frames) => frames.filter((frame) => getComputedStyle(frame).overflowX !== 'visible').length,
      );
    expect(clipped).toBe(0);

    // Afterwards the screen is as it was.
    await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveClass(/dark/);
    await expect(page.getByRole('banner')).toBeVisible();
  });

test('a plan prints as a sheet: what is in it, without navigation and empty boxes', async ({
  page,
  siteUrl,
}) => {
  const { tpn, pin } = await findPlan(
    page,
    siteUrl,
    { workUnitName: 'JAX', attemptTypeName: 'crispr', statusName: 'Founder Obtained' },
    0,
  );
  await signIn(page, siteUrl, PEOPLE.stranger);
  await page.goto(`${siteUrl}/#/projects/${tpn}/production-plan/${pin}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Guides' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Go back' })).toBeHidden();
  await expect(page.getByRole('button', { name: /^Show \d+ empty/ }).first()).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('table', { name: 'Guides' })).toBeVisible();
  // Real attempts have no reagents.
  await expect(page.getByRole('region', { name: 'Reagents' })).toBeHidden();
});

/** What a sheet of A4 has between the margins that browsers leave, in px of CSS. */
const PAPER = { width: 718, height: 1047 };

/** Tables, drawings and what else of the page reaches beyond its paper. */
async function beyondPaper(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(PAPER);
  return page.locator('main :is(table, figure svg)').evaluateAll((things, width) => {
    const isBeyond = (thing: Element) => thing.getBoundingClientRect().right > width;
    return things.filter(isBeyond).map((thing) => thing.textContent.slice(0, 60));
  }, PAPER.width);
}

for (const [what, address, table] of [
  ['the columns of a search', '/search?input=Cib2,Chrdl1,Myo1d', 'Projects found'],
  ['the columns of Managed Projects', '/projects?workUnitName=JAX', 'Managed projects'],
  ['every status of the project reports', '/reports?tab=project-reports', 'Projects by summary status'],
  ['colonies and their alleles', '/genes/Chrdl1', 'Colonies and their alleles'],
] as const)
  test(`paper has all of ${what}`, async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, PEOPLE.manager);
    await page.setViewportSize(SIZES.desk);
    await page.goto(`${siteUrl}/#${address}`);
    await expect(page.getByRole('table', { name: table }).first()).toBeVisible();
    // Tables further down may be on their way.
    await expect.poll(() => beyondPaper(page)).toEqual([]);
  });

test('the drawing of a gene shows its guides on paper', async ({ page, siteUrl }) => {
  await page.setViewportSize(SIZES.desk);
  await page.goto(`${siteUrl}/#/genes/Chrdl1`);
  const guides = page.locator('main figure [data-shape=guide]');
  await expect(guides.first()).toBeVisible();
  expect(await beyondPaper(page)).toEqual([]);
  const places = await guides.evaluateAll((shapes) =>
    shapes.map((shape) => shape.getBoundingClientRect().right),
  );
  expect(places.filter((right) => right > PAPER.width)).toEqual([]);
});

test('a long table keeps its columns under their headers on paper', async ({ page, siteUrl }) => {
  await page.setViewportSize(SIZES.desk);
  await page.goto(`${siteUrl}/#/reports?tab=project-reports`);
  const steps = page.getByRole('table', { name: 'Time between statuses by attempt type' });
  await expect(steps.getByRole('row').nth(1)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  const lefts = await steps
    .getByRole('row')
    .evaluateAll((rows) => rows.map(({ lastElementChild: cell }) => cell?.getBoundingClientRect().left));
  expect(new Set(lefts).size).toBe(1);
});
