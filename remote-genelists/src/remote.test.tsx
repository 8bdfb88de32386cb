import { screen } from '@testing-library/react';
import { findRemote } from 'shared/remote';
import { http, HttpResponse, renderInShell, startTestServer } from 'shared/testing';
import frame from '../package.json' with { type: 'json' };
import remote from './remote.tsx';

// ui-screens 1.4.
const SCREENS = [
  ['/your-gene-list', 'Your Gene List'],
  ['/public-gene-lists', 'Public Gene Lists'],
];

const server = startTestServer();

test.each(SCREENS)('%s shows "%s"', async (route, title) => {
  server.use(http.get('*/api/geneList/descriptions', () => HttpResponse.json([])));
  renderInShell(remote.routes, { route });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
});

test.each(SCREENS)('%s is an address that the shell gives to this remote', (route) => {
  const entry = {
    prefixes: frame.federation.prefixes,
    name: frame.name,
    version: frame.version,
    contract: remote.contract,
    entry: 'x',
  };
  const pathname = route.split('?')[0] ?? '';
  expect(findRemote({ remotes: [entry] }, pathname)).toBe(entry);
});

test('the remote exports its name and version', () => {
  expect(remote).toMatchObject({ name: frame.name, version: frame.version });
});
