import { screen } from '@testing-library/react';
import { findRemote } from 'shared/remote';
import { aPerson, renderInShell, startTestServer } from 'shared/testing';
import frame from '../package.json' with { type: 'json' };
import remote from './remote.tsx';

startTestServer();

// ui-screens 1.4; the list, histories, the outbox, the log and the site's health are ours.
const SCREENS = [
  ['/edit_profile', 'Edit your profile'],
  ['/admin', 'Admin'],
  ['/admin/users', 'Users'],
  ['/admin/register-user', 'Creation of new account'],
  ['/admin/update-user/a@b.example', 'Update existing account'],
  ['/admin/update-user/a@b.example/history', 'User History'],
  ['/admin/outbox', 'Outbox'],
  ['/admin/security-events', 'Security log'],
  ['/admin/site-health', 'Site health'],
];
const ADMIN_SCREENS = SCREENS.slice(1);

/** Spec part 1 §8. */
const ACCESS_DENIED =
  'Access denied. Please log as a user with the corresponding permissions to execute the required action.';

// PP-44, spec part 1 §2: a guarded entry, instead of script errors.
test.each(SCREENS)('%s is "%s", and asks visitors to sign in and come back', async (route, title) => {
  renderInShell(remote.routes, { route });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    `/login?returnUrl=${encodeURIComponent(route)}`,
  );
});

test.each(ADMIN_SCREENS)(
  '%s tells people without the right so, and asks the server nothing',
  async (route, title) => {
    renderInShell(remote.routes, { route, session: aPerson() });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(ACCESS_DENIED)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the project search' })).toHaveAttribute('href', '/search');
  },
);

test.each(SCREENS)('%s is an address that the shell gives to this remote', (route) => {
  const entry = {
    prefixes: frame.federation.prefixes,
    name: frame.name,
    version: frame.version,
    contract: remote.contract,
    entry: 'x',
  };
  expect(findRemote({ remotes: [entry] }, route)).toBe(entry);
});

test('the remote exports its name and version', () => {
  expect(remote).toMatchObject({ name: frame.name, version: frame.version });
});
