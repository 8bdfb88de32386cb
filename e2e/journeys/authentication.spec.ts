import type { APIRequestContext } from '@playwright/test';
import { expect, signInByForm, test } from '../support/fixtures.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';

/** The text of the latest mail to an address, as an administrator reads it in the outbox of the tracker. */
async function latestMailTo(request: APIRequestContext, siteUrl: string, to: string): Promise<string> {
  const data = { userName: 'admin@tracker.example', password: demoPassword };
  const { accessToken } = await (await request.post(`${siteUrl}/auth/signin`, { data })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const list: { _embedded: { mails: { id: number; to: string }[] } } = await (
    await request.get(`${siteUrl}/api/outbox`, { headers })
  ).json();
  const id = list._embedded.mails.find((mail) => mail.to === to)?.id;
  return (await (await request.get(`${siteUrl}/api/outbox/${id}`, { headers })).json()).text;
}

test.describe('authentication pages (specification 1, section 2)', () => {
  test('asks for what is missing before it sends anything', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/login`);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByText('Email is required')).toBeVisible();
    await expect(page.getByText('Password is required')).toBeVisible();
  });

  test('keeps what was typed when the password is wrong', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/login`);
    await page.getByLabel('Email').fill('admin@tracker.example');
    await page.getByLabel(/^Password/).fill('wrong');
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page.getByRole('alert')).toContainText('Invalid userName/password provided.');
    await expect(page.getByLabel('Email')).toHaveValue('admin@tracker.example');
  });

  test('returns to where the person came from, and nowhere else', async ({ page, siteUrl }) => {
    const signInFrom = async (returnUrl: string) => {
      await page.goto(`${siteUrl}/#/login?returnUrl=${encodeURIComponent(returnUrl)}`);
      await page.getByLabel('Email').fill('admin@tracker.example');
      await page.getByLabel(/^Password/).fill(demoPassword);
      await page.getByRole('button', { name: 'Login' }).click();
      await page.waitForURL((url) => !url.hash.startsWith('#/login'));
    };
    await signInFrom('/search?input=Gpr173');
    await expect(page).toHaveURL(/#\/search\?input=Gpr173$/);
    await signInFrom('https://elsewhere.example/');
    expect(new URL(page.url()).origin).toBe(siteUrl);
    await signInFrom('//elsewhere.example/');
    expect(new URL(page.url()).origin).toBe(siteUrl);
  });

  test('shows the menus that the person may use', async ({ page, siteUrl }) => {
    await page.goto(siteUrl);
    await expect(page.getByRole('button', { name: 'Projects' })).toBeHidden();
    await signInByForm(page, siteUrl, 'member.jax@tracker.example');
    await page.getByRole('button', { name: 'Projects' }).click();
    await expect(page.getByRole('link', { name: 'Managed Projects' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Create a project' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /account/i }).click();
    await expect(page.getByRole('link', { name: 'Edit your profile' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Admin' })).toBeHidden();
    await page.keyboard.press('Escape');

    await signInByForm(page, siteUrl, 'admin@tracker.example');
    await page.getByRole('button', { name: /account/i }).click();
    await expect(page.getByRole('link', { name: 'Admin' })).toBeVisible();
  });

  test('a forgotten password is reset with the link of the mail in the outbox', async ({
    page,
    request,
    siteUrl,
  }) => {
    const email = 'member.tcp@tracker.example';
    await page.goto(`${siteUrl}/#/forgot-password`);
    await page.getByLabel('Email').fill('Member.TCP@tracker.example');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Please check your email for password reset instructions')).toBeVisible();

    const mail = await latestMailTo(request, siteUrl, email);
    const link = /https?:\/\/\S+reset-password\?token=[\w-]+/.exec(mail)?.[0];
    expect(link).toBeDefined();

    await page.goto(link ?? '');
    await page.getByLabel(/^New password/).fill('a-new-long-password');
    await page.getByLabel(/confirm/i).fill('a-new-long-password');
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Your password has been changed')).toBeVisible();

    await page.getByRole('link', { name: 'Back to login' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel(/^Password/).fill('a-new-long-password');
    await page.getByRole('button', { name: 'Login' }).click();
    await page.waitForURL((url) => !url.hash.startsWith('#/login'));
  });

  test('an address that does not exist is shown, and logged', async ({ page, siteUrl }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto(`${siteUrl}/#/no/such/page`);
    await expect(page.getByRole('heading', { name: 'We are sorry' })).toBeVisible();
    await expect(page.getByText('The page does not exist')).toBeVisible();
    expect(logged.join('\n')).toContain('/no/such/page');
  });
});
