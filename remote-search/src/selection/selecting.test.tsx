import { screen, within } from '@testing-library/react';
import type { Person } from 'shared/contract';
import {
  aConfiguration,
  aPerson,
  http,
  HttpResponse,
  refusal,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import remote from '../remote.tsx';
import { answerOf, manyProjects } from '../testing/results.ts';
import { serveSearches } from '../testing/search-server.ts';

startTestServer();

const MEMBER = aPerson({ rolesWorkUnits: [{ id: 1, workUnitName: 'JAX', roleName: 'general' }] });
const [FIRST, SECOND] = manyProjects(2);
const tpnOf = (row: typeof FIRST) => row?.project?.tpn ?? '';

function open(session: Person | null = MEMBER, route = '/search') {
  testServer.use(http.get('*/api/conf', () => HttpResponse.json(aConfiguration())));
  return renderInShell(remote.routes, { route, session });
}
const box = (tpn: string) => screen.findByRole('checkbox', { name: `Select ${tpn}` });

test('people of a work unit select projects that were found, and stop them', async () => {
  serveSearches(answerOf(manyProjects(2)));
  const given: unknown[] = [];
  testServer.use(
    http.post('*/api/v2/bulkJobs', async ({ request }) => {
      given.push(await request.json());
      return refusal(500, 'The database is resting.');
    }),
  );
  const { user } = open();
  await user.click(await box(tpnOf(SECOND)));
  await user.click(await box(tpnOf(FIRST)));
  expect(screen.getByText('2 projects selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stop…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('In words'), 'flood');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  expect(await dialog.findByText('The database is resting.')).toBeVisible();
  const action = { name: 'stopPlans', reason: 'flood', withColonies: false };
  expect(given).toEqual([{ action, targets: [tpnOf(SECOND), tpnOf(FIRST)], isPreview: true }]);
});

test('a project that two terms found is one; all that match are read with terms and filters', async () => {
  const rows = manyProjects(2).map((row) => ({ ...row, input: 'Egr2' }));
  serveSearches(answerOf([...rows, ...rows], { totalElements: 40 }));
  const queries: string[] = [];
  testServer.use(
    http.get('*/api/v2/projects/search/identifiers', ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json([tpnOf(FIRST), tpnOf(SECOND), 'TPN:000000050']);
    }),
  );
  const { user } = open(MEMBER, '/search?input=Egr2&workUnitName=JAX');
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 of this page' }));
  expect(screen.getByText('2 projects selected')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'All that match' }));
  expect(await screen.findByText('3 projects selected, 1 of them not on this page')).toBeVisible();
  expect(queries).toEqual(['?searchTypeName=gene&input=Egr2&workUnitName=JAX']);
});

test.each<[string, Person | null]>([
  ['visitors', null],
  ['people without a work unit', aPerson({ rolesWorkUnits: [] })],
])('%s have nothing to select', async (_who, session) => {
  serveSearches(answerOf(manyProjects(2)));
  open(session);
  await screen.findByRole('link', { name: tpnOf(FIRST) });
  expect(screen.queryByRole('group', { name: 'Selection' })).not.toBeInTheDocument();
  expect(screen.queryByRole('checkbox', { name: /^Select/ })).not.toBeInTheDocument();
});
