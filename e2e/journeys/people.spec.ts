import type { Page } from '@playwright/test';
import { expect, signInByForm, test } from '../support/fixtures.ts';
import { openAs, PEOPLE } from '../support/people.ts';

const NEWCOMER = 'newcomer.jax@tracker.example';
const PASSWORD = 'chosen-by-the-newcomer';

// Issue 8, acceptance 1, on a busy machine too.
test.describe.configure({ timeout: 240_000 });

/** Registers a manager of JAX, who is to set a password by mail. */
async function register(admin: Page): Promise<void> {
  await admin.getByRole('link', { name: 'Register User' }).click();
  await admin.getByRole('textbox', { name: 'Name' }).fill('New Comer');
  await admin.getByRole('textbox', { name: 'Email' }).fill(NEWCOMER);
  await admin.getByLabel('Work unit association 1, Work Unit').selectOption('JAX');
  await admin.getByLabel('Work unit association 1, Role').selectOption('manager');
  await admin.getByRole('button', { name: 'Create' }).click();
  await expect(admin.getByText(/^This site sends no email\. Its administrators find the link/)).toBeVisible();
}

/** The link of the mail to the newcomer, as an administrator reads it in the outbox. */
async function linkFromOutbox(admin: Page, siteUrl: string): Promise<string> {
  await admin.goto(`${siteUrl}/#/admin/outbox`);
  const mail = admin.getByRole('button', { name: new RegExp(`to ${NEWCOMER}$`) });
  await expect(mail).toBeVisible();
  await mail.click();
  const link = admin.getByRole('dialog').getByRole('link', { name: /reset-password\?token=/ });
  await expect(link).toBeVisible();
  const address = await link.getAttribute('href');
  await admin.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  return address ?? '';
}

async function setPassword(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/^New password/).fill(PASSWORD);
  await page.getByLabel(/^Confirm new password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect(page.getByText(/^Your password has been changed/)).toBeVisible();
}

async function login(page: Page, siteUrl: string): Promise<void> {
  await page.goto(`${siteUrl}/#/login`);
  await page.getByLabel('Email').fill(NEWCOMER);
  await page.getByLabel(/^Password/).fill(PASSWORD);
  await page.getByRole('button', { name: 'Login' }).click();
}

/** Opens the account of somebody, and waits for its form. */
async function openAccount(page: Page, siteUrl: string, email: string): Promise<void> {
  await page.goto(`${siteUrl}/#/admin/update-user/${email}`);
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
}

test('somebody is registered, sets a password by mail, signs in, gets another role, and loses access at once', async ({
  browser,
  siteUrl,
}) => {
  const admin = await openAs(browser, siteUrl, PEOPLE.administrator);
  const person = await (await browser.newContext()).newPage();
  await admin.goto(`${siteUrl}/#/admin`);
  await register(admin);
  const link = await linkFromOutbox(admin, siteUrl);
  await setPassword(person, link);
  await login(person, siteUrl);
  await person.waitForURL((url) => !url.hash.startsWith('#/login'));

  // As manager of JAX the newcomer looks after its people.
  await openAccount(person, siteUrl, PEOPLE.member);
  const theirName = person.getByRole('textbox', { name: 'Name' });
  const before = await theirName.inputValue();
  await theirName.fill(`${before} (JAX)`);

  await admin.goto(`${siteUrl}/#/admin/users`);
  await admin.getByRole('textbox', { name: 'Search by name or email' }).fill('newcomer');
  await admin.getByRole('link', { name: 'New Comer' }).click();
  await admin.getByLabel('Work unit association 1, Role').selectOption('general');
  await admin.getByRole('button', { name: 'Update' }).click();
  await expect(admin.getByText('Data updated.')).toBeVisible();

  // The form is still open, but the right is gone; what was typed is kept.
  await person.getByRole('button', { name: 'Update' }).click();
  await expect(person.getByRole('form', { name: 'Account' }).getByRole('alert')).toContainText(
    "You don't have permissions to execute the action on this user.",
  );
  await expect(theirName).toHaveValue(`${before} (JAX)`);

  await admin.getByRole('button', { name: 'Deactivate' }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Deactivate' }).click();
  await expect(admin.getByText('The account is deactivated. All sessions have ended.')).toBeVisible();
  const again = await person.context().newPage();
  await login(again, siteUrl);
  await expect(again.getByRole('alert')).toContainText('Invalid userName/password provided.');

  await admin.getByRole('link', { name: 'History' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'User History' })).toBeVisible();
  await expect(admin.getByRole('cell', { name: PEOPLE.administrator }).first()).toBeVisible();
  await admin.goto(`${siteUrl}/#/admin/security-events?person=newcomer`);
  for (const event of ['Person added', 'Password reset', 'Signed in', 'Roles changed', 'Account deactivated'])
    await expect(admin.getByRole('cell', { name: event, exact: true }).first()).toBeVisible();
  await admin.context().close();
  await person.context().close();
});

test('a member changes the consent, makes a token for a script, uses it, and revokes it', async ({
  browser,
  siteUrl,
}) => {
  const page = await openAs(browser, siteUrl, PEOPLE.member);
  await page.goto(`${siteUrl}/#/edit_profile`);
  const contactable = page.getByRole('checkbox', { name: 'Contactable' });
  const wasContactable = await contactable.isChecked();
  await contactable.setChecked(!wasContactable);
  await page.getByRole('button', { name: 'Update' }).click();
  await expect(page.getByText('Data updated.')).toBeVisible();
  await page.reload();
  await expect(contactable).toBeChecked({ checked: !wasContactable });

  await page.getByRole('button', { name: 'New token' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('nightly script');
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByRole('textbox', { name: 'Token' }).inputValue();
  const headers = { Authorization: `Bearer ${token}` };
  const asScript = () => page.request.get(`${siteUrl}/api/people/currentPerson`, { headers });
  expect(await (await asScript()).json()).toMatchObject({ email: PEOPLE.member });
  // The token may only look.
  const change = await page.request.put(`${siteUrl}/api/people`, { headers, data: {} });
  expect(change.status()).toBe(403);

  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByRole('button', { name: 'Revoke nightly script' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('cell', { name: 'Revoked' })).toBeVisible();
  expect((await asScript()).status()).toBe(401);
  await page.context().close();
});

test('signing out everywhere ends the sessions of all browsers', async ({ browser, siteUrl }) => {
  const here = await openAs(browser, siteUrl, PEOPLE.stranger);
  const there = await openAs(browser, siteUrl, PEOPLE.stranger);
  await here.goto(`${siteUrl}/#/edit_profile`);
  await expect(here.getByText('This device')).toBeVisible();
  await here.getByRole('button', { name: 'Sign out everywhere' }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
  await expect(here.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await there.goto(`${siteUrl}/#/edit_profile`);
  await there.reload();
  await expect(there.getByRole('heading', { name: 'Please sign in' })).toBeVisible();
  await signInByForm(there, siteUrl, PEOPLE.stranger);
  await here.context().close();
  await there.context().close();
});
