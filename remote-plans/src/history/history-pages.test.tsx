import { screen } from '@testing-library/react';
import { http, HttpResponse, refusal, renderInShell, startTestServer } from 'shared/testing';
import remote from '../remote.tsx';
import { aCrisprPlan, servePlan } from '../testing/index.ts';

const server = startTestServer();

const PRODUCTION = '/projects/TPN:000000042/production-plan/PIN:0000000001';
const PHENOTYPING = '/projects/TPN:000000042/phenotyping-plan/PIN:0000000002';
const OUTCOME = '/projects/TPN:000000042/plans/PIN:0000000001/outcomes/TPO:000000000004';
const STAGE = `${PHENOTYPING}/phenotyping-stage/PSN:000000000003`;

// Titles of spec part 2 §2, calls of ui-screens 18.
test.each([
  [PRODUCTION, 'Project History', '/api/plans/PIN:0000000001/history', 'PIN:0000000001'],
  [PHENOTYPING, 'Project History', '/api/plans/PIN:0000000002/history', 'PIN:0000000002'],
  [
    OUTCOME,
    'Outcome History',
    '/api/plans/PIN:0000000001/outcomes/TPO:000000000004/history',
    'TPO:000000000004',
  ],
  [
    STAGE,
    'Phenotyping Stage History',
    '/api/plans/PIN:0000000002/phenotypingStages/PSN:000000000003/history',
    'PSN:000000000003',
  ],
])(
  '%s/history is titled "%s", read at %s, and leads back to %s (PP-37)',
  async (address, title, path, id) => {
    server.use(http.get('*/api/*', () => refusal(404, 'Not served here.')));
    server.use(
      http.get(`*${path}`, () =>
        HttpResponse.json([
          { id: 1, user: 'jo@lab.example', date: '2026-03-01T09:15:02', comment: 'Created it', details: [] },
        ]),
      ),
    );
    renderInShell(remote.routes, { route: `${address}/history` });
    expect(await screen.findByRole('heading', { level: 1, name: `${title} ${id}` })).toBeVisible();
    expect(screen.getByRole('link', { name: new RegExp(id) })).toHaveAttribute('href', address);
    expect(await screen.findByText('Created it')).toBeVisible();
  },
);

test('a history is headed like its record: its gene, where it stands and where it belongs', async () => {
  servePlan({ plan: aCrisprPlan() });
  server.use(http.get('*/api/plans/:pin/history', () => HttpResponse.json([])));
  renderInShell(remote.routes, { route: `${PRODUCTION}/history` });
  const name = 'Gpr173 Project History PIN:0000000001';
  expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
  expect(await screen.findByText('Attempt In Progress')).toBeVisible();
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(trail).toHaveTextContent('Gpr173 TPN:000000042Production plan PIN:0000000001Project History');
});

test.each([
  [PRODUCTION, '/api/v2/plans/PIN:0000000001/at'],
  [OUTCOME, '/api/v2/plans/PIN:0000000001/outcomes/TPO:000000000004/at'],
  [STAGE, '/api/v2/plans/PIN:0000000002/phenotypingStages/PSN:000000000003/at'],
])('%s can be read as it was at the end of a day, at %s (ADR 40)', async (address, path) => {
  server.use(http.get('*/api/*', () => refusal(404, 'Not served here.')));
  server.use(
    http.get(`*${path}`, ({ request }) => {
      const day = new URL(request.url).searchParams.get('day') ?? '';
      const nothing = { knownSince: null, statuses: [], fields: [], elements: [] };
      return HttpResponse.json({ day, exists: false, createdOn: '2026-03-01', ...nothing });
    }),
  );
  renderInShell(remote.routes, { route: `${address}/history?at=2025-12-31` });
  expect(await screen.findByText('It did not exist yet; it was created on 2026-03-01.')).toBeVisible();
});
