import { screen, waitFor, within } from '@testing-library/react';
import type { SiteHealth } from 'shared/contract';
import {
  anAdministrator,
  http,
  HttpResponse,
  renderInShell,
  startTestServer,
  testServer,
} from 'shared/testing';
import { SiteHealthPage } from './site-health-page.tsx';

startTestServer();

const HEALTH: SiteHealth = {
  days: 7,
  areas: ['shell', 'remote-reports'],
  parts: [
    {
      area: 'remote-reports',
      version: '1.1.0',
      contract: 1,
      visits: 1200,
      errors: 3,
      lastDay: '2026-11-21',
      vitals: [
        { metric: 'LCP', samples: 340, p50: 1200, p75: 1840, p95: 5100, rating: 'good' },
        { metric: 'INP', samples: 1, p50: 300, p75: 320, p95: 330, rating: 'needs improvement' },
      ],
    },
  ],
  errors: [
    {
      id: 'f1',
      area: 'remote-reports',
      kind: 'failed-to-load',
      message: 'remote-reports 1.1.0 (load): no answer',
      count: 3,
      versions: [
        { version: '1.1.0', count: 2 },
        { version: '1.0.0', count: 1 },
      ],
      firstSeenAt: '2026-11-20T08:00:00.000Z',
      lastSeenAt: '2026-11-21T09:30:00.000Z',
      example: {
        version: '1.1.0',
        route: '/reports/*',
        browser: 'Firefox',
        stack: ['at load (static/shell.js:1:2)'],
        runs: ['shell 1.1.0', 'remote-reports 1.1.0'],
      },
    },
  ],
  errorGroups: 1,
  keptDays: 90,
  reportedPercent: 100,
};

function open(health: Partial<SiteHealth> = {}, route = '/admin/site-health') {
  const questions: URLSearchParams[] = [];
  testServer.use(
    http.get('*/api/siteHealth', ({ request }) => {
      questions.push(new URL(request.url).searchParams);
      return HttpResponse.json({ ...HEALTH, ...health });
    }),
  );
  return { questions, ...renderInShell(<SiteHealthPage />, { session: anAdministrator(), route }) };
}

test('a version shows how fast it was, and whether that is good, in words', async () => {
  const { user } = open();
  const row = await screen.findByRole('row', { name: /remote-reports 1\.1\.0 1,200/ });
  const texts = within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
  expect(texts).toEqual([
    '1,200',
    '3',
    '1.8 s of 340 valuesGood',
    '320 ms of 1 valueNeeds improvement',
    '',
    '',
    '',
  ]);
  await user.click(within(row).getByRole('button'));
  expect(screen.getByText('Half up to 1.2 s, 95 of 100 up to 5.1 s; 340 values')).toBeVisible();
  expect(screen.getByText('Half up to 300 ms, 95 of 100 up to 330 ms; 1 value')).toBeVisible();
});

test('an error says in which versions it happened, and its last time what is needed to look for it', async () => {
  const { user } = open();
  const row = await screen.findByRole('row', { name: /no answer/ });
  for (const text of ['Failed to load', '1.1.0 (2)', '1.0.0 (1)'])
    expect(within(row).getByText(text)).toBeVisible();
  await user.click(within(row).getByRole('button', { name: /^Details of/ }));
  for (const text of ['/reports/*', 'Firefox', 'shell 1.1.0', 'at load (static/shell.js:1:2)'])
    expect(screen.getByText(text)).toBeVisible();
});

test('an error whose place in the program is not known names none', async () => {
  const [error] = HEALTH.errors;
  const errors = error?.example ? [{ ...error, example: { ...error.example, stack: [] } }] : [];
  const { user } = open({ errors });
  const row = await screen.findByRole('row', { name: /no answer/ });
  await user.click(within(row).getByRole('button', { name: /^Details of/ }));
  expect(screen.getByText('Not told by the browser')).toBeVisible();
});

test('period and area are in the address and in the question', async () => {
  const { user, questions, address } = open({}, '/admin/site-health?days=30');
  await screen.findByRole('row', { name: /remote-reports 1\.1\.0 1,200/ });
  expect(questions.at(-1)?.get('days')).toBe('30');
  await user.selectOptions(screen.getByLabelText('Area'), 'remote-reports');
  await waitFor(() => expect(questions.at(-1)?.get('area')).toBe('remote-reports'));
  await user.selectOptions(screen.getByLabelText('Period'), '7 days');
  await user.selectOptions(screen.getByLabelText('Area'), 'All areas');
  await waitFor(() => expect(address()).toBe('/admin/site-health'));
});

test('an area of the address that nothing is known of stays chosen', async () => {
  open({ areas: [], parts: [], errors: [], errorGroups: 0 }, '/admin/site-health?area=remote-search');
  expect(await screen.findByText('No visit was reported in this period.')).toBeVisible();
  expect(screen.getByText('No error was reported in this period.')).toBeVisible();
  expect(screen.getByLabelText('Area')).toHaveValue('remote-search');
});

test.each([
  [0, 'Pages do not report at the moment.'],
  [1, 'Of a hundred pages 1 reports.'],
  [25, 'Of a hundred pages 25 report.'],
])('that %s of a hundred pages report is shown', async (reportedPercent, text) => {
  open({ reportedPercent });
  expect(await screen.findByText(text)).toBeVisible();
});

const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();
const proven = (hours: number) => ({
  at: hoursAgo(hours),
  restoredTo: hoursAgo(hours),
  tables: 120,
  rows: 9000,
});

test.each([
  [{ proven: proven(0) }, 'Backups can be restored: verified within the last hour.'],
  [{ proven: proven(1) }, 'Backups can be restored: verified 1 hour ago.'],
  [{ proven: proven(47) }, 'Backups can be restored: verified 47 hours ago.'],
])('a backup that was restored lately is good news', async (restore, title) => {
  open({ restore });
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/120 tables, 9,000 rows/)).toBeVisible();
  expect(screen.queryByText(/restore-drill/)).not.toBeInTheDocument();
});

test.each([
  [{}, /^No backup was restored and verified so far\.$/],
  [{ proven: proven(48) }, /^No backup was restored and verified for 48 hours\.$/],
  [{ proven: proven(20), failedAt: '2026-11-25T03:10:00.000Z' }, /^Restoring a backup failed at 2026-11-25/],
])(
  'a backup that was not restored, long ago, or failed is a warning that says what to do',
  async (restore, title) => {
    open({ restore });
    expect(await screen.findByText(title)).toBeVisible();
    expect(screen.getByText(/Ask those who run this server to look at the log/)).toBeVisible();
  },
);

test('a server that does not know of backups shows nothing of them', async () => {
  open();
  await screen.findByRole('row', { name: /no answer/ });
  expect(screen.queryByText(/backup/i)).not.toBeInTheDocument();
});

test('shows that the list of errors is cut off', async () => {
  open({ errorGroups: 130 });
  expect(await screen.findByText(/Of 130 different errors these are the latest 1\./)).toBeVisible();
});

test('what cannot be loaded can be tried again', async () => {
  const { user } = open();
  testServer.use(http.get('*/api/siteHealth', () => HttpResponse.error(), { once: true }));
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /remote-reports 1\.1\.0 1,200/ })).toBeVisible();
});
