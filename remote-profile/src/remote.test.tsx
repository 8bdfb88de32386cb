import { screen } from '@testing-library/react';
import { findRemote } from 'shared/remote';
import { renderInShell } from 'shared/testing';
import frame from '../package.json' with { type: 'json' };
import remote from './remote.tsx';

// ui-screens 1.4.
const SCREENS = [
  ['/edit_profile', 'Edit your profile'],
  ['/admin', 'Admin'],
  ['/admin/register-user', 'Admin'],
  ['/admin/update-user/a@b.example', 'Admin'],
];

test.each(SCREENS)('%s shows "%s", which says that it is being built', (route, title) => {
  renderInShell(remote.routes, { route });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent(/ (is|are) being built\.$/);
  expect(screen.getByRole('link', { name: 'Go to the project search' })).toHaveAttribute('href', '/search');
});

test.each(SCREENS)('%s is an address that the shell gives to this remote', (route) => {
  const entry = {
    ...frame.federation,
    name: frame.name,
    version: frame.version,
    contract: remote.contract,
    entry: 'x',
  };
  const pathname = route.split('?')[0] ?? '';
  expect(findRemote({ remotes: [entry] }, pathname)).toBe(entry);
});

test('the remote says its name and version', () => {
  expect(remote).toMatchObject({ name: frame.name, version: frame.version });
});
