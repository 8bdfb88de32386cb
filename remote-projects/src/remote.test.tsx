import { screen } from '@testing-library/react';
import { findRemote } from 'shared/remote';
import { http, HttpResponse, renderInShell, startTestServer } from 'shared/testing';
import frame from '../package.json' with { type: 'json' };
import { serveDetail } from './detail/testing/detail-server.ts';
import { aGenePage } from './gene/testing/a-gene-page.ts';
import remote from './remote.tsx';

const server = startTestServer();

// ui-screens 1.4.
const SCREENS = [
  ['/projects', 'Managed Projects'],
  ['/projects/project-creation', 'Project Creation'],
  ['/projects/import', 'Import a Spreadsheet'],
  ['/projects/views', 'Saved Views'],
  ['/projects/TPN:000000042', 'Project TPN:000000042'],
  ['/projects/TPN:000000042/history', 'Project History TPN:000000042'],
  ['/genes/Cib2', 'Cib2'],
  ['/work', 'My work'],
];

test.each(SCREENS)('%s shows "%s"', async (route, title) => {
  serveDetail();
  server.use(
    http.get('*/api/v2/savedViews', () => HttpResponse.json([])),
    http.get('*/api/projects/:tpn/history', () => HttpResponse.json([])),
    http.get('*/api/v2/genes/:gene', () => HttpResponse.json(aGenePage())),
  );
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
