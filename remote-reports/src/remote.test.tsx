import { screen } from '@testing-library/react';
import { findRemote } from 'shared/remote';
import { http, HttpResponse, renderInShell, startTestServer } from 'shared/testing';
import frame from '../package.json' with { type: 'json' };
import { GENE_COUNT, NUMBERS } from './production-numbers/production-calls.ts';
import remote from './remote.tsx';

const server = startTestServer();
// The code of a screen is loaded when it shows; a busy machine takes its time over that, and no test should.
beforeAll(async () => {
  await import('./reports-page.tsx');
  await Promise.all([
    import('./production-numbers/production-numbers.tsx'),
    import('./production-numbers/chart/cumulative-chart.tsx'),
    import('./work-unit-attempts/work-unit-attempts.tsx'),
  ]);
}, 60_000);
beforeEach(() =>
  server.use(
    http.get(`*${GENE_COUNT}`, () => HttpResponse.json([12_345])),
    http.get(`*${NUMBERS}`, () => HttpResponse.json([])),
  ),
);

test('/reports shows "Reports", beginning with the production numbers (ui-screens 1.4, 4)', async () => {
  renderInShell(remote.routes, { route: '/reports' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Reports' })).toBeVisible();
  expect(await screen.findByRole('heading', { level: 2, name: 'IMPC Production Numbers' })).toBeVisible();
});

test('/reports is an address that the shell gives to this remote', () => {
  const entry = {
    prefixes: frame.federation.prefixes,
    name: frame.name,
    version: frame.version,
    contract: remote.contract,
    entry: 'x',
  };
  expect(findRemote({ remotes: [entry] }, '/reports')).toBe(entry);
});

test('the remote exports its name and version', () => {
  expect(remote).toMatchObject({ name: frame.name, version: frame.version });
});
