import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/fixtures.ts';
import { findProject } from '../support/find-projects.ts';
import { PEOPLE } from '../support/people.ts';

const OF_JAX = { workUnitName: 'JAX', privacyName: 'public', summaryStatusName: 'Genotype Confirmed' };
const MISSING = { status: 404, body: '' };
/** By this the dialogs' file is known: the build calls files by numbers. */
const TEXT_OF_DIALOGS = 'The areas of this site are released one by one.';
const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment', exact: true });

test('scripts that are gone do not take away the page, nor what was typed on it', async ({
  page,
  siteUrl,
}) => {
  const tpn = await findProject(page, siteUrl, OF_JAX, 11);
  await signIn(page, siteUrl, PEOPLE.member);
  // The page fetches the dialogs ahead as soon as it is quiet, which is before or after the others are gone.
  await page.route(/\.js$/, async (route) => {
    const response = await route.fetch();
    const isOfDialogs = (await response.text()).includes(TEXT_OF_DIALOGS);
    await (isOfDialogs ? route.fulfill(MISSING) : route.fulfill({ response }));
  });
  await page.goto(`${siteUrl}/#/projects/${tpn}`);
  await expect(page.getByRole('button', { name: 'Update' })).toBeVisible();
  // From now on every script that is not there yet is missing, as after a release whose old files were cleared away.
  await page.route(/\.js$/, (route) => route.fulfill(MISSING));
  await comment(page).fill('Not to be lost');
  await expect(page.getByText('Changed: Comment')).toBeVisible();

  await page.getByRole('button', { name: 'About' }).click();
  await expect(page.getByText('The versions could not be fetched.')).toBeVisible();
  await expect(comment(page)).toHaveValue('Not to be lost');

  const questions: string[] = [];
  page.once('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('link', { name: 'Reports' }).click();
  await expect.poll(() => questions).toEqual([expect.stringMatching(/^Leave without saving\?/)]);
  await expect(comment(page)).toHaveValue('Not to be lost');

  await page.unroute(/\.js$/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: /^About/ })).toBeVisible();
});
