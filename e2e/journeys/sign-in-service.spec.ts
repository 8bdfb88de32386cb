import type { Page } from '@playwright/test';
import { expectAccessible, expectAccessibleEverywhere } from '../support/axe.ts';
import { expect, test as base } from '../support/fixtures.ts';
import { findProject } from '../support/find-projects.ts';
import { endSessionsAtUpdate, PEOPLE } from '../support/people.ts';
import { SiteWithService } from '../support/sign-in-service.ts';

const test = base.extend<object, { there: SiteWithService }>({
  there: [
    async ({}, use) => {
      const there = await SiteWithService.open();
      await use(there);
      await there.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});
// Issue 8, acceptance 3, on a busy machine too. One service for all, which dies in the last test.
test.describe.configure({ mode: 'serial', timeout: 240_000 });

const serviceLink = (page: Page) => page.getByRole('link', { name: /^Sign in with Keycloak/ });
const comment = (page: Page) => page.getByRole('textbox', { name: 'Comment', exact: true });

/** Signs in on the pages of the service, which are not ours. */
async function signInThere(page: Page, account: string): Promise<void> {
  await page.locator('input[name=login]').fill(account);
  await page.locator('input[name=password]').fill('any');
  await page.locator('button[type=submit]').click();
}

test('a person signs in at the service and is at the page that they wanted (ADR 16)', async ({
  page,
  there,
}) => {
  const { url } = there.site;
  await page.goto(`${url}/#/login?returnUrl=${encodeURIComponent('/search?input=Gpr173')}`);
  await serviceLink(page).click();
  await signInThere(page, PEOPLE.member);
  await expect(page).toHaveURL(`${url}/#/search?input=Gpr173`);
  await expect(page.getByRole('button', { name: 'Projects' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Projects' })).toBeVisible();
});

test('a session that ends during an edit is signed in to again in another tab, and the edit is saved', async ({
  page,
  context,
  there,
}) => {
  const { url } = there.site;
  const tpn = await findProject(page, url, { workUnitName: 'JAX', privacyName: 'public' }, 0);
  await page.goto(`${url}/#/login?returnUrl=${encodeURIComponent(`/projects/${tpn}`)}`);
  await serviceLink(page).click();
  await signInThere(page, PEOPLE.member);
  await comment(page).fill('Saved with the help of Keycloak');
  await expect(page.getByText('Changed: Comment')).toBeVisible();

  await endSessionsAtUpdate(page, url, PEOPLE.member);
  await page.getByRole('button', { name: 'Update' }).click();
  const dialog = page.getByRole('dialog', { name: 'Please sign in again' });
  await expect(dialog).toBeVisible();
  const opening = context.waitForEvent('page');
  await serviceLink(page).click();
  const beside = await opening;
  // The service still knows the person.
  await expect(beside.getByText(`You are signed in as ${PEOPLE.member}.`)).toBeVisible();
  await expectAccessible(beside);
  await beside.close();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('The update was successful.')).toBeVisible();
  await expect(comment(page)).toHaveValue('Saved with the help of Keycloak');
});

test('somebody whom only the service knows is told so, on a page that is accessible', async ({
  page,
  there,
}) => {
  await page.goto(`${there.site.url}/#/login`);
  await serviceLink(page).click();
  await signInThere(page, 'stranger@lab.example');
  await expect(page.getByRole('alert')).toContainText(
    'You have signed in at the sign-in service (Keycloak), but nobody with your email address stranger@lab.example is registered here.',
  );
  await expectAccessibleEverywhere(page);
});

test('a service that is dead is shown on the login page, where passwords still work', async ({
  page,
  there,
}) => {
  await there.killService();
  await there.site.stop();
  await there.site.start();
  await page.goto(`${there.site.url}/#/login`);
  await serviceLink(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'The sign-in service (Keycloak) cannot be reached at the moment. Please try again in a few minutes.',
  );
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible();
});
