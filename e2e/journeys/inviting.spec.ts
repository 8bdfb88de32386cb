import { expect, test } from '../support/fixtures.ts';
import { openAs, PEOPLE } from '../support/people.ts';

test.describe.configure({ timeout: 180_000 });

test('a manager invites three people at once; who has an account stays in the form, with the reason', async ({
  browser,
  siteUrl,
}) => {
  const manager = await openAs(browser, siteUrl, PEOPLE.manager);
  await manager.goto(`${siteUrl}/#/admin/users`);
  await manager.getByRole('link', { name: 'Invite people' }).click();
  await manager
    .getByLabel(/^Email addresses/)
    .fill(
      `"One, Invited" <invited.one@lab.example>, Invited Two <invited.two@lab.example>\n${PEOPLE.member}`,
    );
  await manager.getByRole('button', { name: 'Remove JAX' }).click();
  await manager.getByRole('button', { name: 'Invite', exact: true }).click();
  await expect(manager.getByText('Choose at least one work unit or consortium').first()).toBeVisible();
  await manager.getByRole('combobox', { name: 'Work Unit' }).click();
  await manager.getByRole('option', { name: 'JAX' }).click();
  await manager.keyboard.press('Escape');
  await manager.getByRole('button', { name: 'Invite', exact: true }).click();
  const table = manager.getByRole('table', { name: 'Invitations' });
  await expect(table.getByRole('row', { name: /invited\.one/ })).toContainText('Invited');
  await expect(table.getByRole('row', { name: new RegExp(PEOPLE.member) })).toContainText('already exists');
  await expect(manager.getByLabel(/^Email addresses/)).toHaveValue(PEOPLE.member);
  await manager.context().close();
});

test('a manager adds a webhook, sees its secret once, tests it, and removes it', async ({
  browser,
  siteUrl,
}) => {
  const manager = await openAs(browser, siteUrl, PEOPLE.manager);
  await manager.goto(`${siteUrl}/#/admin/webhooks`);
  await manager.getByRole('button', { name: 'New webhook' }).click();
  await manager.getByLabel(/^Changes of/).selectOption({ label: 'JAX, work unit' });
  await manager.getByLabel(/^Address/).fill('http://127.0.0.1/changes');
  await manager.getByRole('button', { name: 'Add webhook' }).click();
  await expect(manager.getByText(/must begin with https/)).toBeVisible();
  await manager.getByLabel(/^Address/).fill('https://nowhere.invalid/changes');
  await manager.getByRole('button', { name: 'Add webhook' }).click();
  await expect(manager.getByRole('textbox', { name: 'Secret' })).toHaveValue(/^whsec_/);
  await manager.getByRole('button', { name: /^Send a test to/ }).click();
  await expect(manager.getByText('The test was not delivered.')).toBeVisible();
  await manager.getByRole('button', { name: /^Remove https/ }).click();
  await manager.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(manager.getByText('No webhooks yet')).toBeVisible();
  await manager.context().close();
});
