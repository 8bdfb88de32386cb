import { screen, within } from '@testing-library/react';
import type { BulkJob, BulkJobCreation, BulkJobRow } from 'shared/contract';
import {
  aConfiguration,
  http,
  HttpResponse,
  numberedProjects,
  refusal,
  startTestServer,
  testServer,
} from 'shared/testing';
import { openList } from './testing/list-screen.tsx';
import { pageOf, serveProjects } from './testing/list-server.ts';

startTestServer();

const [FIRST = '', SECOND = ''] = numberedProjects(2).map(({ tpn }) => tpn);

const JOB: BulkJob = {
  id: 7,
  action: { name: 'stopPlans', reason: 'Animals lost', withColonies: false },
  isPreview: true,
  undoesId: null,
  undoneById: null,
  isUndoable: false,
  user: 'me@lab.example',
  createdAt: '2026-03-01T09:00:00.000Z',
  finishedAt: '2026-03-01T09:00:01.000Z',
  total: 2,
  changed: 1,
  unchanged: 0,
  refused: 1,
};
const ROWS: BulkJobRow[] = [
  {
    place: 1,
    line: null,
    target: 'PIN:0000000001',
    outcome: 'changed',
    message: null,
    details: [
      { field: 'status.name', oldValue: 'Plan Created', newValue: 'Plan Abandoned', note: 'Field changed' },
    ],
    consequences: [{ tpn: 'TPN:000000099', statusBefore: 'Inspect - Conflict', statusAfter: 'Assigned' }],
    genes: ['Cib2'],
  },
  {
    place: 2,
    line: null,
    target: SECOND,
    outcome: 'refused',
    message: 'Not yours.',
    details: [],
    consequences: [],
    genes: [],
  },
];

/** Responds to jobs, and lists those that were given; the first is a preview. */
function serveJobs() {
  const given: BulkJobCreation[] = [];
  const undone: string[] = [];
  const linkTo = (id: number) =>
    HttpResponse.json({ history: [], _links: { self: { href: `https://t/${id}` } } });
  testServer.use(
    http.get('*/api/conf', () => HttpResponse.json(aConfiguration())),
    http.post<never, BulkJobCreation>('*/api/v2/bulkJobs', async ({ request }) => {
      given.push(await request.json());
      return linkTo(6 + given.length);
    }),
    http.post('*/api/v2/bulkJobs/:id/undo', ({ params }) => {
      undone.push(String(params['id']));
      return linkTo(9);
    }),
    http.get('*/api/v2/bulkJobs/:id', ({ params }) => {
      const id = Number(params['id']);
      return HttpResponse.json({
        ...JOB,
        id,
        isPreview: id === 7,
        isUndoable: id === 8,
        undoesId: id === 9 ? 8 : null,
      });
    }),
    http.get('*/api/v2/bulkJobs/:id/rows', () => HttpResponse.json(ROWS)),
  );
  return { given, undone };
}

const box = (tpn: string) => screen.findByRole('checkbox', { name: `Select ${tpn}` });
const dialog = () => within(screen.getByRole('dialog'));

async function openStop() {
  const requests = serveProjects(pageOf(numberedProjects(2)));
  const shell = openList();
  await shell.user.click(await box(FIRST));
  await shell.user.click(await box(SECOND));
  expect(screen.getByText('2 projects selected')).toBeVisible();
  await shell.user.click(screen.getByRole('button', { name: 'Stop…' }));
  await screen.findByRole('dialog');
  return { ...shell, requests };
}

test('projects are selected, previewed, stopped, and brought back', async () => {
  const { given, undone } = serveJobs();
  const { user, requests } = await openStop();
  await user.selectOptions(dialog().getByLabelText('Reason'), 'Animals lost');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));

  expect(await dialog().findByText('1 would be stopped, 0 stay as they are, 1 refused.')).toBeVisible();
  const [, refused, changed] = dialog().getAllByRole('row');
  expect(refused).toHaveTextContent(/Not yours\./);
  expect(changed).toHaveTextContent('Cib2');
  expect(changed).toHaveTextContent('Plan Created → Plan Abandoned');
  expect(changed).toHaveTextContent('TPN:000000099: Inspect - Conflict → Assigned');

  await user.click(dialog().getByRole('button', { name: 'Stop 1 plan' }));
  expect(await dialog().findByText('1 stopped, 0 stay as they are, 1 refused.')).toBeVisible();
  const action = { name: 'stopPlans', reason: 'Animals lost', withColonies: false };
  expect(given).toEqual([
    { action, targets: [FIRST, SECOND], isPreview: true },
    { action, targets: [FIRST, SECOND], isPreview: false },
  ]);

  await user.click(dialog().getByRole('button', { name: 'Undo' }));
  expect(await dialog().findByText('1 brought back, 0 stay as they are, 1 refused.')).toBeVisible();
  expect(undone).toEqual(['8']);
  const before = requests.length;
  await user.click(dialog().getAllByRole('button', { name: 'Close' })[0] ?? document.body);
  expect(requests.length).toBeGreaterThan(before);
});

test('what is missing is said, and a changed form forgets its preview', async () => {
  serveJobs();
  const { user } = await openStop();
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  expect(dialog().getByText('Choose a reason, or write one.')).toBeVisible();
  await user.type(dialog().getByLabelText('In words'), 'flood');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  await dialog().findByText(/would be stopped/);
  await user.type(dialog().getByLabelText('In words'), 's');
  expect(dialog().queryByRole('button', { name: /^Stop \d/ })).not.toBeInTheDocument();
});

test('a refusal keeps what was chosen', async () => {
  serveJobs();
  testServer.use(http.post('*/api/v2/bulkJobs', () => refusal(500, 'The database is resting.')));
  const { user } = await openStop();
  await user.selectOptions(dialog().getByLabelText('Reason'), 'Animals lost');
  await user.click(dialog().getByRole('button', { name: 'Preview' }));
  expect(await dialog().findByText('The database is resting.')).toBeVisible();
  expect(dialog().getByLabelText('Reason')).toHaveValue('Animals lost');
});

test('all of the page, all that match, and nothing', async () => {
  serveProjects(pageOf(numberedProjects(2), { totalElements: 40 }));
  testServer.use(
    http.get('*/api/v2/projectIdentifiers', () => HttpResponse.json([FIRST, SECOND, 'TPN:000000050'])),
  );
  const { user } = openList();
  await user.click(await screen.findByRole('checkbox', { name: 'All 2 of this page' }));
  expect(await box(FIRST)).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'All 40 that match' }));
  expect(await screen.findByText('3 projects selected')).toBeVisible();
  expect(screen.getByRole('button', { name: 'All 40 that match' })).not.toHaveAttribute('aria-busy', 'true');
  await user.click(screen.getByRole('button', { name: 'Select nothing' }));
  expect(screen.getByText('Nothing selected')).toBeVisible();
  expect(await box(FIRST)).not.toBeChecked();
});
