import type { Page } from '@playwright/test';
import { expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, signIn, test } from '../support/fixtures.ts';
import { PEOPLE } from '../support/people.ts';

test.describe.configure({ timeout: 300_000 });

/** Each screen of the profile and the administration, and how to know that it is there. */
const SCREENS: [address: string, isThere: (page: Page) => Promise<void>][] = [
  [
    '/edit_profile',
    async (page) => {
      await expect(page.getByText('This device')).toBeVisible();
      await page.getByRole('button', { name: 'New token' }).click();
      await page.getByRole('button', { name: 'Create token' }).click();
      await expect(page.getByText('Name is required')).toBeVisible();
    },
  ],
  ['/admin', async (page) => expect(page.getByRole('link', { name: 'Register User' })).toBeVisible()],
  [
    '/admin/users',
    async (page) => {
      await expect(page.getByRole('row').nth(1)).toContainText('Active');
      await page.getByRole('button', { name: /^Show Filters/ }).click();
      await page.getByRole('button', { name: 'Work Unit', exact: true }).click();
    },
  ],
  [
    '/admin/register-user',
    async (page) => {
      await page.getByRole('checkbox', { name: /^Send an email with a link/ }).uncheck();
      await page.getByLabel('Work unit association 1, Role').selectOption('general');
      await page.getByRole('button', { name: 'Create' }).click();
      await expect(page.getByText('You must enter a value').first()).toBeVisible();
    },
  ],
  [
    '/admin/invite-people',
    async (page) => {
      await page.getByRole('button', { name: 'Invite', exact: true }).click();
      await expect(page.getByText('Enter at least one address').first()).toBeVisible();
    },
  ],
  [
    '/admin/webhooks',
    async (page) => {
      await page.getByRole('button', { name: 'New webhook' }).click();
      await page.getByRole('button', { name: 'Add webhook' }).click();
      await expect(page.getByText('Address is required').first()).toBeVisible();
    },
  ],
  [
    '/following',
    async (page) => {
      await expect(page.getByText(/^You follow nothing yet/)).toBeVisible();
      await page.getByRole('button', { name: /^Notices/ }).click();
      await expect(page.getByText(/^Nothing yet\. Follow a gene/)).toBeVisible();
    },
  ],
  [
    '/following/confirm?token=x',
    async (page) => {
      await page.getByRole('button', { name: 'Confirm' }).click();
      await expect(page.getByText('This could not be confirmed')).toBeVisible();
    },
  ],
  [
    '/following/mails?token=x',
    async (page) => expect(page.getByText(/^The link is not valid\./)).toBeVisible(),
  ],
  [
    `/admin/update-user/${PEOPLE.member}`,
    async (page) => expect(page.getByRole('button', { name: 'Deactivate' })).toBeVisible(),
  ],
  [
    `/admin/update-user/${PEOPLE.member}/history`,
    async (page) => expect(page.getByText(/^No changes|\d+ changes?$/).first()).toBeVisible(),
  ],
  [
    '/admin/outbox',
    async (page) => {
      const mail = page.getByRole('button', { name: /^Set a new password, to / }).first();
      await expect(mail).toBeVisible();
      await mail.click();
      await expect(page.getByRole('dialog').getByRole('link', { name: /token=/ })).toBeVisible();
    },
  ],
  [
    '/admin/security-events',
    async (page) => expect(page.getByRole('cell', { name: 'Signed in', exact: true }).first()).toBeVisible(),
  ],
];

test('profile and administration: axe finds nothing', async ({ browser, siteUrl }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The outbox has something in it.
  await page.request.post(`${siteUrl}/api/people/requestPasswordReset`, {
    data: PEOPLE.member,
    headers: { 'content-type': 'text/plain' },
  });
  await signIn(page, siteUrl, PEOPLE.administrator);
  // A page each: forms that are filled in ask before they are left.
  for (const [address, isThere] of SCREENS) {
    const screen = await context.newPage();
    await screen.goto(`${siteUrl}/#${address}`);
    await isThere(screen);
    await expectAccessibleEverywhere(screen);
    await screen.close();
  }
  await context.close();
});
