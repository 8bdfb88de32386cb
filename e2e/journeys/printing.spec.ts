import { expect, signIn, test } from '../support/fixtures.ts';
import { findPlan } from '../support/find-projects.ts';
import { PEOPLE } from '../support/people.ts';

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
