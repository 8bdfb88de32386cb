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
