import { expect, signInByForm, test } from '../support/fixtures.ts';

const denied =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

test.describe('session', () => {
  test('survives a reload and reaches a second tab', async ({ page, siteUrl, context }) => {
    await signInByForm(page, siteUrl, 'member.jax@tracker.example');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Projects' })).toBeVisible();
    const second = await context.newPage();
    await second.goto(siteUrl);
    await expect(second.getByRole('button', { name: 'Projects' })).toBeVisible();
  });

  test('signing out in one tab signs out the other', async ({ page, siteUrl, context }) => {
    await signInByForm(page, siteUrl, 'member.jax@tracker.example');
    const second = await context.newPage();
    await second.goto(siteUrl);
    await expect(second.getByRole('button', { name: 'Projects' })).toBeVisible();

    await page.getByRole('button', { name: /account/i }).click();
    await page.getByRole('link', { name: 'Logout' }).click();
    await expect(page.getByRole('button', { name: 'Projects' })).toBeHidden();
    await expect(second.getByRole('button', { name: 'Projects' })).toBeHidden();
  });

  test('a token is not to be found in storage', async ({ page, siteUrl }) => {
    await signInByForm(page, siteUrl, 'member.jax@tracker.example');
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toMatch(/eyJ/);
  });

  test('who does not sign in again during work is told once, and led to the first page', async ({
    page,
    siteUrl,
  }) => {
    await signInByForm(page, siteUrl, 'member.jax@tracker.example');
    await page.goto(`${siteUrl}/#/search?input=Gpr173`);
    await expect(page.getByRole('row').filter({ hasText: 'Gpr173' }).first()).toBeVisible();

    const refusal = {
      status: 401,
      contentType: 'application/json',
      body: JSON.stringify({
        apierror: {
          status: 'UNAUTHORIZED',
          timestamp: '01-03-2026 09:15:02',
          message: 'Expired or invalid JWT token.',
        },
      }),
    };
    let refused = 0;
    await page.route('**/api/projects/search*', (route) => {
      refused += 1;
      return refused <= 2 ? route.fulfill(refusal) : route.continue();
    });
    await page.route('**/auth/refresh', (route) => route.fulfill(refusal));
    await page.getByRole('textbox', { name: /terms/i }).fill('FIP200');
    await page.getByRole('button', { name: 'Search', exact: true }).click();

    const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
    await dialog.getByRole('button', { name: 'Go on without signing in' }).click();
    await expect(page.getByText(denied)).toHaveCount(1);
    await expect(page).toHaveURL(`${siteUrl}/#/`);
  });
});
