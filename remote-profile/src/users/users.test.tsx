import { screen, waitFor, within } from '@testing-library/react';
import { anAdministrator, http, refusal, renderInShell, startTestServer, testServer } from 'shared/testing';
import { aManager, anAccount, serveAccounts, serveManagedLists } from '../testing/people-server.ts';
import { UsersPage } from './users-page.tsx';

startTestServer();

const ADA = anAccount({
  name: 'Ada Min',
  email: 'ada@lab.example',
  isAdmin: true,
  rolesWorkUnits: [
    { id: 1, workUnitName: 'BCM', roleName: 'manager' },
    { id: 2, workUnitName: 'JAX', roleName: 'general' },
  ],
  rolesConsortia: [{ id: 3, consortiumName: 'IMPC', roleName: 'general' }],
});
const GONE = anAccount({ name: null, email: 'gone@lab.example', isActive: false });

async function open(route = '/admin/users', session = anAdministrator()) {
  serveManagedLists(session);
  const shell = renderInShell(<UsersPage />, { session, route });
  await screen.findByRole('heading', { level: 1, name: 'Users' });
  return shell;
}
const row = (name: string | RegExp) => screen.findByRole('row', { name });

// PP-68: no list or search of users before.
describe('the table of users', () => {
  test('shows who they are, their roles, and whether the account can be used', async () => {
    serveAccounts([ADA, GONE]);
    await open();
    const headers = (await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent);
    expect(headers).toEqual(['Name', 'Email', 'Work Units', 'Consortia', 'Account']);
    const ada = within(await row(/^Ada Min/));
    expect(ada.getByRole('link', { name: 'Ada Min' })).toHaveAttribute(
      'href',
      '/admin/update-user/ada%40lab.example',
    );
    for (const text of ['BCM – manager', 'JAX – general', 'IMPC – general', 'Active', 'Administrator'])
      expect(ada.getByText(text)).toBeVisible();
    expect(within(await row(/^gone@/)).getByText('Deactivated')).toBeVisible();
    expect(screen.getByText('2 users')).toBeVisible();
  });

  test('whom the caller may not change is shown without a way to their account', async () => {
    serveAccounts([anAccount({ mayUpdate: false })]);
    await open('/admin/users', aManager());
    await row(/^Jo Smith/);
    expect(screen.queryByRole('link', { name: 'Jo Smith' })).not.toBeInTheDocument();
  });

  test('is searched while it is typed, a word one request, from the first page (PP-50)', async () => {
    const questions = serveAccounts([ADA], 90);
    const { user, address } = await open('/admin/users?page=2');
    await row(/^Ada Min/);
    const before = questions.length;
    await user.type(screen.getByRole('textbox', { name: 'Search by name or email' }), 'ada & co');
    await waitFor(() => expect(address()).toBe('/admin/users?search=ada%20%26%20co'));
    await waitFor(() => expect(questions.at(-1)?.get('search')).toBe('ada & co'));
    expect(questions).toHaveLength(before + 1);
    expect(questions.at(-1)?.get('page')).toBe('0');
  });

  test('is filtered by account, work unit, consortium and role, which stay in the address', async () => {
    const questions = serveAccounts([ADA]);
    const { user, address } = await open();
    await user.click(await screen.findByRole('button', { name: /^Show Filters/ }));
    const panel = within(screen.getByRole('complementary', { name: 'Filter' }));
    expect(panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Account',
      'Work Unit',
      'Consortium',
      'Role',
    ]);
    await user.click(panel.getByRole('checkbox', { name: 'Deactivated' }));
    await user.click(panel.getByRole('button', { name: 'Work Unit' }));
    await user.click(await panel.findByRole('checkbox', { name: 'UCD' }));
    await waitFor(() => expect(address()).toBe('/admin/users?workUnitName=UCD&state=deactivated'));
    await waitFor(() => expect(questions.at(-1)?.get('workUnitName')).toBe('UCD'));
    expect(questions.at(-1)?.get('state')).toBe('deactivated');
  });

  test('managers filter by what they manage', async () => {
    serveAccounts([anAccount()]);
    const { user } = await open('/admin/users', aManager());
    await user.click(await screen.findByRole('button', { name: /^Show Filters/ }));
    const panel = within(screen.getByRole('complementary', { name: 'Filter' }));
    await user.click(panel.getByRole('button', { name: 'Work Unit' }));
    expect(await panel.findByRole('checkbox', { name: 'JAX' })).toBeVisible();
    expect(panel.queryByRole('checkbox', { name: 'BCM' })).not.toBeInTheDocument();
  });

  test('shows that nobody matches, and clears the search and the filters (PP-51)', async () => {
    serveAccounts([]);
    const { user, address } = await open('/admin/users?search=zz&roleName=manager');
    expect(await screen.findByText('Nobody matches the search and the filters.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear the search and the filters' }));
    await waitFor(() => expect(address()).toBe('/admin/users'));
    expect(screen.getByRole('textbox', { name: 'Search by name or email' })).toHaveValue('');
  });

  test('a failure is shown, and can be tried again', async () => {
    testServer.use(http.get('*/api/accounts', () => refusal(500, 'Please contact the administrator.')));
    const { user } = await open();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please contact the administrator.');
    serveAccounts([ADA]);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await row(/^Ada Min/)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('leads to the registration', async () => {
    serveAccounts([ADA]);
    await open();
    expect(await screen.findByRole('link', { name: 'Register User' })).toHaveAttribute(
      'href',
      '/admin/register-user',
    );
  });
});
