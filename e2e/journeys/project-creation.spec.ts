import { creationForm, fillIn, openCreation } from '../support/creation-form.ts';
import { expect, signIn, signInByForm, test } from '../support/fixtures.ts';
import { tabTo } from '../support/keyboard.ts';
import { demoPassword } from 'tools/cluster/instance.mjs';

const ADMINISTRATOR = 'admin@tracker.example';
const MANAGER = 'manager.jax@tracker.example';
const MEMBER = 'member.jax@tracker.example';
const MEMBER_ELSEWHERE = 'member.bcm@tracker.example';

const NEW_PROJECT = /#\/projects\/TPN:\d+$/;

test.describe('project creation', () => {
  test('a visitor is asked to sign in, and comes back to the form', async ({ page, siteUrl }) => {
    await page.goto(`${siteUrl}/#/projects/project-creation`);
    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill(MEMBER);
    await page.getByLabel(/^Password/).fill(demoPassword);
    await page.getByRole('button', { name: 'Login' }).click();
    await expect(page).toHaveURL(`${siteUrl}/#/projects/project-creation`);
    await expect(page.getByRole('form', { name: 'Project Creation' })).toBeVisible();
  });

  test('of two deletions of one gene the second is warned of, and gets the status that was shown', async ({
    page,
    siteUrl,
  }) => {
    await signInByForm(page, siteUrl, MEMBER);
    // A menu closes when the page changes: this one must be there before.
    await expect(page.getByRole('heading', { level: 1, name: 'Search' })).toBeVisible();
    await page.getByRole('button', { name: 'Projects' }).click();
    await page.getByRole('link', { name: 'Create a project' }).click();
    await fillIn(page, 'Zfp983');
    await expect(page.getByText('No assigned project competes for this gene.')).toBeVisible();
    await creationForm(page).create.click();
    await expect(page).toHaveURL(NEW_PROJECT);
    const first = page.url().split('/').at(-1) ?? '';
    await expect(page.getByRole('heading', { level: 1, name: `Project ${first}` })).toBeVisible();
    await expect(page.getByRole('main').getByText('Assigned').first()).toBeVisible();

    await openCreation(page, siteUrl);
    await fillIn(page, 'zfp983');
    await expect(page.getByText('A project on this gene is assigned already.')).toBeVisible();
    const warning = page.getByRole('status').filter({ hasText: 'This project would get the status' });
    await expect(warning).toContainText('Inspect - Conflict');
    const competitor = page.getByRole('table', { name: 'Existing projects' }).locator('tbody tr');
    await expect(competitor).toContainText(first);
    await creationForm(page).create.click();
    await expect(page).toHaveURL(NEW_PROJECT);
    await expect(page.getByRole('main').getByText('Inspect - Conflict').first()).toBeVisible();
  });

  test('a gene that is entered in a second row is pointed out there', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, MEMBER);
    await openCreation(page, siteUrl);
    await fillIn(page, 'Zfp985');
    const form = creationForm(page);
    await page.getByRole('button', { name: 'Add intention' }).click();
    await form.mutationType(2).selectOption('Deletion');
    await form.gene(2).fill('zfp985');
    const second = page.getByRole('group', { name: 'Intention 2' });
    await expect(second.getByRole('status')).toContainText('Zfp985 is the gene of intention 1 too.');
    await page.getByRole('button', { name: 'Remove intention 2' }).click();
    await expect(page.getByText('Please check')).not.toBeVisible();
    await expect(page.getByText('No assigned project competes for this gene.')).toBeVisible();
  });

  test('people choose among their own work units, administrators among all', async ({ page, siteUrl }) => {
    const units: Record<string, number> = {};
    for (const person of [MANAGER, MEMBER_ELSEWHERE, ADMINISTRATOR]) {
      await signIn(page, siteUrl, person);
      await openCreation(page, siteUrl);
      units[person] = await creationForm(page).workUnit.locator('option:not([value=""])').count();
    }
    expect(units[MANAGER]).toBe(1);
    expect(units[MEMBER_ELSEWHERE]).toBe(1);
    expect(units[ADMINISTRATOR]).toBeGreaterThan(1);
  });

  test('leaving is asked about, and the draft is there on the next visit', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, MEMBER);
    await openCreation(page, siteUrl);
    await creationForm(page).comment.fill('Half a thought');
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    // The form contains the address until the next screen is there.
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();

    await openCreation(page, siteUrl);
    await page.getByRole('button', { name: 'Continue with the draft' }).click();
    await expect(creationForm(page).comment).toHaveValue('Half a thought');
    await page.getByRole('link', { name: 'Reports' }).click();
    await page.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();

    await signIn(page, siteUrl, MANAGER);
    await openCreation(page, siteUrl);
    await expect(page.getByText('You have a draft that was not sent.')).not.toBeVisible();
  });

  test('a repeated click creates once', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, MEMBER);
    await openCreation(page, siteUrl);
    await fillIn(page, 'Zfp984');
    await creationForm(page).create.dblclick();
    await expect(page).toHaveURL(NEW_PROJECT);
    await page.goto(`${siteUrl}/#/projects?gene=Zfp984`);
    await expect(page.getByRole('link', { name: /^TPN:/ })).toHaveCount(1);
  });

  test('works by keyboard alone', async ({ page, siteUrl }) => {
    await signIn(page, siteUrl, MEMBER);
    await openCreation(page, siteUrl);
    const form = creationForm(page);
    await tabTo(page, form.consortia);
    await page.keyboard.type('IMPC');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Escape');
    await tabTo(page, form.privacy);
    await page.keyboard.type('public');
    await tabTo(page, form.mutationType());
    await page.keyboard.type('Deletion');
    await tabTo(page, form.gene());
    await page.keyboard.type('Zfp98');
    await expect(page.getByRole('listbox', { name: 'Gene symbol' })).toContainText('Zfp98');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^Gene Zfp98\d* \(MGI:\d+\)$/)).toBeVisible();
    await tabTo(page, form.attemptType);
    await page.keyboard.type('crispr');
    await tabTo(page, form.workUnit);
    await page.keyboard.type('JAX');
    await tabTo(page, form.workGroup);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, form.create);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(NEW_PROJECT);
  });
});
