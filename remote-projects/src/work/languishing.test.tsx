import { screen, within } from '@testing-library/react';
import { aPerson, http, HttpResponse, renderInShell, startTestServer, testServer } from 'shared/testing';
import remote from '../remote.tsx';
import { aWaitingPlan, aWork } from './testing/a-work.ts';

startTestServer();

function open(hasMore: boolean) {
  const queries: string[] = [];
  const given: unknown[] = [];
  const plans = ['PIN:0000000001', 'PIN:0000000002'].map((pin) => aWaitingPlan({ pin }));
  testServer.use(
    http.get('*/api/v2/savedViews', () => HttpResponse.json([])),
    http.get('*/api/v2/bulkJobs', () => HttpResponse.json([])),
    http.get('*/api/v2/my_work', () =>
      HttpResponse.json(aWork({ waiting: [], languishing: { total: 1347, hasMore, plans } })),
    ),
    http.get('*/api/v2/my_work/languishing', ({ request }) => {
      queries.push(new URL(request.url).search);
      return HttpResponse.json(['PIN:0000000001', 'PIN:0000000002', 'PIN:0000000003']);
    }),
    http.post('*/api/v2/bulkJobs', async ({ request }) => {
      given.push(await request.json());
      return new HttpResponse(null, { status: 500 });
    }),
  );
  const shell = renderInShell(remote.routes, { route: '/work?workUnitName=JAX', session: aPerson() });
  return { ...shell, queries, given };
}

test('plans that stand still are selected, by their identifiers, and stopped', async () => {
  const { user, given } = open(false);
  const card = within(await screen.findByRole('region', { name: 'Stands still longer than usual' }));
  await user.click(await card.findByRole('checkbox', { name: 'Select PIN:0000000002' }));
  expect(card.getByText('1 plan selected')).toBeVisible();
  await user.click(card.getByRole('button', { name: 'Stop…' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText('In words'), 'flood');
  await user.click(dialog.getByRole('button', { name: 'Preview' }));
  await dialog.findByRole('button', { name: 'Preview' });
  expect(given).toMatchObject([{ targets: ['PIN:0000000002'], isPreview: true }]);
});

test.each([
  [false, 'All 1,347 that match'],
  [true, 'All that match'],
])('all of them, also those that are not shown; more than are counted: %s', async (hasMore, name) => {
  const { user, queries } = open(hasMore);
  await user.click(await screen.findByRole('button', { name }));
  expect(await screen.findByText('3 plans selected, 1 of them not on this page')).toBeVisible();
  expect(queries).toEqual(['?workUnitName=JAX']);
});

test('of each it is said how many that stood there as long reached the goal', async () => {
  open(false);
  const card = within(await screen.findByRole('region', { name: 'Stands still longer than usual' }));
  expect(card.getByRole('columnheader', { name: 'Reach the goal' })).toBeVisible();
  expect(card.getAllByRole('cell', { name: '62 %' })).toHaveLength(2);
});
