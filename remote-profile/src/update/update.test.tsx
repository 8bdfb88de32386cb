import { screen, waitFor, within } from '@testing-library/react';
import { hasUnsavedChanges } from 'shared/router';
import {
  anAdministrator,
  aPerson,
  aSiteStatus,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { accountPath, personPath } from '../paths.ts';
import { serveAccount } from '../testing/account-server.ts';
import { aManager, serveManagedLists } from '../testing/people-server.ts';
import { UpdatePage } from './update-page.tsx';

startTestServer();
afterEach(() => localStorage.clear());

const ROUTES = [{ path: '/admin/update-user/:email', element: <UpdatePage /> }];
const JO = 'jo@lab.example';

async function open(session = anAdministrator(), email = JO) {
  serveManagedLists(session);
  const shell = renderInShell(ROUTES, { session, route: `/admin/update-user/${encodeURIComponent(email)}` });
  await screen.findByRole('textbox', { name: 'Name' });
  return shell;
}
const name = () => screen.getByRole('textbox', { name: 'Name' });
const update = () => screen.getByRole('button', { name: 'Update' });
const cell = (label: string) => screen.getByRole('combobox', { name: label });
const card = (title: string) => within(screen.getByRole('region', { name: title }));

// ui-screens 22.2, PP-20.
describe('an administrator', () => {
  test('changes name and roles by the call that updates, over the version that was read', async () => {
    const sent = serveAccount();
    const { user } = await open();
    expect(screen.getByRole('heading', { level: 1, name: 'Update existing account' })).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Email' })).toBeDisabled();
    expect(screen.queryByLabelText(/password/i)).not.toBeInTheDocument();
    await user.clear(name());
    await user.type(name(), 'Jo Jones');
    await user.selectOptions(cell('Work unit association 1, Role'), 'manager');
    await user.click(card('Consortium association(s)').getByRole('button', { name: 'Add' }));
    await user.selectOptions(cell('Consortium association 1, Consortium'), 'CMG');
    await user.selectOptions(cell('Consortium association 1, Role'), 'general');
    expect(hasUnsavedChanges()).toBe(true);
    await user.click(update());
    expect(await screen.findByText('Data updated.')).toBeVisible();
    expect(sent.updates).toEqual([
      {
        condition: '"1-x"',
        body: {
          name: 'Jo Jones',
          contactable: true,
          rolesWorkUnits: [{ id: 11, workUnitName: 'JAX', roleName: 'manager' }],
          rolesConsortia: [{ id: null, consortiumName: 'CMG', roleName: 'general' }],
        },
      },
    ]);
    expect(sent.accountChanges).toEqual([]);
    await waitFor(() => expect(hasUnsavedChanges()).toBe(false));
  });

  test('is not shown roles to be left alone: all are theirs to change', async () => {
    serveAccount();
    await open();
    expect(screen.queryByText(/Not yours to change/)).not.toBeInTheDocument();
  });

  test('makes an administrator, which is a change of the account', async () => {
    const sent = serveAccount();
    const { user } = await open();
    await user.click(screen.getByRole('checkbox', { name: 'Is Administrator?' }));
    await user.click(update());
    expect(await screen.findByText('Data updated.')).toBeVisible();
    expect(sent.accountChanges).toEqual([{ isAdmin: true }]);
    expect(await card('Account').findByText('Administrator')).toBeVisible();
  });

  test('does not change their own right, nor deactivates themselves', async () => {
    const admin = anAdministrator();
    serveAccount(admin);
    await open(admin, admin.email);
    expect(screen.getByRole('checkbox', { name: /^Is Administrator\?/ })).toBeDisabled();
    const button = screen.getByRole('button', { name: 'Deactivate' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription('You can not deactivate your own account.');
  });

  test('PP-21: a half-filled row is not sent', async () => {
    const sent = serveAccount();
    const { user } = await open();
    await user.selectOptions(cell('Work unit association 1, Role'), '');
    await user.click(update());
    expect(await screen.findByText('Set a Work Unit and a role for all the associations.')).toBeVisible();
    expect(sent.updates).toEqual([]);
  });

  test('a stored role is taken away after a question', async () => {
    const sent = serveAccount();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Delete Work unit association 1' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Ok' }));
    await user.click(update());
    await waitFor(() => expect(sent.updates[0]?.body.rolesWorkUnits).toEqual([]));
  });

  test('a refusal is shown, and what was typed stays', async () => {
    serveAccount();
    testServer.use(http.put(`*${personPath(JO)}`, () => refusal(400, 'Role nope does not exist.')));
    const { user } = await open();
    await user.type(name(), ' 2');
    await user.click(update());
    expect(await screen.findByRole('alert')).toHaveTextContent('Role nope does not exist.');
    expect(name()).toHaveValue('Jo Smith 2');
    expect(hasUnsavedChanges()).toBe(true);
  });

  test('PP-11: what somebody else has changed meanwhile is resolved, not overwritten', async () => {
    const sent = serveAccount();
    const { user } = await open();
    await user.selectOptions(cell('Work unit association 1, Role'), 'manager');
    const theirs = { ...aPerson({ name: 'Jo Smythe' }) };
    testServer.use(
      http.put(`*${personPath(JO)}`, () => refusal(412, 'The person has been changed since you opened it.'), {
        once: true,
      }),
      http.get(`*${personPath(JO)}`, () => HttpResponse.json(theirs, { headers: { ETag: '"7-x"' } })),
    );
    await user.click(update());
    const dialog = within(await screen.findByRole('dialog', { name: 'Changed since you opened it' }));
    await user.click(dialog.getByRole('button', { name: 'Save my choices' }));
    await waitFor(() => expect(sent.updates).toHaveLength(1));
    expect(sent.updates[0]).toMatchObject({
      condition: '"7-x"',
      body: { name: 'Jo Smythe', rolesWorkUnits: [{ workUnitName: 'JAX', roleName: 'manager' }] },
    });
  });
});

describe('a manager', () => {
  const shared = {
    rolesWorkUnits: [
      { id: 11, workUnitName: 'JAX', roleName: 'general' },
      { id: 12, workUnitName: 'BCM', roleName: 'general' },
    ],
  };

  test('changes roles where they are manager; the others are shown and go back as they came', async () => {
    const sent = serveAccount(shared);
    const { user } = await open(aManager());
    expect(screen.queryByRole('checkbox', { name: /Administrator/ })).not.toBeInTheDocument();
    expect(screen.getByText('Not yours to change: BCM – general')).toBeVisible();
    const units = cell('Work unit association 1, Work Unit');
    expect(
      within(units)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['', 'JAX']);
    await user.selectOptions(cell('Work unit association 1, Role'), 'manager');
    await user.click(update());
    await waitFor(() => expect(sent.updates).toHaveLength(1));
    expect(sent.updates[0]?.body.rolesWorkUnits).toEqual([
      { id: 12, workUnitName: 'BCM', roleName: 'general' },
      { id: 11, workUnitName: 'JAX', roleName: 'manager' },
    ]);
  });

  test('does not deactivate administrators', async () => {
    serveAccount({ isAdmin: true });
    await open(aManager());
    expect(screen.getByRole('button', { name: 'Deactivate' })).toHaveAttribute('aria-disabled', 'true');
  });

  test('shows a message for an account that the person may not see', async () => {
    serveAccount();
    serveManagedLists(aManager());
    testServer.use(
      http.get(`*${accountPath(JO)}`, () => refusal(403, 'You do not have permission to read the account.')),
    );
    renderInShell(ROUTES, { session: aManager(), route: `/admin/update-user/${JO}` });
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'You do not have permission to read the account.',
    );
  });
});

describe('the account', () => {
  test('is deactivated after a question, and activated again', async () => {
    const sent = serveAccount();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Deactivate the account?' }));
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent.accountChanges).toEqual([]);

    await user.click(screen.getByRole('button', { name: 'Deactivate' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Deactivate' }),
    );
    expect(await screen.findByText('The account is deactivated. All sessions have ended.')).toBeVisible();
    expect(await card('Account').findByText('Deactivated')).toBeVisible();
    // An update would make the account active again (api-1 section 4.2): that is done knowingly.
    expect(name()).toBeDisabled();

    await user.click(screen.getByRole('button', { name: 'Activate' }));
    expect(await screen.findByText('The account is active again.')).toBeVisible();
    await waitFor(() => expect(name()).toBeEnabled());
    expect(sent.accountChanges).toEqual([{ isActive: false }, { isActive: true }]);
  });

  test('PP-20: a new password is a matter of a mail', async () => {
    const sent = serveAccount();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Send reset email' }));
    expect(await screen.findByText(/^Reset password email sent to jo@lab\.example\./)).toBeVisible();
    expect(screen.getByText('Reset password email sent.')).toBeVisible();
    expect(sent.resets).toEqual([JO]);
  });

  test('where the site sends no mail, the link is in the outbox', async () => {
    serveAccount();
    testServer.use(http.get('*/api/v2/status', () => HttpResponse.json(aSiteStatus('off'))));
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Send reset email' }));
    expect(await screen.findByText(/^This site sends no email\..*in the outbox/)).toBeVisible();
    expect(screen.queryByText(/email sent/)).not.toBeInTheDocument();
  });

  test('leads to its history', async () => {
    serveAccount();
    await open();
    expect(screen.getByRole('link', { name: 'History' })).toHaveAttribute(
      'href',
      '/admin/update-user/jo%40lab.example/history',
    );
  });
});

describe('what was typed and never sent (PP-07)', () => {
  const DRAFT = `gt-draft ${anAdministrator().email} account ${JO}`;

  test('is offered on the next visit, over what others have saved meanwhile', async () => {
    serveAccount();
    const first = await open();
    await first.user.type(name(), ' 2');
    await first.user.selectOptions(cell('Work unit association 1, Role'), 'manager');
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toContain('manager'));
    first.unmount();

    const sent = serveAccount({ rolesConsortia: [{ id: 21, consortiumName: 'IMPC', roleName: 'general' }] });
    const { user } = await open();
    expect(name()).toHaveValue('Jo Smith');
    await user.click(screen.getByRole('button', { name: 'Continue with the draft' }));
    expect(name()).toHaveValue('Jo Smith 2');
    await user.click(update());
    expect(await screen.findByText('Data updated.')).toBeVisible();
    expect(sent.updates[0]?.body).toMatchObject({
      name: 'Jo Smith 2',
      rolesWorkUnits: [{ workUnitName: 'JAX', roleName: 'manager' }],
      rolesConsortia: [{ consortiumName: 'IMPC', roleName: 'general' }],
    });
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });
});

test('a manager is not offered the form of an account that is for administrators only', async () => {
  serveAccount({}, { mayUpdate: false });
  const session = aManager();
  serveManagedLists(session);
  renderInShell(ROUTES, { session, route: `/admin/update-user/${encodeURIComponent(JO)}` });
  expect(
    await screen.findByText(/The accounts of services are changed by administrators only/),
  ).toBeVisible();
  for (const role of ['textbox', 'button'] as const)
    expect(screen.queryByRole(role, { name: /^(Name|Update|Deactivate)$/ })).not.toBeInTheDocument();
});
