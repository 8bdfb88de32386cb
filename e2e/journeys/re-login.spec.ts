import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, signIn, signInByForm, test } from '../support/fixtures.ts';
import { findProject } from '../support/find-projects.ts';
import { endSessionsAtUpdate, PEOPLE, tokenOf } from '../support/people.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';

// Issue 8, acceptance 1, on a busy machine too.
test.describe.configure({ timeout: 240_000 });

const OF_JAX = { workUnitName: 'JAX', privacyName: 'public', summaryStatusName: 'Genotype Confirmed' };

const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment', exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Update' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Please sign in again' });

/** Changes the comment of a project, and saves it after the session has ended. */
async function saveAfterTheEnd(page: Page, siteUrl: string, text: string, index: number): Promise<void> {
  const tpn = await findProject(page, siteUrl, OF_JAX, index);
  await signIn(page, siteUrl, PEOPLE.member);
  await page.goto(`${siteUrl}/#/projects/${tpn}`);
  await expect(update(page)).toBeVisible();
  await comment(page).fill(text);
  await expect(page.getByText('Changed: Comment')).toBeVisible();
  await endSessionsAtUpdate(page, siteUrl, PEOPLE.member);
  await update(page).click();
  await expect(dialog(page)).toBeVisible();
}

test('a session ends during an edit: signing in again over the page saves what was being saved (ADR 15)', async ({
  page,
  siteUrl,
}) => {
  await saveAfterTheEnd(page, siteUrl, 'Saved after signing in again', 6);
  const address = page.url();
  await expect(dialog(page).getByLabel('Email')).toHaveValue(PEOPLE.member);
  const password = dialog(page).getByLabel(/^Password/);
  await expect(password).toBeFocused();
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(dialog(page).getByText('Invalid userName/password provided.')).toBeVisible();

  await password.fill(demoPassword);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByText('The update was successful.')).toBeVisible();
  await expect(page.getByRole('row', { name: /→ Saved after signing in again/ })).toBeVisible();
  await expect(page.getByText(/^Access denied/)).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.reload();
  await expect(comment(page)).toHaveValue('Saved after signing in again');
});

test('going on without signing in asks before changes are lost', async ({ page, siteUrl }) => {
  await saveAfterTheEnd(page, siteUrl, 'Not to be lost', 7);
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Go on without signing in?' });
  await question.getByRole('button', { name: 'Back' }).click();
  await expect(dialog(page)).toBeVisible();
  await dialog(page)
    .getByLabel(/^Password/)
    .fill(demoPassword);
  await dialog(page).getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('The update was successful.')).toBeVisible();
  await expect(comment(page)).toHaveValue('Not to be lost');
});

test('a notice comes before a session ends because nobody is there', async ({ page, siteUrl }) => {
  await page.clock.install();
  await signInByForm(page, siteUrl, PEOPLE.member);
  await expect(page.getByRole('button', { name: 'Projects' })).toBeVisible();
  const notice = page.getByRole('alertdialog', { name: 'Are you still there?' });
  await page.clock.fastForward('02:58:30');
  await expect(notice.getByRole('button', { name: 'Stay signed in' })).toBeFocused();
  await expect(notice.getByRole('status')).toContainText('You will be signed out in less than 2 minutes.');
  await page.keyboard.press('Enter');
  await expect(notice).toBeHidden();

  await page.clock.fastForward('02:58:30');
  await expect(notice).toBeVisible();
  // The page says so at once; the server knows when it has responded.
  const ended = page.waitForResponse('**/auth/signout');
  await page.clock.fastForward('00:02:00');
  await expect(dialog(page)).toContainText(
    'Your session has ended because nothing was done here for 3 hours.',
  );
  expect((await ended).status()).toBeLessThan(300);
  const refreshed = await page.request.post(`${siteUrl}/auth/refresh`);
  expect(refreshed.status()).toBe(401);
});

test('both dialogs are accessible, at both sizes and in both modes', async ({ page, siteUrl }) => {
  await page.clock.install();
  await signInByForm(page, siteUrl, PEOPLE.member);
  await expect(page.getByRole('button', { name: 'Projects' })).toBeVisible();
  await page.clock.fastForward('02:58:02');
  await expect(page.getByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible();
  await expectAccessibleEverywhere(page);
  await page.clock.fastForward('00:02:00');
  await expect(dialog(page)).toBeVisible();
  await expectAccessibleEverywhere(page);
});

test('an expired password is shown, with the link that resets it (specification 1, section 8)', async ({
  page,
  siteUrl,
}) => {
  const headers = { Authorization: `Bearer ${await tokenOf(page, siteUrl, PEOPLE.administrator)}` };
  const data = {
    email: 'expired.jax@tracker.example',
    name: 'Ex Pired',
    rolesWorkUnits: [],
    rolesConsortia: [],
  };
  const added = await page.request.post(`${siteUrl}/api/people`, { headers, data });
  expect(added.status()).toBe(200);

  await page.goto(`${siteUrl}/#/login`);
  await page.getByLabel('Email').fill(data.email);
  await page.getByLabel(/^Password/).fill('the password of before');
  await page.getByRole('button', { name: 'Login' }).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Your password is expired. Please rest your password.');
  await alert.getByRole('link', { name: 'Reset Password' }).click();
  await expect(page).toHaveURL(`${siteUrl}/#/reset-password`);
  // The page before has a field of this name too, and the address is the first to change.
  const submit = page.getByRole('button', { name: 'Submit' });
  await expect(submit).toBeVisible();
  await page.getByLabel('Email').fill(data.email);
  await submit.click();
  await expect(page.getByText('Please check your email for password reset instructions')).toBeVisible();
});
